// Ishasha: a lion and a lioness doze on the great limbs of a fig tree in hot, hazy light.

import { restingLion } from '../../kit/animals/grazers.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { curve, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, heapCloud, sky } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';

const bark = '#6B5744';
const barkLight = '#EAD3A0';

export function ishashaLions(): string {
  const art = new Artwork('ishasha-lions');
  art.add(
    sky(art, '#D8DDBE', '#F0E4B8', '#F8E3A6'),
    disc(art, 1480, 240, 80, '#FFFBEA', '#FFF0BE', 5),
    heapCloud(art, 380, 420, 620, '#FFFCF0', '#EFE2B8'),
  );
  art.add(
    hill(art, ridge({ base: 650, rise: 50, seed: 18, wave: 600 }), '#B9BE94', '#DDD3A0'),
    hill(art, ridge({ base: 700, rise: 24, seed: 4, wave: 420 }), '#A3AA74', '#CFC582'),
  );
  art.add(
    treeDots(art, { yAt: () => 716 }, 0, 1800, 80, 14, '#86905C'),
    acacia(art, 1660, 770, 200, { trunk: '#6B5A3A', shade: '#6E7A48', leaf: '#86904F', light: '#CFC878' }),
    acacia(art, 150, 760, 150, { trunk: '#6B5A3A', shade: '#6E7A48', leaf: '#86904F', light: '#CFC878' }),
  );
  art.add(
    fill(
      ridge({ base: 745, rise: 12, seed: 8, wave: 520 }).area,
      art.vertical('#E0C870', '#B5A04C', '#6B6A34'),
    ),
    haze(art, 900, 780, 900, 60, '#FBF0C4', 0.7),
    birds(art, 1180, 330, 5, 120, '#7A7450'),
  );
  addTree(art);
  art.add(
    grass(art, () => 1190, 0, 1800, 320, 120, '#7A7434'),
    grass(art, () => 1200, 0, 1800, 160, 150, '#4C5228'),
  );
  return art.finish();
}

function addTree(art: Artwork): void {
  leaves(art, 60, '#5B7440', 66, 230);
  const trunk = curve(
    '690,1230! 740,1060 760,900 740,760 690,640 600,540 480,470 340,440! 480,430 640,480 740,560 800,640 840,560 830,420 780,280 700,160! 800,230 890,380 920,540 960,470 1060,360 1220,270 1420,230! 1260,310 1110,420 1010,560 960,700 960,860 1000,1040 1080,1230!',
  );
  const ridges = stroke(
    'M770 1180Q830 980 800 760M850 1200Q880 980 860 720M930 1190Q920 1000 910 800M800 660Q860 600 870 440M960 600Q1020 480 1160 380M700 590Q640 520 520 480',
    '#4A3A2C',
    9,
    'opacity=".7"',
  );
  const limb = curve(
    '1730,570! 1560,628 1320,662 1060,690 900,720 830,700 880,650 1060,640 1320,616 1560,576!',
  );
  const lower = curve('200,770! 330,800 500,806 660,800 800,800 860,840 780,862 620,852 460,850 320,836!');
  const male = { body: '#CF9650', shade: '#8F5E30', light: '#FFE9B4' };
  const female = { body: '#DBA863', shade: '#9C6C38', light: '#FFEFC4' };
  art.add(
    place(restingLion(art, male, '#6B3A20'), 1345, 628, 1.22, -3),
    art.rimmed(limb, bark, barkLight, 1, 8, stroke('M1640 600Q1360 656 1000 690', '#4A3A2C', 5)),
  );
  art.add(
    place(restingLion(art, female), 500, 806, -1.02),
    art.rimmed(lower, bark, barkLight, 1, 8, stroke('M260 796Q500 830 780 838', '#4A3A2C', 5)),
  );
  art.add(
    art.rimmed(
      trunk,
      bark,
      barkLight,
      -6,
      6,
      ridges + fill('M880 300Q900 700 960 1240H1200V300Z', '#2E2318', 'opacity=".3"'),
    ),
  );
  art.add(paws(1345, 628, 1.22, male.body, male.light), paws(500, 806, -1.02, female.body, female.light));
  leaves(art, 40, '#48632F', 80, 120);
  leaves(art, 34, '#8FA04E', 46, 170);
}

/** The hanging forelegs are drawn again over the bough, so the lions drape across it. */
function paws(x: number, y: number, scale: number, color: string, light: string): string {
  const near = curve(
    '-136,-20 -104,-18 -94,24 -98,70 -98,104 -94,120 -106,128 -126,126 -131,114 -127,70 -140,24',
  );
  const hind = curve('122,-8 156,-8 164,30 150,72 148,108 140,122 118,122 114,114 126,102 124,70 116,30');
  return place(
    fill(near + hind, color) +
      stroke('M-138 -10Q-140 26 -127 70L-131 112M-122 118v8M-113 119v8M124 114v7M132 115v7', light, 3),
    x,
    y,
    scale,
  );
}

function leaves(art: Artwork, count: number, color: string, size: number, depth: number): void {
  const { random } = art;
  art.add(
    fill(
      times(count, () => {
        const x = random.between(-30, 1830);
        const arch = 60 * Math.sin((x / 1800) * Math.PI);
        return leafy(
          random,
          x,
          random.between(-60, depth) - arch + 30,
          size * random.between(0.7, 1.3),
          size * random.between(0.5, 0.8),
          10,
        );
      }).join(''),
      color,
    ),
  );
}
