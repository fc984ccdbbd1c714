// Above the clouds on Mount Elgon: hikers on a sharp ridge, a sea of cloud glowing below the rising sun.
import { Artwork } from '../../kit/artwork.ts';
import { groundsel } from '../../kit/exotic-plants.ts';
import { facets, hill, ridge } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, rays, sky, stars } from '../../kit/sky.ts';
import { rock } from '../../kit/trees.ts';

export function mountainHikers(): string {
  const art = new Artwork('mountain-hikers');
  art.add(sky(art, '#123C52', '#2C6E7C', '#8FB9A4', '#F3CE8C', '#F79A54'), stars(art, 46, 260, '#FBF7EE'));
  art.add(rays(art, 640, 640, 1500, '#FFE6A8', 26, 0.24), disc(art, 640, 640, 120, '#FFF6D2', '#FFCB74', 5));
  addPeaks(art);
  addCloudSea(art, 800, 20, 60, ['#F9C489', '#E89A6C']);
  addIsland(art);
  addCloudSea(art, 890, 16, 84, ['#FBD9A6', '#D98A70']);
  addCloudSea(art, 1000, 13, 120, ['#F6C49A', '#9A6A7C']);
  addRidge(art);
  return art.finish();
}

function addPeaks(art: Artwork): void {
  const far = ridge({
    base: 740,
    rise: 90,
    seed: 131,
    wave: 230,
    octaves: 6,
    sharp: true,
    shape: (x) => -120 * Math.exp(-(((x - 260) / 200) ** 2)) - 90 * Math.exp(-(((x - 1150) / 240) ** 2)),
  });
  art.add(
    hill(art, far, '#B5786A', '#F0AE74', '#FFE3B0', 3),
    facets(art, far, '#7A5468', 150, false),
    haze(art, 640, 760, 900, 90, '#FFDF9E', 0.7),
  );
}

function addCloudSea(
  art: Artwork,
  y: number,
  count: number,
  size: number,
  tones: readonly [string, string],
): void {
  const puffs = times(count, (i) =>
    leafy(
      art.random,
      (i + art.random.between(0.2, 0.8)) * (1800 / count),
      y + art.random.between(-0.2, 0.3) * size,
      size * art.random.between(1.2, 2),
      size * art.random.between(0.5, 0.8),
      10,
    ),
  ).join('');
  const lights = times(count, (i) =>
    leafy(
      art.random,
      (i + art.random.between(0.2, 0.8)) * (1800 / count),
      y - size * 0.25,
      size * art.random.between(0.6, 1),
      size * 0.26,
      9,
    ),
  ).join('');
  art.add(
    fill(`${puffs}M-20 ${y + size * 0.2}H1820V1220H-20Z`, art.vertical(tones[0], tones[1])),
    fill(lights, '#FFF3D6', 'opacity=".55"'),
  );
}

function addIsland(art: Artwork): void {
  const peak = ridge({
    base: 960,
    rise: 60,
    seed: 77,
    wave: 170,
    octaves: 6,
    sharp: true,
    shape: (x) =>
      -250 * Math.exp(-(((x - 250) / 200) ** 2)) + 120 * (1 - Math.exp(-(((x - 250) / 420) ** 2))),
  });
  art.add(hill(art, peak, '#5A5466', '#B57A70', '#FFD9A0', 3), facets(art, peak, '#34405A', 180, false));
}

function addRidge(art: Artwork): void {
  const crest = curve(
    '520,1220! 640,1130 720,1112 800,1050 870,1030 940,960 1010,938 1080,870 1140,852 1220,770 1290,742 1350,672 1420,650 1480,600 1560,622 1640,700 1720,740 1840,820! 1840,1220!',
    true,
  );
  const shade = curve(
    '1480,600! 1460,720 1500,840 1440,960 1500,1080 1460,1220! 1840,1220! 1840,820! 1640,700!',
  );
  const cracks = stroke(
    'M1290 760Q1260 860 1300 960M1150 870Q1130 960 1180 1060M1010 950Q1000 1040 1040 1140M880 1050Q870 1120 900 1190M1400 680Q1370 780 1400 900',
    '#16283A',
    6,
    'opacity=".6"',
  );
  art.add(
    art.rimmed(
      crest,
      art.vertical('#3F4E5A', '#16242F'),
      '#FFD28A',
      5,
      8,
      fill(shade, '#0F1E2C', 'opacity=".6"') + cracks,
    ),
  );
  const team = [
    {
      x: 1462,
      y: 534,
      s: 0.94,
      pose: poses.point,
      clothes: { skin: '#4A2E1E', top: '#B5532F', bottom: '#23303C', pack: '#C8963E', hat: '#D9C08A' },
    },
    {
      x: 1292,
      y: 666,
      s: -0.98,
      pose: poses.climb,
      clothes: { skin: '#E0B48C', top: '#F0C55A', bottom: '#2B3547', pack: '#B5532F', stick: '#E9CFA0' },
    },
    {
      x: 1120,
      y: 772,
      s: -1,
      pose: poses.climb,
      clothes: { skin: '#8A5A38', top: '#2F8A8A', bottom: '#3A2F3A', pack: '#E0D2B0', stick: '#E9CFA0' },
    },
    {
      x: 940,
      y: 872,
      s: -1.02,
      pose: poses.walk,
      clothes: { skin: '#F0C8A6', top: '#D9772F', bottom: '#23303C', pack: '#2F5A6A', stick: '#E9CFA0' },
    },
  ];
  art.add(...team.map(({ x, y, s, pose, clothes }) => place(person(pose, clothes, '#FFE6B4'), x, y, s)));
  const plant = { trunk: '#1A2028', shade: '#14302F', leaf: '#275048', light: '#C9A860' };
  art.add(
    groundsel(art, 1680, 800, 330, plant),
    groundsel(art, 1580, 1010, 240, plant),
    rock(art, 1290, 1120, 240, 96, '#4A5A62', '#F2C088'),
    rock(art, 900, 1196, 200, 80, '#43535C', '#F2C088'),
    rock(art, 1640, 1194, 290, 104, '#2C3B46', '#C98F68'),
  );
  art.add(grass(art, (x) => 1220 - (x - 520) * 0.1, 600, 1800, 120, 50, '#4A5A46'));
}
