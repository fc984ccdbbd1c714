// A treehouse between two forest giants in fresh green rain light, lanterns lit along its bridge.
import { colobus } from '../../kit/animals/apes.ts';
import { Artwork } from '../../kit/artwork.ts';
import { mix } from '../../kit/palette.ts';
import { fern, vine } from '../../kit/plants.ts';
import { box, curve, ellipse, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { haze, mist } from '../../kit/sky.ts';
import { forestBand, forestTree } from '../../kit/trees.ts';

const wood = '#6B4A30';

export function forestTreehouse(): string {
  const art = new Artwork('forest-treehouse');
  art.add(
    box(0, 0, 1800, 1200, art.vertical('#B9CFC4', '#D6DFC4', '#A9C2A0', '#5E8A70')),
    haze(art, 980, 420, 760, 460, '#F7F3D6', 0.9),
  );
  art.add(
    forestTree(art, 500, 900, 640, misty(0.25)),
    forestTree(art, 1240, 900, 690, misty(0.2)),
    mist(art, 760, 300, '#E4E6CE', 0.6),
  );
  art.add(
    forestTree(art, 280, 980, 760, misty(0.5)),
    forestTree(art, 1010, 960, 560, misty(0.42)),
    forestTree(art, 1640, 990, 800, misty(0.5)),
    mist(art, 880, 260, '#D6DEC2', 0.6),
  );
  art.add(
    forestBand(art, { base: 960, rise: 40, seed: 5, wave: 400, size: 60, rows: 3 }, misty(0.72), '#2F5F4C'),
  );
  addGiants(art);
  addHouse(art);
  addForeground(art);
  return art.finish();
}

function misty(depth: number) {
  const leaf = mix('#C4D3B4', '#2C5E48', depth);
  return {
    trunk: mix('#B4C4AE', '#3A3A2C', depth),
    shade: mix(leaf, '#173A2E', 0.25),
    leaf,
    light: mix(leaf, '#E6E9A8', 0.35),
  };
}

function addGiants(art: Artwork): void {
  const trunk = (x: number, w: number): string => {
    const d = curve(
      `${x - w * 0.5},-20! ${x - w * 0.46},600 ${x - w * 0.66},980 ${x - w * 1.3},1230! ${x + w * 1.2},1230! ${x + w * 0.62},980 ${x + w * 0.45},600 ${x + w * 0.5},-20!`,
    );
    const bark = times(
      12,
      (i) =>
        `M${Math.round(x - w * 0.36 + i * w * 0.066)} ${Math.round(art.random.between(0, 800))}q6 100 -3 ${Math.round(art.random.between(160, 360))}`,
    ).join('');
    return art.rimmed(
      d,
      '#4A3A2A',
      '#C2B486',
      9,
      0,
      stroke(bark, '#2C2219', 5) +
        fill(`M${x + w * 0.1} 0h${w * 2}v1240h-${w * 1.6}Z`, '#21180F', 'opacity=".4"'),
    );
  };
  art.add(trunk(700, 150), trunk(1350, 120));
  art.add(
    art.rimmed(
      curve('740,330! 860,240 1000,180 1140,150! 1010,210 880,280 760,400!'),
      '#4A3A2A',
      '#C2B486',
      2,
      6,
    ),
    place(colobus(art, '#1E1D1A', '#F8F4E4'), 940, 222, 0.95),
  );
  art.add(stroke('M690 420Q560 360 420 380M1360 300Q1500 220 1640 240', '#4A3A2A', 26));
}

function addHouse(art: Artwork): void {
  const glow = '#FFD98E';
  art.add(
    stroke('M700 960L880 770M1350 960L1170 770M740 980L1010 770', '#3A2A1E', 20),
    haze(art, 1020, 620, 420, 260, glow, 0.6),
  );
  art.add(
    box(790, 520, 470, 230, art.horizontal('#9C7048', '#7A5234', '#54381F')),
    stroke(times(17, (i) => `M${804 + i * 28} 520v230`).join(''), '#4A3020', 3),
  );
  for (const x of [840, 1100]) {
    art.add(
      box(x, 566, 110, 112, glow),
      stroke(`M${x} 566h110v112h-110ZM${x + 55} 566v112M${x} 622h110`, '#3A271A', 7),
      fill(`M${x + 2} 568h22q-2 60-22 108ZM${x + 108} 568h-22q2 60 22 108Z`, '#FBF0D2', 'opacity=".85"'),
    );
  }
  art.add(
    box(978, 560, 90, 190, '#3A271A'),
    box(986, 568, 74, 182, '#FFE7AE'),
    stroke('M986 660h74', '#3A271A', 4),
  );
  const roof = curve(
    '720,540! 800,440 880,360 940,330! 1110,330! 1170,360 1250,440 1330,540! 1180,520 1020,514 860,522',
  );
  const straws = stroke(
    times(110, () => {
      const part = art.random.between(-1, 1);
      const y = art.random.between(340, 505);
      return `M${Math.round(1025 + part * (90 + (y - 330) * 0.95))} ${Math.round(y)}l${Math.round(part * 16)} 30`;
    }).join(''),
    '#6B5530',
    3,
  );
  art.add(art.rimmed(roof, '#9C8250', '#F3E3A8', 2, 7, straws));
  art.add(
    box(700, 746, 680, 20, '#5B3E28'),
    stroke('M704 680H960M1084 680H1376', wood, 8),
    stroke(
      times(24, (i) => `M${706 + i * 29} 680v68`)
        .filter((_, i) => i < 9 || i > 12)
        .join(''),
      wood,
      5,
    ),
  );
  addBridge(art);
}

function addBridge(art: Artwork): void {
  const sag = (from: number, to: number, y: number, side: number): string => {
    const planks = times(16, (i) => {
      const part = i / 15;
      const x = from + (to - from) * part;
      const drop = y + Math.sin(part * Math.PI) * 50 + part * side;
      return `M${Math.round(x)} ${Math.round(drop)}v-62`;
    }).join('');
    const path = (lift: number): string =>
      `M${from} ${y - lift}Q${(from + to) / 2} ${y + 100 + side / 2 - lift} ${to} ${y + side - lift}`;
    return stroke(planks, '#8A6A48', 3) + stroke(path(0), '#4A3020', 13) + stroke(path(62), '#8A6A48', 6);
  };
  art.add(sag(700, -30, 756, 60), sag(1380, 1840, 756, -60));
  for (const [x, y] of [
    [560, 735],
    [360, 776],
    [150, 780],
    [1520, 752],
    [1680, 736],
  ] as const) {
    art.add(haze(art, x, y, 90, 90, '#FFDA90', 0.75), ellipse(x, y, 9, 13, '#FFF1C4'));
  }
}

function addForeground(art: Artwork): void {
  art.add(
    fill(
      times(30, (i) => leafy(art.random, i * 64, art.random.between(-50, 40), 88, 60, 11)).join(''),
      '#24523F',
    ),
    fill(
      times(18, (i) => leafy(art.random, i * 110, art.random.between(-60, 0), 70, 40, 10)).join(''),
      '#4A8058',
    ),
  );
  art.add(
    vine(art, 430, 20, 380, '#2F5B42'),
    vine(art, 1560, 20, 420, '#2F5B42'),
    vine(art, 1470, 0, 240, '#3F7050'),
  );
  art.add(
    ...[80, 330, 620, 940, 1240, 1500, 1750].map((x, i) =>
      fern(art, x, 1210, 210 + (i % 3) * 40, ['#1C4636', '#2F6548', '#4C8257']),
    ),
  );
}
