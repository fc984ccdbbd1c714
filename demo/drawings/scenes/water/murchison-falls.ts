// Murchison Falls at noon: the Nile bursts through a cleft in dark rock, spray and a rainbow above the pool.

import { fishEagle } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { bigLeaves, grass } from '../../kit/plants.ts';
import { curve, fill, group, leafy, place, times } from '../../kit/shape.ts';
import { haze, heapCloud, sky } from '../../kit/sky.ts';
import { bush, forestBand } from '../../kit/trees.ts';
import { cascade, drops, foam, rainbow, ripples } from '../../kit/water.ts';

const white = '#F7FAF3';
const leafTones = { trunk: '#3A2D22', shade: '#1F4638', leaf: '#34634A', light: '#86A65A' };

export function murchisonFalls(): string {
  const art = new Artwork('murchison-falls');
  art.add(sky(art, '#5FA3A8', '#9CCBC4', '#DCE9D2', '#F5EFD6'));
  art.add(
    heapCloud(art, 420, 330, 620, '#FBF7EE', '#CFE2D6'),
    heapCloud(art, 1450, 300, 760, '#FBF7EE', '#C6DDD4'),
  );
  art.add(hill(art, ridge({ base: 370, rise: 50, seed: 4, wave: 700 }), '#8DB8AC', '#C9DDC6'));
  art.add(
    forestBand(
      art,
      { base: 420, rise: 36, seed: 8, wave: 520, size: 26, rows: 3 },
      { trunk: '#4D7B68', shade: '#5E9480', leaf: '#6FA287', light: '#B9CF9A' },
      '#8FB49A',
    ),
  );
  addUpperRiver(art);
  addCliffs(art);
  addFall(art);
  addPool(art);
  addBanks(art);
  art.add(place(fishEagle(art, '#2E221C', '#7A3F24', '#F0D9A8'), 640, 250, 0.8, -10));
  return art.finish();
}

function addUpperRiver(art: Artwork): void {
  art.add(fill(curve('720,470! 860,452 980,452 1120,474! 1010,520 960,560! 850,560! 830,520'), '#CFE6DF'));
  art.add(foam(art, 915, 500, 150, 26, 22, [white, '#E2F0E8']));
}

function addCliffs(art: Artwork): void {
  const left = curve(
    '-40,430! 160,408 330,446 470,430 600,462 720,458 800,492 838,560! 846,640 812,720 826,820 760,900 700,1010 560,1100 -40,1240!',
  );
  const right = curve(
    '1840,420! 1640,404 1480,440 1330,428 1200,460 1090,462 1000,500 964,566! 978,650 1010,730 1004,820 1080,910 1130,1010 1290,1100 1840,1240!',
  );
  const strata = (side: number, color: string): string =>
    fill(
      times(26, () => {
        const x = side < 0 ? art.random.between(0, 800) : art.random.between(1000, 1800);
        const y = art.random.between(500, 1060);
        const long = art.random.between(60, 190);
        const drop = art.random.between(16, 50);
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(long)} ${Math.round(-side * 14)}l-18 ${Math.round(drop)}l${Math.round(-long * 0.7)} ${Math.round(drop * 0.6)}Z`;
      }).join(''),
      color,
    );
  art.add(
    art.rimmed(
      left,
      '#4B4238',
      '#E9C28A',
      -6,
      10,
      fill('M-40 400H900V1240H-40Z', art.horizontal('#27302C80', '#2E302A00', '#1B2625D0')) +
        strata(-1, '#2B2D29') +
        strata(-1, '#63503D'),
    ),
  );
  art.add(
    art.rimmed(
      right,
      '#5A4A3A',
      '#F0CB94',
      6,
      10,
      fill('M900 400H1840V1240H900Z', art.horizontal('#1B2625D8', '#2E302A00', '#27302C60')) +
        strata(1, '#30302A') +
        strata(1, '#7A5E44'),
    ),
  );
  for (const [x, y, w] of [
    [120, 450, 200],
    [330, 470, 170],
    [520, 468, 180],
    [690, 478, 110],
    [1120, 482, 120],
    [1290, 462, 190],
    [1500, 460, 220],
    [1720, 450, 220],
  ] as const) {
    art.add(bush(art, x, y, w, leafTones));
  }
}

function addFall(art: Artwork): void {
  const ys = [540, 600, 680, 770, 860, 940, 1010];
  const edge = (xs: number[]): { x: number; y: number }[] => xs.map((x, i) => ({ x, y: ys[i] as number }));
  const left = edge([852, 864, 846, 828, 772, 706, 640]);
  const right = edge([950, 946, 972, 1004, 1066, 1130, 1196]);
  art.add(haze(art, 910, 760, 300, 360, '#DCEFE8', 0.5));
  art.add(cascade(art, left, right, { sheet: '#C4E0DC', fold: '#6FAEB0', bright: white }, 60));
  art.add(
    foam(art, 900, 552, 50, 16, 10, [white, '#DDEDE6']),
    foam(art, 906, 690, 70, 12, 9, [white, '#CFE5E0']),
  );
  art.add(
    fill(
      leafy(art.random, 900, 850, 120, 60, 16) +
        leafy(art.random, 830, 920, 130, 70, 16) +
        leafy(art.random, 990, 930, 140, 74, 16),
      white,
      'opacity=".55"',
    ),
  );
  art.add(drops(art, 905, 700, 170, 330, 90, white));
}

function addPool(art: Artwork): void {
  art.add(
    fill(
      curve('-40,1130! 300,1040 640,980 920,966 1200,984 1500,1044 1840,1120! 1840,1230! -40,1230!'),
      art.vertical('#8CC4BE', '#3F8C8B', '#1F5A5C'),
    ),
  );
  art.add(
    ripples(art, 100, 1700, 1020, 1200, 70, '#CFE8DE', 0.6),
    foam(art, 915, 990, 330, 34, 60, [white, '#D8ECE4', '#B5D8D2']),
  );
  art.add(
    haze(art, 915, 960, 520, 190, white, 0.85),
    group(rainbow(1040, 1000, 400, 8, 0.6), 'opacity=".8"'),
    drops(art, 915, 950, 300, 420, 120, white),
  );
}

function addBanks(art: Artwork): void {
  const near = { trunk: '#2A2119', shade: '#14362C', leaf: '#225041', light: '#5F8A4C' };
  art.add(
    palm(art, 250, 1120, 520, 60, near),
    palm(art, 1590, 1120, 590, -70, near),
    palm(art, 120, 1150, 400, -30, near),
  );
  const leftBank = ridge({
    base: 1140,
    rise: 22,
    seed: 3,
    wave: 300,
    shape: (x) => Math.max(0, (x - 120) * 0.32),
  });
  const rightBank = ridge({
    base: 1130,
    rise: 22,
    seed: 6,
    wave: 300,
    shape: (x) => Math.max(0, (1690 - x) * 0.34),
  });
  art.add(
    fill(leftBank.area, '#18362B'),
    fill(rightBank.area, '#18362B'),
    grass(art, leftBank.yAt, 0, 420, 90, 60, '#3C6B46'),
    grass(art, rightBank.yAt, 1400, 1800, 90, 60, '#3C6B46'),
  );
  art.add(
    bigLeaves(art, -10, 1210, 300, -80, -10, 5, ['#0F2A22', '#1B4034']),
    bigLeaves(art, 1810, 1210, 300, -170, -100, 5, ['#0F2A22', '#1B4034']),
  );
}
