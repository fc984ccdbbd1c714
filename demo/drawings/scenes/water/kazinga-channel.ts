// Kazinga Channel in the evening: elephants drink on the right bank, hippos surface, a launch glides by.

import { egret } from '../../kit/animals/birds.ts';
import { elephant, hippoAfloat } from '../../kit/animals/savannah-animals.ts';
import { Artwork } from '../../kit/artwork.ts';
import { launch } from '../../kit/boats.ts';
import { euphorbia } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass, papyrus } from '../../kit/plants.ts';
import { curve, fill, place } from '../../kit/shape.ts';
import { birds, disc, haze, sky, streakCloud } from '../../kit/sky.ts';
import { acacia, bush, treeDots } from '../../kit/trees.ts';
import { glints, reflection, ripples, wake, water } from '../../kit/water.ts';

const horizon = 600;

export function kazingaChannel(): string {
  const art = new Artwork('kazinga-channel');
  art.add(sky(art, '#5B4A68', '#A5626A', '#E08A5A', '#F7C27E', '#FBE3AE'));
  art.add(
    streakCloud(art, 1180, 190, 900, 46, '#C9747080'),
    streakCloud(art, 520, 280, 760, 36, '#F2A86C90'),
    streakCloud(art, 1300, 350, 620, 26, '#FAD09A90'),
  );
  art.add(disc(art, 610, 500, 96, '#FFF1C8', '#FFD58A', 4.6));
  const far = ridge({ base: 560, rise: 60, seed: 21, wave: 760 });
  art.add(
    hill(art, far, '#B97A72', '#E3A67C'),
    hill(art, ridge({ base: 585, rise: 26, seed: 5, wave: 420 }), '#95605F', '#C98565'),
  );
  art.add(
    treeDots(art, { yAt: () => horizon - 4 }, 0, 1800, 60, 15, '#6E4750'),
    haze(art, 610, 590, 800, 90, '#FFE0A0', 0.7),
  );
  art.add(water(art, horizon, 1210, ['#F4BE7E', '#C9776A', '#75506A', '#3B3652'], '#FBD79A', 120));
  art.add(
    reflection(fill(far.area, '#7A4E5C'), horizon, 0.5, 0.25),
    glints(art, 610, horizon, 1120, 190, '#FFE9B8', 80),
  );
  addLaunch(art);
  addElephants(art);
  addHippos(art);
  art.add(birds(art, 960, 300, 9, 240, '#5B3A4E'));
  return art.finish();
}

function addLaunch(art: Artwork): void {
  const boat = place(launch('#F6EBD2', '#3F5648', '#3B2B38'), 560, 742, 0.92);
  art.add(reflection(boat, 762, 0.6, 0.28), wake(560, 764, 320, '#FBE3AE'), boat);
}

function addElephants(art: Artwork): void {
  art.add(
    fill(
      curve('1010,700! 1180,668 1400,640 1600,600 1840,580! 1840,860! 1560,842 1300,800 1130,752'),
      art.vertical('#8A5A48', '#4A2F3A'),
    ),
  );
  art.add(
    acacia(art, 1600, 640, 320, { trunk: '#3B2530', shade: '#43303A', leaf: '#5E4440', light: '#B5784E' }),
    euphorbia(art, 1750, 640, 190, '#4A3340', '#C98565'),
  );
  art.add(
    bush(art, 1440, 650, 150, { trunk: '#000', shade: '#432E38', leaf: '#5B3F40', light: '#A86A4A' }),
    grass(art, (x) => 690 - (x - 1100) * 0.13, 1120, 1800, 130, 34, '#7A4C40'),
  );
  const coat = { body: '#5D4650', shade: '#382A38', light: '#FFD79A' };
  const herd =
    place(elephant(art, coat), 1400, 790, 0.95) +
    place(elephant(art, coat, '#F7E6C0', 0), 1580, 800, 0.56) +
    place(elephant(art, coat), 1690, 760, 0.8);
  art.add(
    reflection(place(elephant(art, coat), 1400, 790, 0.95), 806, 0.6, 0.3),
    herd,
    ripples(art, 1080, 1700, 800, 880, 30, '#F0B07C', 0.7),
  );
  art.add(
    place(egret('#FBF0DC', '#3B2530'), 1200, 752, 0.6),
    place(egret('#FBF0DC', '#3B2530'), 1110, 742, -0.5),
  );
}

function addHippos(art: Artwork): void {
  const coat = { body: '#4E3A4C', shade: '#2D2438', light: '#FFCF96' };
  const pod = [
    [760, 960, 1],
    [1080, 1010, -1.15],
    [420, 1040, 1.25],
    [960, 900, 0.7],
  ] as const;
  for (const [x, y, scale] of pod) {
    const hippo = place(hippoAfloat(art, coat, '#9C5C5A'), x, y, scale);
    art.add(reflection(hippo, y, 0.5, 0.3), hippo, wake(x, y + 3, 150 * Math.abs(scale), '#F3B98680'));
  }
  art.add(
    papyrus(art, 120, 1210, 430, 9, 150, ['#2B2338', '#3B2C3E', '#5A3F40']),
    papyrus(art, 1690, 1215, 360, 8, 140, ['#2B2338', '#3B2C3E', '#5A3F40']),
  );
}
