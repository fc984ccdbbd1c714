// A small lodge on the rim of a jade crater lake, seen from above in the afternoon haze.

import { fishEagle } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hut } from '../../kit/buildings.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { bigLeaves, blossoms } from '../../kit/plants.ts';
import { box, curve, ellipse, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { haze, heapCloud, mist, sky } from '../../kit/sky.ts';
import { bush, forestTree } from '../../kit/trees.ts';

const green = { trunk: '#4A3A2A', shade: '#235042', leaf: '#3A7556', light: '#AFC068' };

export function craterLakeLodge(): string {
  const art = new Artwork('crater-lake-lodge');
  art.add(
    sky(art, '#A6C9C6', '#DCE3CC', '#FBEBC8', '#F6D9A4'),
    heapCloud(art, 1240, 270, 560, '#FFFDF2', '#E6E3C8'),
    heapCloud(art, 460, 220, 400, '#FFFDF2', '#E6E3C8'),
  );
  art.add(
    hill(
      art,
      ridge({ base: 400, rise: 90, seed: 58, wave: 420, octaves: 6, sharp: true }),
      '#A9BDB8',
      '#DCD9B8',
      '#FBF0D0',
      2,
    ),
    mist(art, 430, 90, '#F6E9C8', 0.7),
  );
  art.add(hill(art, ridge({ base: 450, rise: 40, seed: 6, wave: 520 }), '#86A890', '#B9C49A'));
  addCrater(art);
  addRim(art);
  return art.finish();
}

function addCrater(art: Artwork): void {
  const bowl = curve(
    '-60,520! 160,500 420,496 700,516 960,512 1260,494 1560,500 1860,530! 1860,1240! -60,1240!',
  );
  art.add(fill(bowl, art.vertical('#6E9C72', '#3A7556', '#235042')));
  const lake = curve(
    '250,690 430,630 720,606 1010,606 1290,632 1460,690 1430,770 1240,850 940,884 640,866 380,800 262,740',
  );
  const { random } = art;
  const trees = (top: number, bottom: number, size: number, color: string, count: number): string =>
    fill(
      times(count, () => {
        const y = random.between(top, bottom);
        return leafy(
          random,
          random.between(-20, 1820),
          y,
          size * random.between(0.7, 1.2),
          size * random.between(0.5, 0.8),
          8,
        );
      }).join(''),
      color,
    );
  art.add(trees(515, 600, 24, '#5B8F6A', 64), trees(530, 620, 20, '#86AC72', 40));
  art.add(
    fill(
      curve(
        '230,690 430,616 720,590 1010,590 1290,616 1480,690 1450,790 1250,876 940,910 630,890 360,820 242,750',
      ),
      '#2B5E4C',
    ),
  );
  art.add(fill(lake, art.vertical('#BFE0C4', '#4FA594', '#1F6B6C')));
  const shade = curve('250,690 430,630 720,606 1010,606 1290,632 1460,690 1330,672 1080,650 760,652 480,676');
  art.add(
    art.inside(
      lake,
      fill(shade, '#2F6E62', 'opacity=".75"') +
        haze(art, 760, 780, 420, 70, '#F6F3D0', 0.75) +
        stroke(
          times(
            22,
            () =>
              `M${Math.round(random.between(340, 1300))} ${Math.round(random.between(690, 850))}q30-5 ${Math.round(random.between(50, 130))} 0`,
          ).join(''),
          '#E0F0DC',
          3,
          'opacity=".6"',
        ),
    ),
  );
  art.add(
    fill(curve('880,760! 900,766 960,766 984,758! 970,778 900,780'), '#4A2E20'),
    stroke('M930 762v-24', '#B5532F', 12),
    ellipse(930, 730, 7, 8, '#4A2E20'),
    place(fishEagle(art, '#33241C', '#7A3F24', '#F3DDB0'), 560, 560, 0.42, -14),
  );
  art.add(trees(880, 960, 40, '#2B6650', 54), trees(900, 980, 30, '#4F8A5C', 30));
}

function addRim(art: Artwork): void {
  const rim = ridge({
    base: 1010,
    rise: 22,
    seed: 44,
    wave: 380,
    shape: (x) => -110 / (1 + Math.exp(-(x - 1060) / 90)) + 60,
  });
  art.add(
    forestTree(art, 1640, 960, 620, green),
    fill(rim.area, art.vertical('#5E8F52', '#21493A')),
    stroke(rim.line, '#E3D98C', 4),
  );
  art.add(
    place(hut(art, 250, '#C98A5E', '#A8834C', '#F8E2A6', '#FFD98A'), 1290, 985),
    place(hut(art, 190, '#C98A5E', '#A8834C', '#F8E2A6', '#FFD98A'), 1500, 990),
    place(hut(art, 180, '#D39A6C', '#A8834C', '#F8E2A6', '#FFD98A'), 1090, 1010),
  );
  art.add(
    box(1010, 1004, 560, 13, '#6B4A30'),
    stroke(times(20, (i) => `M${1014 + i * 29} 960v44`).join(''), '#7A5638', 4),
    stroke('M1010 960H1570', '#8A6442', 7),
    stroke(times(8, (i) => `M${1020 + i * 76} 1016v54`).join(''), '#4A3220', 8),
  );
  art.add(
    ...[1000, 1600, 1740, 1180, 1400].map((x, i) => bush(art, x, 1090, 150 + (i % 2) * 40, green)),
    banana(art, 1720, 1040, 280, green),
    banana(art, 930, 1050, 230, green),
  );
  art.add(
    ...[60, 260, 480, 700].map((x, i) =>
      bush(art, x, 1150 + (i % 2) * 20, 230, {
        trunk: '#000',
        shade: '#173A30',
        leaf: '#27543F',
        light: '#6B9A58',
      }),
    ),
  );
  art.add(
    blossoms(art, 1300, 1110, 460, 50, 40, 8, ['#D9694A', '#F6E6C2', '#E8B04A']),
    blossoms(art, 380, 1110, 360, 40, 24, 8, ['#D9694A', '#F6E6C2']),
  );
  art.add(bigLeaves(art, -20, 1220, 360, -84, -12, 5, ['#0F2C24', '#1C4436', '#2B5E48']));
}
