// Kasubi heritage: the great thatched royal house, bark cloth drying in the sun, drums at the gate.
import { Artwork } from '../../kit/artwork.ts';
import { thatch } from '../../kit/buildings.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { drum } from '../../kit/objects.ts';
import { mix } from '../../kit/palette.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { box, curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, rays, sky } from '../../kit/sky.ts';
import { forestBand, forestTree } from '../../kit/trees.ts';

export function kasubiHeritage(): string {
  const art = new Artwork('kasubi-heritage');
  art.add(
    sky(art, '#D9A47A', '#EDBE86', '#F8DDA6', '#FBEBC6'),
    rays(art, 900, 420, 1250, '#FFF3D0', 26, 0.5),
    disc(art, 900, 420, 330, '#FBE3A8', '#FFEFC4', 2.2),
  );
  art.add(hill(art, ridge({ base: 640, rise: 40, seed: 12, wave: 500 }), '#C7A06C', '#DDB87E'));
  art.add(
    forestBand(
      art,
      { base: 690, rise: 34, seed: 26, wave: 420, size: 36, rows: 3 },
      { trunk: '#6B5A38', shade: '#7C7A48', leaf: '#8E8A50', light: '#D9C072' },
      '#A38F52',
    ),
  );
  const green = { trunk: '#5B3F28', shade: '#4C5730', leaf: '#6B7440', light: '#C2B25E' };
  art.add(
    forestTree(art, 230, 860, 520, green, 1),
    forestTree(art, 1600, 850, 470, green),
    banana(art, 430, 850, 220, green),
    banana(art, 1400, 850, 240, green),
  );
  addHouse(art);
  addCourt(art);
  return art.finish();
}

function addHouse(art: Artwork): void {
  art.add(fill('M-40 830Q900 780 1840 830V1240H-40Z', art.vertical('#D98A55', '#B5532F', '#7E3620')));
  art.add(ellipse(930, 862, 520, 34, '#6B2E1C', 'opacity=".55"'), box(520, 730, 760, 120, '#4A2A1C'));
  const reeds = times(46, (i) => `M${524 + i * 16.6} 730v118`).join('');
  art.add(
    stroke(reeds, '#A8703E', 6),
    stroke('M520 770H1280M520 812H1280', '#D9A860', 5),
    place(thatch(art, 960, 520, '#9C7440', '#F8DC9A'), 900, 752),
  );
  art.add(
    fill('M806 852V700q94 -120 188 0V852Z', '#25140F'),
    fill(
      curve(
        '800,852! 806,700 850,644 900,628 950,644 994,700 1000,852! 978,852! 972,710 900,652 828,710 822,852!',
      ),
      '#C89A54',
    ),
  );
  const rings = times(4, (i) => `M${868 - i * 18} ${700 + i * 2}q32 -${40 + i * 6} ${64 + i * 36} 0`).join(
    '',
  );
  art.add(
    stroke(rings, '#6B4526', 3),
    fill('M850 852V720q50 -60 100 0V852Z', '#8A4A2C'),
    stroke(times(7, (i) => `M${858 + i * 14} 700v150`).join(''), '#5B2E1C', 3),
  );
}

function addCourt(art: Artwork): void {
  const fence = (from: number, to: number): string =>
    stroke(
      times(
        Math.round((to - from) / 15),
        (i) => `M${from + i * 15} ${898 - Math.abs(from + i * 15 - 900) * 0.03 - (i % 3) * 4}v-78`,
      ).join(''),
      '#8A5A34',
      7,
    ) + stroke(`M${from} 850L${to} 852M${from} 876L${to} 878`, '#D9A860', 4);
  art.add(fence(-10, 440), fence(1370, 1810));
  art.add(barkCloth(art, 180, 850), barkCloth(art, 1340, 860));
  const weaver = { skin: '#4F301E', top: '#8A4A2C', bottom: '#F3E3C0', skirt: true };
  art.add(
    ellipse(620, 1000, 60, 9, '#5B2818', 'opacity=".6"'),
    place(person(poses.stand, { ...weaver, top: '#F3E3C0', bottom: '#2F5B48' }, '#FFE9BC'), 620, 896, 1.1),
  );
  art.add(
    ellipse(1210, 1006, 70, 9, '#5B2818', 'opacity=".6"'),
    place(
      person(poses.drum, { skin: '#5B3822', top: '#FBF7EE', bottom: '#FBF7EE', skirt: true }, '#FFE9BC'),
      1216,
      898,
      1.15,
    ),
    place(drum('#6B3F26', '#F0DDB4', '#B5532F'), 1130, 1010, 0.9),
  );
  art.add(
    ellipse(860, 1118, 260, 22, '#4A1F14', 'opacity=".55"'),
    place(drum('#5B3322', '#F6E6C2', '#C8963E'), 720, 1120, 1.2),
    place(drum('#7A452A', '#F6E6C2', '#2F5B48'), 990, 1124, 1.05),
    place(drum('#4A2A1C', '#F6E6C2', '#B5532F'), 860, 1150, 1.5),
  );
  const edge = ridge({ base: 1180, rise: 16, seed: 5, wave: 260 });
  art.add(
    grass(art, edge.yAt, 0, 460, 90, 70, '#5E3A20'),
    grass(art, edge.yAt, 1340, 1800, 90, 70, '#5E3A20'),
    birds(art, 520, 240, 6, 130, '#7A4A30'),
  );
}

function barkCloth(art: Artwork, x: number, y: number): string {
  const cloth = (left: number, width: number, drop: number, color: string): string => {
    const d = curve(
      `${left},0! ${left + width / 2},10 ${left + width},0! ${left + width - 4},${drop * 0.5} ${left + width + 3},${drop}! ${left + width * 0.66},${drop + 12} ${left + width * 0.3},${drop - 6} ${left - 2},${drop + 4}!`,
    );
    const fibres = times(
      26,
      () =>
        `M${Math.round(left + art.random.between(6, width - 6))} ${Math.round(art.random.between(8, drop - 40))}q4 20 0 ${Math.round(art.random.between(20, 60))}`,
    ).join('');
    return (
      fill(d, art.horizontal(mix(color, '#FBE3B4', 0.25), color, mix(color, '#2A1410', 0.3))) +
      stroke(fibres, mix(color, '#2A1410', 0.35), 1.6) +
      stroke(`M${left} ${drop * 0.3}h${width}`, mix(color, '#FBE3B4', 0.35), 2, 'stroke-dasharray="10 7"')
    );
  };
  return place(
    stroke('M-6 240V-26M330 240V-26', '#4A2A1C', 10) +
      stroke('M-20 -6Q160 14 344 -6', '#EBCB94', 4) +
      cloth(14, 130, 170, '#A8552F') +
      cloth(164, 150, 200, '#7E3F24'),
    x,
    y,
  );
}
