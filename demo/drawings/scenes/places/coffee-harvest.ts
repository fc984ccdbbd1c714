// Coffee harvest on Mount Elgon: a picker reaches into branches of red cherries, drying tables below.
import { Artwork } from '../../kit/artwork.ts';
import { banana, leafShape } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { mix } from '../../kit/palette.ts';
import { box, curve, ellipse, fill, n, place, stroke, times } from '../../kit/shape.ts';
import { haze, mist, rays, sky } from '../../kit/sky.ts';
import { forestBand } from '../../kit/trees.ts';
import { woman } from '../../kit/villagers.ts';

const greens = ['#1F5A40', '#2C7048', '#3F8750', '#17483A'] as const;
const reds = ['#C8322C', '#B52A2E', '#DE5A34', '#8A2230'] as const;

export function coffeeHarvest(): string {
  const art = new Artwork('coffee-harvest');
  art.add(sky(art, '#F6DFA8', '#FAEBC8', '#F3E6BE'), rays(art, 1300, 120, 1300, '#FFFBE6', 20, 0.5));
  art.add(
    hill(
      art,
      ridge({
        base: 470,
        rise: 130,
        seed: 36,
        wave: 620,
        shape: (x) => -120 * Math.exp(-(((x - 1100) / 420) ** 2)),
      }),
      '#B9C7A4',
      '#E3E0B4',
      '#FFF8DE',
      3,
    ),
    mist(art, 560, 120, '#FBF3D2', 0.8),
  );
  art.add(
    forestBand(
      art,
      { base: 620, rise: 50, seed: 9, wave: 520, size: 34, rows: 3 },
      { trunk: '#5A7A58', shade: '#7A9C6C', leaf: '#8FAE78', light: '#D3D694' },
      '#A9BE88',
    ),
  );
  art.add(hill(art, ridge({ base: 740, rise: 46, seed: 28, wave: 640 }), '#7FA35E', '#4F7A48', '#E9E6A4', 3));
  const leaf = { trunk: '#5A4632', shade: '#3A6B48', leaf: '#5E9258', light: '#C3CE78' };
  art.add(
    banana(art, 1640, 840, 330, leaf),
    banana(art, 1480, 830, 250, leaf),
    haze(art, 1000, 800, 800, 110, '#F6EFBE', 0.5),
  );
  addTables(art);
  art.add(
    ellipse(1160, 1092, 170, 18, '#23402C', 'opacity=".5"'),
    place(
      woman(
        art,
        { skin: '#5E3A24', main: '#E0A83A', print: '#7A2741', accent: '#1F3B2D', wrap: '#B5532F' },
        'reach',
      ),
      1160,
      1090,
      1.74,
    ),
  );
  art.add(place(basketOfCherries(), 1390, 1110, 1.2));
  addBranch(art, -60, 220, 14, 900, 1);
  addBranch(art, -80, 640, -8, 860, 1.1);
  addBranch(art, -60, 1060, -24, 900, 1.25);
  addBranch(art, 1860, 1240, -150, 420, 1);
  return art.finish();
}

function basketOfCherries(): string {
  const heap = times(34, (i) => {
    const row = Math.floor(i / 9);
    const x = -74 + (i % 9) * 18.4 + (row % 2) * 9;
    return (
      ellipse(x * (1 - row * 0.14), -92 - row * 11, 11, 10.5, reds[i % 4] as string) +
      ellipse(x * (1 - row * 0.14) - 3, -96 - row * 11, 3, 2.4, '#F6B49A')
    );
  }).join('');
  return (
    heap +
    fill(curve('-94,-88! 94,-88! 84,-40 64,0! 0,6 -64,0! -84,-40'), '#C08A4A') +
    stroke('M-90 -68Q0 -54 90 -68M-84 -44Q0 -30 84 -44M-74 -20Q0 -6 74 -20', '#7A4E26', 5) +
    stroke(times(10, (i) => `M${-76 + i * 17} -82L${-54 + i * 12} -4`).join(''), '#96642F', 3) +
    stroke('M-96 -88H96', '#E3B878', 8)
  );
}

function addTables(art: Artwork): void {
  const table = (x: number, y: number, w: number): string =>
    stroke(times(4, (i) => `M${n(x + 16 + (i * (w - 32)) / 3)} ${y}v80`).join(''), '#6B4A30', 9) +
    box(x, y - 10, w, 20, '#8A6240') +
    fill(
      times(Math.round(w / 9), (i) => `M${n(x + 4 + i * 9)} ${y - 10}a6 6 0 0 1 11 0Z`).join(''),
      '#B52A2E',
    ) +
    fill(
      times(Math.round(w / 26), (i) => `M${n(x + 8 + i * 26)} ${y - 12}a6 6 0 0 1 11 0Z`).join(''),
      '#E0763A',
    );
  art.add(
    hill(art, ridge({ base: 900, rise: 20, seed: 6, wave: 520 }), '#5E8A4C', '#2C5438', '#DDE29C', 3),
    table(1240, 900, 520),
    table(1330, 850, 380),
  );
}

function addBranch(art: Artwork, x: number, y: number, angle: number, length: number, scale: number): void {
  const bend = (part: number): number => Math.sin(part * Math.PI * 0.6) * -50;
  const nodes = times(8, (i) => {
    const part = (i + 0.7) / 8;
    const size = 190 * (1 - part * 0.35);
    const tone = greens[i % 4] as string;
    const leaf = (turn: number, dark: number): string =>
      place(
        fill(leafShape(size, size * 0.23), mix(tone, '#0E2A22', dark)) +
          stroke(
            `M4 0L${n(size * 0.92)} 0${times(5, (k) => `M${n(size * (0.16 + k * 0.15))} 0l${n(size * 0.1)} ${n(size * 0.1)}M${n(size * (0.16 + k * 0.15))} 0l${n(size * 0.1)} ${n(-size * 0.1)}`).join('')}`,
            mix(tone, '#E6EDA4', 0.4),
            2.4,
          ),
        0,
        0,
        1,
        turn,
      );
    const fruit = times(9, () => {
      const fx = art.random.between(-34, 34);
      const fy = art.random.between(-26, 30);
      const r = art.random.between(14, 18);
      return (
        ellipse(fx, fy, r, r * 1.06, i > 5 && art.random.chance(0.5) ? '#8FA83E' : art.random.pick(reds)) +
        ellipse(fx - r * 0.34, fy - r * 0.4, r * 0.28, r * 0.22, '#FFE0C4', 'opacity=".8"')
      );
    }).join('');
    return place(
      leaf(-58 + art.random.between(-8, 8), 0) + leaf(52 + art.random.between(-8, 8), 0.22) + fruit,
      part * length,
      bend(part),
    );
  }).join('');
  art.add(
    place(
      stroke(`M0 0Q${n(length * 0.5)} -70 ${n(length)} ${n(bend(1))}`, '#5A3E28', 13) +
        nodes +
        place(fill(leafShape(60, 15), '#5E9A50'), length, bend(1), 1, 10),
      x,
      y,
      scale,
      angle,
    ),
  );
}
