// Two giraffes and an acacia against a huge copper sun that sinks into the dust of the plain.

import { giraffe } from '../../kit/animals/savannah-animals.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { ellipse, place } from '../../kit/shape.ts';
import { birds, haze, mist, sky, streakCloud } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';

export function savannahGiraffe(): string {
  const art = new Artwork('savannah-giraffe');
  art.add(sky(art, '#7A2F26', '#B5532F', '#E08A3E', '#F6C46A'));
  art.add(
    haze(art, 960, 600, 1000, 760, '#FFD27A', 0.8),
    ellipse(960, 600, 360, 360, art.vertical('#FFF0B8', '#FBC866', '#F0953E')),
  );
  art.add(
    streakCloud(art, 700, 470, 760, 30, '#D9773AB0'),
    streakCloud(art, 1240, 560, 640, 26, '#C9602FB0'),
    streakCloud(art, 420, 220, 820, 44, '#9C402890'),
    streakCloud(art, 1400, 170, 700, 36, '#A84A2A90'),
  );
  const far = ridge({ base: 790, rise: 60, seed: 51, wave: 520 });
  art.add(hill(art, far, '#C96A34', '#E8964A', '#FFE09A', 2), mist(art, 840, 90, '#FFC870', 0.6));
  art.add(
    hill(art, ridge({ base: 850, rise: 20, seed: 9, wave: 380 }), '#9C4526', '#C9662F'),
    treeDots(art, { yAt: () => 862 }, 0, 1800, 60, 14, '#7A3320'),
  );
  const dark = { trunk: '#3A1712', shade: '#351712', leaf: '#4C2016', light: '#A8552A' };
  art.add(
    acacia(art, 260, 900, 300, { trunk: '#6B2A1A', shade: '#6B2A1A', leaf: '#7E341E', light: '#D0793A' }),
    acacia(art, 1640, 890, 190, { trunk: '#6B2A1A', shade: '#6B2A1A', leaf: '#7E341E', light: '#D0793A' }),
  );
  const plain = ridge({ base: 930, rise: 18, seed: 22, wave: 460 });
  art.add(hill(art, plain, '#7A3018', '#33130E', '#F6A850', 4), acacia(art, 1420, 960, 620, dark));
  const coat = { body: '#8A4526', shade: '#4A2016', light: '#FFD88A' };
  art.add(
    ellipse(720, 1012, 260, 16, '#240C0A', 'opacity=".7"'),
    place(giraffe(art, coat, '#421B12'), 1010, 1000, -1.02),
    place(giraffe(art, coat, '#421B12'), 700, 1014, 1.3),
  );
  art.add(
    birds(art, 1240, 380, 9, 170, '#5B2418'),
    grass(art, (x) => plain.yAt(x) + 80, 0, 1800, 200, 70, '#4A1C12'),
    grass(art, () => 1180, 0, 1800, 240, 120, '#230C0A'),
  );
  return art.finish();
}
