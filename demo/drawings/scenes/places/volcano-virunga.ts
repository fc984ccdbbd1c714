// The three Virunga cones at blue dawn, cloud rings round their shoulders, smoke rising from terraced farms.
import { Artwork } from '../../kit/artwork.ts';
import { hut } from '../../kit/buildings.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { terraces } from '../../kit/fields.ts';
import { hill, ridge } from '../../kit/land.ts';
import { limb } from '../../kit/limbs.ts';
import { person } from '../../kit/people.ts';
import { poses } from '../../kit/poses.ts';
import { curve, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, mist, sky, stars, streakCloud } from '../../kit/sky.ts';
import { forestTree, treeDots } from '../../kit/trees.ts';

export function volcanoVirunga(): string {
  const art = new Artwork('volcano-virunga');
  art.add(
    sky(art, '#1F3A5C', '#3F6A86', '#8AB0B4', '#EBD3B4', '#F6DDBC'),
    stars(art, 60, 300, '#F6F0DC'),
    disc(art, 1500, 190, 46, '#F6F0DC', '#CFDDE0', 3),
  );
  art.add(
    streakCloud(art, 420, 330, 700, 30, '#EBC9B4A0'),
    streakCloud(art, 1180, 420, 640, 24, '#F3D9C0A0'),
  );
  addCones(art);
  addFarms(art);
  addHome(art);
  return art.finish();
}

function addCones(art: Artwork): void {
  const cone = (d: string, shade: string, top: string, foot: string, light: string): void => {
    art.add(
      art.rimmed(
        curve(d),
        art.vertical(top, foot),
        light,
        4,
        5,
        fill(curve(shade), '#16304A', 'opacity=".42"'),
      ),
    );
  };
  cone(
    '820,800! 1000,640 1120,520 1190,440 1220,400! 1260,412 1300,396! 1340,440 1420,530 1560,660 1760,800!',
    '1270,390! 1250,470 1290,560 1270,680 1320,800! 1800,800! 1800,600! 1400,420!',
    '#4F7690',
    '#A9BDB4',
    '#F6DDC0',
  );
  cone(
    '1140,840! 1340,690 1440,560 1500,450 1530,420! 1560,440 1580,418 1610,436 1630,410! 1660,450 1720,560 1880,760 1900,840!',
    '1590,410! 1570,520 1610,620 1580,760 1620,840! 1900,840! 1900,600! 1660,420!',
    '#46708A',
    '#9DB4AE',
    '#F6DDC0',
  );
  cone(
    '-60,860! 240,720 430,520 540,330 592,236! 616,250 640,232! 690,310 790,500 960,700 1240,860!',
    '616,220! 600,340 660,470 620,620 700,860! 1260,860! 1000,500! 700,240!',
    '#2F5878',
    '#8AA8A8',
    '#FBE6C8',
  );
  art.add(
    stroke(
      'M560 330Q520 460 430 580M590 320Q560 480 500 640M540 420Q480 560 380 660',
      '#B9CBC4',
      4,
      'opacity=".35"',
    ),
  );
  const ring = (x: number, y: number, w: number): string =>
    fill(
      curve(
        `${x - w},${y} ${x - w * 0.6},${y - w * 0.09} ${x - w * 0.3},${y - w * 0.05} ${x},${y - w * 0.12} ${x + w * 0.4},${y - w * 0.05} ${x + w * 0.7},${y - w * 0.08} ${x + w},${y} ${x + w * 0.5},${y + w * 0.05} ${x},${y + w * 0.03} ${x - w * 0.5},${y + w * 0.06}`,
      ),
      '#F6EAD6',
      'opacity=".9"',
    );
  art.add(
    ring(560, 520, 250),
    ring(780, 590, 180),
    ring(1330, 560, 220),
    ring(1560, 600, 200),
    mist(art, 800, 170, '#F3E3CB', 0.95),
  );
}

function addFarms(art: Artwork): void {
  const back = ridge({ base: 840, rise: 60, seed: 24, wave: 480 });
  art.add(
    hill(art, back, '#6F8F84', '#4F7468', '#F6E0BE', 3),
    terraces(art, back, 0, 1800, 4, 24, ['#86A088', '#A3B08A', '#5E8274', '#B9A983'], '#3F6258'),
    treeDots(art, back, 0, 1800, 36, 16, '#3A5E58'),
    mist(art, 920, 70, '#E9DFC6', 0.5),
  );
  const front = ridge({ base: 960, rise: 70, seed: 63, wave: 560 });
  art.add(
    hill(art, front, '#4C7258', '#24473E', '#F3DDB0', 4),
    terraces(art, front, 0, 1800, 5, 34, ['#6B8F58', '#8FA560', '#3F6B50', '#A88A58', '#567F52'], '#24473E'),
  );
}

function addHome(art: Artwork): void {
  const smoke = (x: number, y: number): string =>
    place(
      fill(
        limb('0,0,3 -16,-70,7 12,-150,11 -8,-230,15 16,-310,13 6,-390,7 20,-440,1'),
        '#F3E6D2',
        'opacity=".5"',
      ),
      x,
      y,
    );
  const leaf = { trunk: '#2A2A26', shade: '#1B3E38', leaf: '#2F5C4A', light: '#A9B878' };
  art.add(
    smoke(1290, 930),
    smoke(640, 980),
    place(hut(art, 170, '#B98A64', '#8A6A44', '#F6DCB0', '#F2B55A'), 1290, 1070),
    place(hut(art, 130, '#A87C5A', '#7A5E3E', '#F6DCB0', '#F2B55A'), 1430, 1086),
    place(hut(art, 120, '#B98A64', '#8A6A44', '#F6DCB0', '#F2B55A'), 640, 1064),
    haze(art, 1290, 1060, 140, 70, '#FFC877', 0.35),
  );
  art.add(
    banana(art, 1160, 1120, 210, leaf),
    banana(art, 1580, 1130, 260, leaf),
    banana(art, 520, 1110, 180, leaf),
    forestTree(art, 1730, 1190, 520, leaf),
    forestTree(art, 90, 1190, 460, leaf),
  );
  art.add(
    fill(curve('-30,1180! 300,1120 700,1150 1100,1130 1500,1160 1840,1130! 1840,1230! -30,1230!'), '#16332E'),
  );
  const folk = [
    { x: 860, top: '#B5532F', basket: '#C8963E' },
    { x: 960, top: '#C8963E', basket: '#D9B27A' },
    { x: 1050, top: '#2F7478', basket: '#B57A3C' },
  ];
  art.add(
    ...folk.map(({ x, top, basket }, i) =>
      place(
        person(poses.walk, { skin: '#3E2718', top, bottom: '#2A3440', skirt: true, basket }, '#F6DDBC'),
        x,
        1058 + i * 4,
        0.92,
      ),
    ),
    ...times(6, (i) => banana(art, 240 + i * 24 + (i > 2 ? 1100 : 0), 1200, 90 + i * 8, leaf)),
  );
}
