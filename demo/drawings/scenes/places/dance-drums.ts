// An evening of dance: three dancers in raffia before a row of drummers, torchlight on a maroon sky.
import { Artwork } from '../../kit/artwork.ts';
import { hut } from '../../kit/buildings.ts';
import { banana, palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { drum } from '../../kit/objects.ts';
import { box, curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, rays, sky, stars } from '../../kit/sky.ts';
import { dancer, drummer } from '../../kit/villagers.ts';

export function danceDrums(): string {
  const art = new Artwork('dance-drums');
  art.add(sky(art, '#2B1626', '#5E2632', '#A8442F', '#E0793A', '#F4B05A'));
  art.add(
    stars(art, 70, 420, '#FFE9C0'),
    rays(art, 900, 640, 1300, '#FFC978', 26, 0.22),
    disc(art, 900, 600, 250, '#FBC86C', '#F59A48', 2.6),
  );
  art.add(hill(art, ridge({ base: 720, rise: 60, seed: 12, wave: 600 }), '#7A2F2C', '#A84A30'));
  const dark = { trunk: '#2A1418', shade: '#2E1A1E', leaf: '#45242A', light: '#8A4030' };
  art.add(
    palm(art, 130, 800, 560, 60, dark),
    palm(art, 1700, 800, 520, -50, dark),
    banana(art, 1560, 800, 260, dark),
    banana(art, 300, 800, 230, dark),
  );
  art.add(
    place(hut(art, 330, '#6B2F26', '#4A2422', '#E88A48'), 470, 800),
    place(hut(art, 300, '#6B2F26', '#4A2422', '#E88A48'), 1370, 796),
  );
  art.add(
    box(0, 770, 1800, 450, art.vertical('#B5532F', '#7A2F26', '#3A161C')),
    haze(art, 900, 900, 900, 200, '#F9B860', 0.55),
  );
  addDrummers(art);
  addDancers(art);
  addTorch(art, 130);
  addTorch(art, 1670);
  return art.finish();
}

function addDrummers(art: Artwork): void {
  const robes = ['#F3E2C4', '#E9CFA0', '#E9CFA0', '#F3E2C4'];
  art.add(
    ...robes.map((main, i) => {
      const x = [240, 692, 1118, 1566][i] as number;
      const y = 890;
      return (
        ellipse(x, y + 4, 110, 14, '#3A161C', 'opacity=".5"') +
        place(
          drummer(art, { skin: i % 2 ? '#4A2A1C' : '#5B3420', main, print: '#B5532F', accent: '#C8963E' }),
          x,
          y,
          i < 2 ? 0.98 : -0.98,
        ) +
        place(drum('#6B3522', '#F0DDB4', '#B5532F'), x - 4, y + 12, 1.02)
      );
    }),
  );
}

function addDancers(art: Artwork): void {
  const dust = times(16, () =>
    ellipse(
      art.random.between(300, 1500),
      art.random.between(1080, 1140),
      art.random.between(60, 150),
      art.random.between(8, 20),
      '#F4B56A',
      'opacity=".22"',
    ),
  );
  art.add(...dust);
  const looks = [
    {
      x: 480,
      y: 1120,
      s: 1.42,
      dress: { skin: '#6B3D24', main: '#7A2741', print: '#F1D08A', accent: '#FBF0DA', wrap: '#C8963E' },
    },
    {
      x: 1330,
      y: 1120,
      s: -1.42,
      dress: { skin: '#573019', main: '#1F4A48', print: '#F1D08A', accent: '#FBF0DA', wrap: '#B5532F' },
    },
    {
      x: 905,
      y: 1150,
      s: 1.66,
      dress: { skin: '#7A482A', main: '#B5532F', print: '#FBE0A0', accent: '#FBF7EE', wrap: '#E3B23C' },
    },
  ];
  art.add(
    ...looks.map(
      ({ x, y, s, dress }) =>
        ellipse(x, y + 2, 130, 16, '#2B1018', 'opacity=".6"') + place(dancer(art, dress), x, y, s),
    ),
  );
}

function addTorch(art: Artwork, x: number): void {
  art.add(
    haze(art, x, 700, 300, 330, '#FFB85A', 0.7),
    stroke(`M${x} 760V1120`, '#2A1418', 16),
    fill(`M${x - 24} 740h48l-10 50h-28Z`, '#4A2422'),
  );
  art.add(
    place(
      fill(curve('-24,0 -30,-40 -10,-76 0,-120! 16,-80 30,-50 24,0'), '#E8632A') +
        fill(curve('-14,0 -16,-30 -2,-54 4,-84! 12,-50 18,-30 14,0'), '#FFC35A') +
        fill(curve('-7,0 -7,-18 2,-40 8,-18 7,0'), '#FFF0C0'),
      x,
      744,
    ),
  );
}
