// The crater lakes from the air: round turquoise water in steep green cones, farm plots between, noon clouds.

import { fishEagle } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { mix } from '../../kit/palette.ts';
import { curve, ellipse, fill, leafy, n, place, stroke, times } from '../../kit/shape.ts';
import { haze, heapCloud, mist, sky } from '../../kit/sky.ts';
import { forestTree } from '../../kit/trees.ts';

export function craterLakes(): string {
  const art = new Artwork('crater-lakes');
  art.add(
    sky(art, '#6FAFC0', '#A9D3CF', '#E6EFD6'),
    heapCloud(art, 420, 270, 760, '#FBF7EE', '#CFE4DC'),
    heapCloud(art, 1340, 230, 700, '#FBF7EE', '#CFE4DC'),
    heapCloud(art, 900, 330, 420, '#FBF7EE', '#DCEADD'),
  );
  art.add(
    hill(
      art,
      ridge({ base: 390, rise: 120, seed: 19, wave: 420, octaves: 6, sharp: true }),
      '#84AFB6',
      '#B9D2C4',
    ),
    mist(art, 430, 90, '#EEF1DA', 0.7),
  );
  art.add(hill(art, ridge({ base: 440, rise: 40, seed: 30, wave: 560 }), '#9DBE8C', '#7FA96C', '#E3EDB4', 2));
  addPlots(art);
  addCrater(art, 330, 560, 210, ['#BFE3D2', '#5FB3AA'], '#7DA765');
  addCrater(art, 1450, 570, 240, ['#BCE0DC', '#4F9FB0'], '#7DA765');
  addCrater(art, 860, 540, 130, ['#CFE9D2', '#74BDA4'], '#8CB46E');
  addCrater(art, 930, 770, 420, ['#A9DED0', '#2F9296'], '#5F9452');
  addCrater(art, 220, 880, 250, ['#B4E0C4', '#3A9C8C'], '#57904E');
  art.add(place(fishEagle(art, '#33281F', '#7A3F24', '#F6E6C0'), 1220, 470, 0.72, 8));
  addNear(art);
  return art.finish();
}

function addPlots(art: Artwork): void {
  const tones = ['#8DB45E', '#A9BF62', '#6F9E50', '#C3B868', '#B8894E', '#5F8F4C'];
  art.add(
    ...times(56, (i) => {
      const y = 470 + (i / 56) ** 1.3 * 600;
      const size = 40 + (y - 470) * 0.22;
      const x = art.random.between(-40, 1840);
      const w = size * art.random.between(1, 1.9);
      const d = curve(
        `${x},${y}! ${x + w * 0.5},${y - size * 0.22} ${x + w},${y - size * 0.05}! ${x + w * 0.92},${y + size * 0.5}! ${x + w * 0.4},${y + size * 0.6} ${x - w * 0.06},${y + size * 0.44}!`,
      );
      return (
        fill(d, art.random.pick(tones), 'opacity=".8"') +
        (art.random.chance(0.4)
          ? stroke(
              times(
                4,
                (k) =>
                  `M${n(x + 4)} ${n(y + size * (0.06 + k * 0.1))}q${n(w * 0.5)} ${n(-size * 0.16)} ${n(w * 0.9)} 0`,
              ).join(''),
              '#FBF0C4',
              1.8,
              'opacity=".45"',
            )
          : '')
      );
    }),
  );
}

