// Ziwa at moonrise: a white rhino and her calf cross lavender grassland, a ranger keeping watch.

import { egret } from '../../kit/animals/birds.ts';
import { walkingRhino } from '../../kit/animals/wild-figures.ts';
import { Artwork } from '../../kit/artwork.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { ellipse, place } from '../../kit/shape.ts';
import { disc, footShade, haze, mist, sky, stars, streakCloud } from '../../kit/sky.ts';
import { acacia, bush, treeDots } from '../../kit/trees.ts';

export function rhinoZiwa(): string {
  const art = new Artwork('rhino-ziwa');
  art.add(sky(art, '#2C3560', '#5A5486', '#9A7A9C', '#DDA89C', '#F0C8A8'), stars(art, 90, 430, '#FBF3E0'));
  art.add(
    disc(art, 1290, 430, 210, '#FBF0D6', '#E9C8C0', 2.6),
    ellipse(1230, 380, 36, 28, '#EADBC0'),
    ellipse(1340, 470, 50, 38, '#EADBC0'),
    ellipse(1350, 350, 20, 16, '#EADBC0'),
    ellipse(1250, 510, 24, 18, '#EADBC0'),
  );
  art.add(
    streakCloud(art, 1140, 520, 760, 24, '#B58AA0'),
    streakCloud(art, 480, 300, 700, 26, '#8A729CA0'),
    streakCloud(art, 1560, 330, 500, 20, '#A07C9CA0'),
  );
  art.add(hill(art, ridge({ base: 690, rise: 50, seed: 49, wave: 680 }), '#6E6288', '#A07E94'));
  const plain = ridge({ base: 770, rise: 16, seed: 11, wave: 520 });
  art.add(
    hill(art, plain, '#5C5A6E', '#7A6C70', '#F0CDB4', 2),
    treeDots(art, plain, 0, 1800, 70, 20, '#454862'),
    mist(art, 800, 100, '#D9B0A8', 0.6),
  );
  const tree = { trunk: '#262640', shade: '#2A2E48', leaf: '#3C425A', light: '#9A8494' };
  art.add(
    acacia(art, 250, 900, 470, tree, 1),
    palm(art, 1640, 890, 440, -40, tree),
    palm(art, 1740, 890, 320, 30, tree),
    bush(art, 1480, 880, 170, tree),
    bush(art, 560, 870, 130, tree),
  );
  addHerd(art);
  return art.finish();
}

function addHerd(art: Artwork): void {
  const meadow = ridge({ base: 905, rise: 18, seed: 38, wave: 480 });
  art.add(
    hill(art, meadow, '#6A6660', '#2A2C3A', '#F0CDB4', 4),
    grass(art, meadow.yAt, 0, 1800, 260, 46, '#8A8070'),
    haze(art, 900, 960, 900, 80, '#E3B8A4', 0.3),
  );
  art.add(
    place(
      person(
        poses.stand,
        { skin: '#3A2418', top: '#5E6240', bottom: '#3F4430', hat: '#6B6844', stick: '#B59A78' },
        '#FBE0C4',
      ),
      1530,
      868,
      0.94,
    ),
  );
  const coat = { body: '#71697A', shade: '#3D3A50', light: '#FBE0C0' };
  art.add(
    ellipse(820, 1066, 470, 22, '#1C1E2C', 'opacity=".55"'),
    ellipse(1330, 1066, 190, 13, '#1C1E2C', 'opacity=".5"'),
  );
  art.add(
    place(walkingRhino(art, coat, '#CFC3BC'), 800, 1066, 2),
    place(walkingRhino(art, coat, '#B9AEAE'), 1330, 1066, 0.84),
  );
  art.add(
    place(egret('#FBF0DC', '#2A2638'), 1010, 704, 0.7),
    place(egret('#FBF0DC', '#2A2638'), 280, 1080, -0.8),
  );
  art.add(
    grass(art, () => 1092, 0, 1800, 240, 60, '#57544F'),
    grass(art, () => 1150, 0, 1800, 240, 90, '#3C3C44'),
    grass(art, () => 1212, 0, 1800, 240, 120, '#232532'),
    footShade(art, '#12131E', 220, 0.5),
  );
}
