// Lakeside cottages in early apricot light: verandas above a glassy bay, a jetty with a moored boat.

import { egret } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { lakeBoat } from '../../kit/boats.ts';
import { cottage } from '../../kit/buildings.ts';
import { banana, palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { blossoms, grass, papyrus } from '../../kit/plants.ts';
import { fill, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, mist, sky, streakCloud } from '../../kit/sky.ts';
import { bush, forestTree } from '../../kit/trees.ts';
import { glints, reflection, ripples, water } from '../../kit/water.ts';

const shore = 730;
const green = { trunk: '#5B4632', shade: '#2B5648', leaf: '#44785C', light: '#C4BF7A' };

export function lakesideCottages(): string {
  const art = new Artwork('lakeside-cottages');
  art.add(
    sky(art, '#8FB4BE', '#C9CFC4', '#F7D3B0', '#F6B98E'),
    streakCloud(art, 600, 230, 820, 36, '#FBE6D0A0'),
    streakCloud(art, 1380, 320, 560, 26, '#FBD9BEA0'),
  );
  art.add(
    disc(art, 320, 540, 80, '#FFF4DC', '#FFD9A8', 4.4),
    hill(art, ridge({ base: 600, rise: 46, seed: 20, wave: 640 }, shore), '#C2A4A0', '#EBC0A0', '#FBE3C4', 2),
  );
  art.add(
    hill(art, ridge({ base: 660, rise: 40, seed: 34, wave: 520 }, shore), '#9A928E', '#D3AE94'),
    mist(art, 710, 80, '#FBE0C4', 0.8),
  );
  art.add(
    water(art, shore, 1210, ['#F6CDA8', '#BFC0B4', '#6FA0A4', '#2F6E78'], '#FFEBD2', 110),
    glints(art, 320, shore, 1010, 150, '#FFF4DC', 46),
  );
  addCottages(art);
  addJetty(art);
  art.add(birds(art, 620, 420, 7, 150, '#7A6A68'));
  return art.finish();
}

function addCottages(art: Artwork): void {
  const slope = ridge(
    { base: 700, rise: 14, seed: 9, wave: 300, shape: (x) => 90 - 150 / (1 + Math.exp(-(x - 860) / 110)) },
    shore + 30,
  );
  const row =
    place(cottage(art, '#F3E3C4', '#B5532F', '#FFE3A0', '#5B4632'), 1010, 716, 0.72) +
    place(cottage(art, '#F7EBD2', '#8F4A33', '#FFE3A0', '#5B4632'), 1270, 690, 0.95) +
    place(cottage(art, '#EBD9B8', '#B5532F', '#FFE3A0', '#5B4632'), 1600, 686, 1.2);
  const shoreLand = art.inside('M-30 0H1840V760H-30Z', fill(slope.area, art.vertical('#7F9A62', '#3F6B4C')));
  art.add(
    forestTree(art, 1130, 690, 400, green, -1),
    forestTree(art, 1450, 670, 520, green, -1),
    forestTree(art, 1740, 670, 480, green, -1),
    palm(art, 900, 720, 330, -40, green),
  );
  art.add(shoreLand, row, reflection(row, 758, 0.5, 0.22));
  art.add(
    banana(art, 1130, 724, 130, green),
    banana(art, 1420, 716, 170, green),
    ...[930, 1100, 1180, 1360, 1450, 1740].map((x, i) => bush(art, x, 752, 90 + (i % 3) * 30, green)),
  );
  art.add(
    blossoms(art, 1300, 744, 330, 14, 34, 6, ['#F6EBD2', '#D9694A', '#F0B84A']),
    ripples(art, 860, 1800, 764, 860, 30, '#F3D9BC', 0.8),
  );
}

function addJetty(art: Artwork): void {
  const posts = times(
    7,
    (i) => `M${930 - i * 62} ${800 + i * 40}v${70 + i * 9}M${1010 - i * 50} ${800 + i * 42}v${66 + i * 9}`,
  ).join('');
  art.add(
    stroke(posts, '#3A2A24', 11),
    fill('M950 786H1010L716 1086H560Z', art.vertical('#B98A5E', '#7A5438')),
    stroke(
      times(
        17,
        (i) =>
          `M${Math.round(946 - i * 23.6)} ${Math.round(792 + i * 18)}L${Math.round(1006 - i * 17.4)} ${Math.round(792 + i * 18)}`,
      ).join(''),
      '#5B3E2A',
      3,
    ),
  );
  art.add(
    stroke('M560 1086H716', '#E9C79A', 6),
    place(lakeBoat('#FBF3DF', '#2F7478', '#FFF6E4'), 1160, 980, 1.15),
    ripples(art, 880, 1460, 1010, 1050, 16, '#E9DCC6', 0.8),
  );
  art.add(place(egret('#FBF7EE', '#3A2A24'), 640, 1086, 1), haze(art, 200, 800, 500, 60, '#FFE6C8', 0.6));
  const near = ridge({
    base: 1196,
    rise: 14,
    seed: 2,
    wave: 240,
    shape: (x) => -70 * Math.exp(-((x / 300) ** 2)) - 90 * Math.exp(-(((x - 1800) / 300) ** 2)),
  });
  art.add(
    papyrus(art, 150, 1200, 470, 10, 150, ['#21493F', '#356A54', '#2B5A4A']),
    papyrus(art, 1660, 1200, 360, 8, 140, ['#21493F', '#356A54']),
  );
  art.add(fill(near.area, '#1C3F36'), grass(art, near.yAt, 0, 1800, 150, 60, '#2F5F4C'));
}