function addCrater(
  art: Artwork,
  x: number,
  y: number,
  r: number,
  lake: readonly [string, string],
  green: string,
): void {
  const dark = mix(green, '#163A30', 0.5);
  const rim = curve(
    `${x - r * 1.5},${y + r * 0.5} ${x - r * 1.2},${y + r * 0.1} ${x - r * 1.06},${y - r * 0.28} ${x - r * 0.6},${y - r * 0.46} ${x},${y - r * 0.5} ${x + r * 0.55},${y - r * 0.52} ${x + r * 1.04},${y - r * 0.3} ${x + r * 1.22},${y + r * 0.08} ${x + r * 1.5},${y + r * 0.52} ${x + r * 0.7},${y + r * 0.78} ${x},${y + r * 0.84} ${x - r * 0.7},${y + r * 0.76}`,
  );
  const bowl = curve(
    `${x - r},${y - r * 0.14} ${x - r * 0.6},${y - r * 0.36} ${x},${y - r * 0.42} ${x + r * 0.62},${y - r * 0.38} ${x + r},${y - r * 0.12} ${x + r * 0.86},${y + r * 0.24} ${x},${y + r * 0.46} ${x - r * 0.86},${y + r * 0.22}`,
  );
  const gullies = times(22, (i) => {
    const a = Math.PI * (1.04 + (i / 21) * 0.92);
    return `M${n(x + Math.cos(a) * r * 0.98)} ${n(y - r * 0.1 + Math.sin(a) * r * 0.3)}L${n(x + Math.cos(a) * r * 0.76)} ${n(y + r * 0.1 + Math.sin(a) * r * 0.2)}`;
  }).join('');
  const flank = times(17, (i) => {
    const a = Math.PI * (0.06 + (i / 16) * 0.88);
    return `M${n(x + Math.cos(a) * r * 1.02)} ${n(y + Math.sin(a) * r * 0.5)}q${n(Math.cos(a) * r * 0.1)} ${n(r * 0.1)} ${n(Math.cos(a) * r * 0.3)} ${n(r * 0.24)}`;
  }).join('');
  art.add(
    fill(rim, art.vertical(mix(green, '#F1F0B4', 0.36), green, mix(green, '#163A30', 0.2))),
    stroke(flank, dark, r * 0.02, 'opacity=".3"'),
  );
  art.add(
    fill(
      bowl,
      art.horizontal(mix(green, '#163A30', 0.62), mix(green, '#163A30', 0.3), mix(green, '#EFF0A8', 0.25)),
    ),
    stroke(gullies, dark, r * 0.016, 'opacity=".5"'),
  );
  const water = curve(
    `${x - r * 0.78},${y + r * 0.1} ${x - r * 0.4},${y - r * 0.1} ${x + r * 0.1},${y - r * 0.14} ${x + r * 0.62},${y - r * 0.06} ${x + r * 0.8},${y + r * 0.12} ${x + r * 0.5},${y + r * 0.3} ${x},${y + r * 0.36} ${x - r * 0.54},${y + r * 0.28}`,
  );
  art.add(
    fill(water, art.vertical(lake[0], lake[1])),
    art.inside(
      water,
      fill(
        curve(
          `${x - r * 0.9},${y + r * 0.1} ${x - r * 0.3},${y - r * 0.06} ${x + r * 0.2},${y - r * 0.1} ${x - r * 0.2},${y + r * 0.02} ${x - r * 0.5},${y + r * 0.2}`,
        ),
        dark,
        'opacity=".35"',
      ) +
        stroke(
          times(
            5,
            (i) => `M${n(x - r * 0.2 + i * r * 0.1)} ${n(y + r * (0.06 + i * 0.05))}h${n(r * 0.3)}`,
          ).join(''),
          '#F3FBF0',
          r * 0.01,
          'opacity=".7"',
        ),
    ),
  );
  art.add(
    stroke(bowl, '#F1F0B4', r * 0.012, 'opacity=".55"'),
    fill(
      times(Math.round(r / 16), () => {
        const a = art.random.between(0.1, Math.PI - 0.1);
        return leafy(
          art.random,
          x + Math.cos(a) * r * 1.06,
          y + Math.sin(a) * r * 0.52,
          r * 0.05,
          r * 0.036,
          8,
        );
      }).join(''),
      dark,
    ),
  );
}

function addNear(art: Artwork): void {
  const tree = { trunk: '#3A3026', shade: '#1E4A38', leaf: '#356B44', light: '#9DBE5E' };
  const slope = ridge({
    base: 1120,
    rise: 26,
    seed: 77,
    wave: 420,
    shape: (x) => -150 * Math.exp(-(((x - 1720) / 360) ** 2)) + 30 * Math.exp(-(((x - 800) / 300) ** 2)),
  });
  art.add(
    haze(art, 900, 1080, 900, 90, '#DDE8A8', 0.3),
    forestTree(art, 1560, 1060, 380, tree),
    forestTree(art, 1720, 1040, 470, tree),
    hill(art, slope, '#4F8444', '#1F4A34', '#E6EDA8', 4),
  );
  art.add(
    banana(art, 1340, 1170, 230, tree),
    banana(art, 140, 1190, 280, tree),
    banana(art, 300, 1200, 220, tree),
    ...times(8, (i) => ellipse(500 + i * 110, 1208, 90, 34, i % 2 ? '#1F4A34' : '#2C5C3C')),
  );
}
