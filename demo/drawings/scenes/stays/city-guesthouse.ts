// The veranda of a Kampala guesthouse in the morning: arches, rattan chairs, bougainvillea, a garden path.

import { crownedCrane } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { banana, palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { lamp } from '../../kit/objects.ts';
import { mix } from '../../kit/palette.ts';
import { bigLeaves, blossoms } from '../../kit/plants.ts';
import { box, curve, ellipse, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, sky } from '../../kit/sky.ts';
import { bush, forestTree } from '../../kit/trees.ts';

const wall = '#F3DFC0';
const green = { trunk: '#5B4632', shade: '#2B6048', leaf: '#4A8A5A', light: '#B9C86A' };

export function cityGuesthouse(): string {
  const art = new Artwork('city-guesthouse');
  art.add(sky(art, '#B9DAD6', '#E3ECD6', '#FBF0D2'), disc(art, 1000, 300, 80, '#FFFBEA', '#FFEDB8', 5));
  art.add(hill(art, ridge({ base: 520, rise: 40, seed: 31, wave: 420 }), '#A8C4B0', '#C9D6B4'));
  addGarden(art);
  addVeranda(art);
  addChairs(art);
  return art.finish();
}

function addGarden(art: Artwork): void {
  art.add(
    forestTree(art, 640, 740, 440, { trunk: '#6B5A42', shade: '#5B9070', leaf: '#74A67C', light: '#CFD68E' }),
    palm(art, 1220, 760, 480, -60, green),
    forestTree(art, 1560, 760, 560, green),
  );
  art.add(
    fill('M-40 720Q900 690 1840 720V1240H-40Z', art.vertical('#8DB860', '#5B9450')),
    banana(art, 860, 760, 260, green),
    banana(art, 1420, 770, 230, green),
  );
  art.add(
    ...[520, 700, 1040, 1280, 1600].map((x, i) => bush(art, x, 770, 150 + (i % 2) * 50, green)),
    blossoms(art, 1020, 740, 520, 36, 44, 9, ['#D9694A', '#F6D28A', '#FBF3E0', '#C2507A']),
  );
  art.add(
    fill(curve('980,740! 1060,740! 1100,820 1060,900 1010,980! 760,980! 880,890 990,820'), '#E6C99A'),
    haze(art, 1000, 760, 700, 90, '#FFF6D6', 0.5),
  );
  art.add(place(crownedCrane(art, '#D9A63E', '#FFF6DD'), 1240, 872, 0.52));
}

function addVeranda(art: Artwork): void {
  const shade = mix(wall, '#8A5A3C', 0.35);
  const arch = (x: number, w: number): string =>
    `M${x} 960V470Q${x} 260 ${x + w / 2} 260Q${x + w} 260 ${x + w} 470V960Z`;
  const openings = `${arch(330, 520)}${arch(950, 520)}${arch(1570, 520)}${arch(-290, 520)}`;
  art.add(
    fill(
      `M-20-20H1820V1010H-20Z${openings}`,
      art.vertical(mix(wall, '#B98A5E', 0.35), wall),
      'fill-rule="evenodd"',
    ),
  );
  art.add(stroke(openings, shade, 10), box(-20, 950, 1840, 270, art.vertical('#B5532F', '#8A3A22')));
  for (const x of [230, 850, 1470]) {
    art.add(
      box(x, 470, 100, 490, art.horizontal('#FBEFD6', wall, shade)),
      box(x - 14, 452, 128, 24, '#FBEFD6'),
      box(x - 18, 932, 136, 34, '#E3C69C'),
    );
  }
  const tiles =
    times(9, (i) => `M-20 ${Math.round(966 + i * i * 3.4)}H1820`).join('') +
    times(19, (i) => `M${Math.round(900 + (i - 9) * 96)} 960L${Math.round(900 + (i - 9) * 210)} 1220`).join(
      '',
    );
  art.add(
    stroke(tiles, '#7A3420', 3, 'opacity=".55"'),
    fill('M330 964H850L640 1210H-60ZM950 964H1470L1500 1210H800Z', '#F6C98A', 'opacity=".4"'),
  );
  const { random } = art;
  const climbers = (x: number, y: number, rx: number, ry: number, count: number): string =>
    fill(
      times(count, () =>
        leafy(random, x + random.between(-rx, rx), y + random.between(-ry, ry), 46, 34, 9),
      ).join(''),
      '#2F6B4C',
    ) +
    fill(
      times(count * 2, () =>
        leafy(random, x + random.between(-rx, rx), y + random.between(-ry, ry), 24, 18, 7),
      ).join(''),
      '#C2507A',
    ) +
    fill(
      times(count, () =>
        leafy(random, x + random.between(-rx, rx), y + random.between(-ry, ry), 16, 12, 7),
      ).join(''),
      '#E58AA0',
    );
  art.add(
    climbers(900, 120, 330, 80, 22),
    climbers(860, 330, 60, 130, 12),
    climbers(240, 90, 240, 70, 14),
    climbers(1560, 80, 230, 70, 14),
  );
  art.add(lamp(590, 250, 70, '#F3C870'), lamp(1210, 250, 70, '#F3C870'));
}

function addChairs(art: Artwork): void {
  const chair = (cushion: string): string =>
    stroke('M-62 120L-54 10M62 120L54 10M-40 126L-34 40M84 112L66 20', '#5B3A22', 9) +
    fill(curve('-64,-130! -40,-168 40,-168 64,-130! 66,10! -66,10!'), '#B98650') +
    stroke(
      times(8, (i) => `M${-50 + i * 14} -150L${-52 + i * 15} 6`).join('') +
        times(7, (i) => `M-62 ${-126 + i * 20}H62`).join(''),
      '#8A5A30',
      3,
    ) +
    fill(curve('-58,-16! -40,-70 0,-82 40,-70 58,-16!'), cushion) +
    fill(curve('-74,-8! 74,-8! 82,26! 0,36 -82,26!'), mix(cushion, '#FBF7EE', 0.2)) +
    stroke('M-74 -8Q-84 -60 -66 -66M74 -8Q84 -60 66 -66', '#8A5A30', 11);
  art.add(
    ellipse(620, 1130, 150, 18, '#5B2416', 'opacity=".5"'),
    ellipse(1130, 1130, 150, 18, '#5B2416', 'opacity=".5"'),
    place(chair('#2F7478'), 620, 1010, 1.05),
    place(chair('#C8963E'), 1130, 1010, -1.05),
  );
  art.add(
    stroke('M875 1000V1130M835 1134H915', '#5B3A22', 10),
    ellipse(875, 996, 104, 22, '#7A4E2E'),
    ellipse(875, 990, 104, 22, '#B98650'),
  );
  art.add(
    fill(curve('842,952! 874,952! 870,984 846,984'), '#FBF7EE'),
    stroke('M874 960q16 4 0 18', '#FBF7EE', 4),
    stroke('M850 944q-6 -14 2 -24M862 944q-6 -14 2 -24', '#FBF7EE', 2.6, 'opacity=".8"'),
    fill(curve('900,986! 896,950 910,934 924,950 920,986!'), '#2F7478'),
    blossoms(art, 910, 916, 18, 16, 7, 9, ['#F6D28A', '#D9694A']),
  );
  art.add(
    fill(curve('40,1080! 180,1080! 164,1210 56,1210'), '#C9784A'),
    bigLeaves(art, 110, 1090, 330, -160, -24, 9, ['#1F5A44', '#2F7A54', '#4A9A60']),
    fill(curve('1620,1080! 1760,1080! 1744,1210 1636,1210'), '#C9784A'),
    bigLeaves(art, 1690, 1090, 330, -156, -20, 9, ['#1F5A44', '#2F7A54', '#4A9A60']),
  );
}
