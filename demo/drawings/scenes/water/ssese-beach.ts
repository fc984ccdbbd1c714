// Ssese Islands at bright noon: white sand, leaning palms with a hammock, a painted boat, turquoise Victoria.

import { egret } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { lakeBoat } from '../../kit/boats.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { bigLeaves, grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { birds, heapCloud, sky } from '../../kit/sky.ts';
import { forestBand } from '../../kit/trees.ts';
import { ripples, water } from '../../kit/water.ts';

const horizon = 560;

export function sseseBeach(): string {
  const art = new Artwork('ssese-beach');
  art.add(sky(art, '#3F9FB0', '#86C9C6', '#D3EBDB', '#F8F3DC'));
  art.add(
    heapCloud(art, 1200, 480, 760, '#FFFFFF', '#D6EAE2'),
    heapCloud(art, 480, 430, 520, '#FFFFFF', '#D6EAE2'),
    heapCloud(art, 1640, 260, 360, '#FFFFFF', '#C9E4DE'),
  );
  art.add(hill(art, ridge({ base: 545, rise: 26, seed: 13, wave: 480 }, horizon + 6), '#7FB5A9', '#A6CDB9'));
  art.add(water(art, horizon, 900, ['#2A8C98', '#3FA9AC', '#86D0C4', '#CDEBDA'], '#E6F6EA', 90));
  addIsland(art);
  addBeach(art);
  addPalms(art);
  art.add(birds(art, 940, 250, 6, 160, '#FBF7EE'));
  return art.finish();
}

function addIsland(art: Artwork): void {
  const island = (x: number): number => 74 * (1 - Math.exp(-(((x - 1560) / 300) ** 2)));
  const band = forestBand(
    art,
    { base: 500, rise: 14, seed: 23, wave: 200, size: 24, rows: 2, shape: island },
    { trunk: '#2F6B5A', shade: '#33755F', leaf: '#43886A', light: '#A6C878' },
    '#3F8068',
  );
  art.add(
    art.inside('M1160 0H1840V566H1160Z', band),
    fill(curve('1180,566! 1400,558 1700,556 1840,560! 1840,572! 1500,574'), '#F3E3B8'),
    ripples(art, 1100, 1800, 572, 620, 20, '#F6FBEF', 0.8),
  );
  art.add(
    place(
      stroke('M0 0V-104', '#5B4632', 5) +
        fill('M4 -104L58 -14H4Z', '#FBF7EE') +
        fill('M-4 -92L-36 -14H-4Z', '#E8C58A') +
        fill('M-46 -8H60L44 10H-34Z', '#B5532F'),
      900,
      620,
    ),
  );
}

function addBeach(art: Artwork): void {
  art.add(
    fill(
      curve('-40,800! 260,770 560,800 860,838 1160,826 1480,792 1840,800! 1840,1240! -40,1240!'),
      '#F4FBF0',
      'opacity=".8"',
    ),
  );
  art.add(
    fill(
      curve('-40,826! 260,796 560,822 860,862 1160,850 1480,816 1840,826! 1840,1240! -40,1240!'),
      '#D9C08E',
    ),
  );
  art.add(
    fill(
      curve('-40,846! 260,816 560,842 860,884 1160,872 1480,838 1840,850! 1840,1240! -40,1240!'),
      art.vertical('#FBF0D2', '#F6E3B4', '#E6C68A'),
    ),
  );
  art.add(
    stroke(
      times(
        30,
        () =>
          `M${Math.round(art.random.between(0, 1800))} ${Math.round(art.random.between(910, 1180))}q40-8 ${Math.round(art.random.between(60, 160))} 0`,
      ).join(''),
      '#DDBB7E',
      3,
      'opacity=".6"',
    ),
  );
  art.add(
    ellipse(1190, 930, 290, 24, '#B58F58', 'opacity=".5"'),
    place(lakeBoat('#2F7478', '#F0C040', '#FFF6DD'), 1180, 908, 1.35, 3),
  );
  const stroller = place(
    person(
      poses.walk,
      { skin: '#5B3822', top: '#FBF7EE', bottom: '#B5532F', skirt: true, basket: '#C8963E' },
      '#FFF3D2',
    ),
    700,
    880,
    0.86,
  );
  art.add(
    ellipse(740, 960, 80, 9, '#B58F58', 'opacity=".5"'),
    stroller,
    place(egret('#FFFFFF', '#4A3A2A'), 520, 900, 0.6),
    place(egret('#FFFFFF', '#4A3A2A'), 480, 890, -0.5),
  );
}

function addPalms(art: Artwork): void {
  const tones = { trunk: '#7A5638', shade: '#1D5A48', leaf: '#2F7F5A', light: '#8DBB5C' };
  art.add(fill(curve('60,1120 260,1080 520,1092 700,1120 520,1150 240,1160'), '#C9A66A', 'opacity=".55"'));
  art.add(
    palm(art, 560, 1100, 720, 190, tones),
    palm(art, 190, 1120, 830, 150, tones),
    palm(art, 90, 1090, 560, -60, tones),
  );
  art.add(
    fill(curve('238,880! 330,970 450,985 560,940 628,848! 590,950 460,1030 330,1010'), '#B5532F'),
    fill(curve('260,905 340,985 450,1000 550,962 606,892 560,940 450,986 330,970'), '#F0C98A'),
  );
  art.add(
    stroke('M238 880l-24 -26M628 848l-2 -30', '#F6E9CC', 5),
    stroke('M300 952l18 46M380 988l4 38M470 994l10 32M545 962l16 24', '#8F3F22', 3),
  );
  const bank = ridge({
    base: 1175,
    rise: 22,
    seed: 51,
    wave: 240,
    shape: (x) => 40 * Math.exp(-(((x - 900) / 460) ** 2)),
  });
  art.add(
    grass(art, bank.yAt, 0, 420, 80, 80, '#2F7F5A'),
    grass(art, bank.yAt, 1340, 1800, 90, 80, '#2F7F5A'),
  );
  art.add(
    bigLeaves(art, 1820, 1220, 380, -172, -104, 6, ['#124236', '#1D5A48', '#2F7F5A']),
    bigLeaves(art, -20, 1230, 300, -80, -10, 5, ['#124236', '#1D5A48']),
  );
}
