// Sipi Falls in the clear morning: a long thin fall over ochre cliffs, Mount Elgon behind, coffee slopes below.
import { Artwork } from '../../kit/artwork.ts';
import { hut } from '../../kit/buildings.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { berries, terraces } from '../../kit/fields.ts';
import { facets, hill, ridge } from '../../kit/land.ts';
import { curve, fill, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, heapCloud, mist, sky } from '../../kit/sky.ts';
import { bush, forestBand } from '../../kit/trees.ts';
import { cascade, foam } from '../../kit/water.ts';

const green = { trunk: '#4A3A2A', shade: '#1E4A3A', leaf: '#33704C', light: '#9DBB5E' };

export function sipiFalls(): string {
  const art = new Artwork('sipi-falls');
  art.add(
    sky(art, '#86B9C4', '#BCD8D0', '#F3EBCF', '#FBE3BC'),
    disc(art, 360, 230, 70, '#FFF8E0', '#FFF0C4', 5),
  );
  art.add(
    heapCloud(art, 1380, 250, 640, '#FFFDF4', '#D8E4DA'),
    heapCloud(art, 900, 180, 320, '#FFFDF4', '#D8E4DA'),
  );
  const elgon = ridge({
    base: 420,
    rise: 46,
    seed: 14,
    wave: 360,
    octaves: 6,
    shape: (x) => -110 * Math.exp(-(((x - 1050) / 620) ** 4)),
  });
  art.add(
    hill(art, elgon, '#8FB1B8', '#C9D8C8', '#F7EBCB', 2),
    facets(art, elgon, '#7C9FAB', 120),
    mist(art, 480, 110, '#EFEBD2', 0.8),
  );
  art.add(
    forestBand(
      art,
      { base: 500, rise: 40, seed: 33, wave: 500, size: 28, rows: 3 },
      { trunk: '#5C8B7E', shade: '#719F8C', leaf: '#82AE92', light: '#C9D6A0' },
      '#A6C3A2',
    ),
  );
  addCliff(art);
  addFall(art);
  addSlopes(art);
  art.add(birds(art, 620, 300, 6, 150, '#4F6F72'));
  return art.finish();
}

function addCliff(art: Artwork): void {
  const cliff = ridge({
    base: 520,
    rise: 26,
    seed: 61,
    wave: 260,
    shape: (x) => 210 * (1 / (1 + Math.exp((x - 420) / 60))) + 150 * (1 / (1 + Math.exp(-(x - 1640) / 60))),
  });
  const columns = (color: string, count: number): string =>
    fill(
      times(count, () => {
        const x = art.random.between(380, 1720);
        const y = art.random.between(540, 780);
        const h = art.random.between(50, 190);
        const w = art.random.between(10, 46);
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(w)} ${Math.round(w * 0.4)}l-4 ${Math.round(h)}l-${Math.round(w * 0.8)}-12Z`;
      }).join(''),
      color,
    );
  const ledges = stroke(
    times(6, (i) =>
      curve(
        times(20, (k) => ({
          x: 320 + k * 76,
          y: 600 + i * 52 + Math.sin(k * 0.9 + i) * 12 + art.random.between(-6, 6),
        })),
        false,
        0,
      ),
    ).join(''),
    '#7A3D26',
    4,
    'opacity=".45"',
  );
  art.add(fill(cliff.area, art.vertical('#D08A52', '#B5532F', '#7A3B28')));
  art.add(art.inside(cliff.area, columns('#8A4530', 44) + columns('#E3A869', 34) + ledges));
  art.add(stroke(cliff.line, '#F8D9A0', 5), mist(art, 850, 170, '#F1E6C6', 0.7));
  art.add(
    ...[470, 560, 660, 760, 1010, 1110, 1230, 1350, 1470, 1580].map((x, i) =>
      bush(art, x, cliff.yAt(x) + 6, 90 + (i % 3) * 34, green),
    ),
  );
}

function addFall(art: Artwork): void {
  const ys = [506, 580, 660, 740, 820, 905];
  const edge = (xs: number[]): { x: number; y: number }[] => xs.map((x, i) => ({ x, y: ys[i] as number }));
  art.add(
    fill(
      curve('826,486 880,470 940,484 938,560 950,700 980,880 800,880 826,700 832,560'),
      '#6B3526',
      'opacity=".55"',
    ),
  );
  art.add(
    cascade(
      art,
      edge([858, 856, 852, 846, 840, 826]),
      edge([906, 908, 914, 922, 932, 946]),
      { sheet: '#DDEBE4', fold: '#9CC3C2', bright: '#FFFFFF' },
      22,
    ),
  );
  art.add(
    haze(art, 886, 880, 260, 110, '#FFFFFF', 0.95),
    foam(art, 886, 904, 90, 16, 16, ['#FFFFFF', '#DCEBE4']),
  );
}

function addSlopes(art: Artwork): void {
  const woods = { trunk: '#4A3A2A', shade: '#3B7A58', leaf: '#4A8A5E', light: '#A9C477' };
  art.add(
    forestBand(
      art,
      {
        base: 905,
        rise: 24,
        seed: 71,
        wave: 340,
        size: 34,
        rows: 2,
        shape: (x) => 30 - 60 * Math.exp(-(((x - 200) / 300) ** 2)),
      },
      woods,
      '#2C6045',
    ),
  );
  const right = ridge({
    base: 960,
    rise: 34,
    seed: 7,
    wave: 520,
    shape: (x) => -Math.max(0, x - 960) * 0.2 + 10,
  });
  art.add(
    hill(art, right, '#5F9A5A', '#2C6045', '#E6DE94', 4),
    terraces(art, right, 900, 1840, 5, 52, ['#7FB062', '#4C8A54', '#A8BF66', '#3D7A50'], '#2C6045'),
  );
  const left = ridge({
    base: 940,
    rise: 34,
    seed: 17,
    wave: 480,
    shape: (x) => -Math.max(0, 860 - x) * 0.16 + Math.max(0, x - 860) * 0.22,
  });
  art.add(
    hill(art, left, '#4C8C55', '#1E4E3C', '#DCE08E', 4),
    terraces(art, left, -30, 980, 5, 50, ['#6BA35C', '#3F8052', '#93B560'], '#1E4E3C'),
  );
  art.add(
    place(hut(art, 130, '#C9784A', '#B89458', '#F6DDA0'), 1330, 900),
    place(hut(art, 100, '#C9784A', '#B89458', '#F6DDA0'), 1450, 902),
  );
  art.add(
    banana(art, 1210, 930, 170, green),
    banana(art, 1560, 930, 200, green),
    banana(art, 340, 950, 190, green),
    banana(art, 200, 950, 150, green),
  );
  addCoffee(art);
}

function addCoffee(art: Artwork): void {
  const dark = { trunk: '#2A211A', shade: '#12382C', leaf: '#1F5540', light: '#4C8A54' };
  const spots = [
    [40, 1190, 420],
    [330, 1230, 380],
    [620, 1260, 340],
    [1180, 1270, 340],
    [1480, 1230, 420],
    [1770, 1190, 440],
  ] as const;
  art.add(...spots.map(([x, y, w]) => bush(art, x, y, w, dark)));
  art.add(
    ...spots.map(([x, y, w]) =>
      berries(art, 13, x, y - w * 0.2, w * 0.42, w * 0.16, 8, ['#B5332F', '#D0553A', '#C8963E']),
    ),
  );
}
