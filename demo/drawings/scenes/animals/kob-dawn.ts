// Dawn on the plains of Queen Elizabeth: a kob ram watches from a mound, his herd in rose-coloured mist.

import { kobRam } from '../../kit/animals/wild-figures.ts';
import { Artwork } from '../../kit/artwork.ts';
import { euphorbia } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { curve, ellipse, fill, place } from '../../kit/shape.ts';
import { birds, disc, haze, mist, sky, streakCloud } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';

export function kobDawn(): string {
  const art = new Artwork('kob-dawn');
  art.add(sky(art, '#8E9CC0', '#C9AEBE', '#F2C3B4', '#FBDCBC', '#FCE9CF'));
  art.add(
    streakCloud(art, 1300, 210, 800, 36, '#EBC0BEA0'),
    streakCloud(art, 420, 300, 660, 28, '#F9D6C4A0'),
    disc(art, 560, 560, 130, '#FFF3DC', '#FBC69A', 4.2),
  );
  art.add(
    hill(
      art,
      ridge({ base: 640, rise: 110, seed: 52, wave: 560, octaves: 6, sharp: true }),
      '#A999B8',
      '#DDBFC0',
      '#FCE3D0',
      2,
    ),
    mist(art, 700, 130, '#FBDFCB', 0.9),
  );
  const plain = ridge({ base: 760, rise: 20, seed: 3, wave: 620 });
  art.add(hill(art, plain, '#B9929A', '#D9AFA0'), treeDots(art, plain, 0, 1800, 44, 14, '#97788C'));
  const far = { trunk: '#7A5F78', shade: '#836880', leaf: '#93788C', light: '#E9BFAE' };
  art.add(
    acacia(art, 1500, 830, 250, far),
    acacia(art, 190, 820, 190, far),
    euphorbia(art, 1700, 830, 150, '#836880', '#D9AFA8'),
    euphorbia(art, 330, 820, 110, '#836880', '#D9AFA8'),
  );
  art.add(haze(art, 560, 800, 900, 100, '#FDE3C4', 0.9));
  const pale = { body: '#A47A74', shade: '#7A5A68', light: '#FBDCC0' };
  art.add(
    ...(
      [
        [240, 880, 0.42],
        [350, 866, -0.34],
        [560, 896, 0.44],
        [1240, 876, 0.4],
        [1440, 896, 0.46],
      ] as const
    ).map(
      ([x, y, s]) =>
        ellipse(x, y, 50, 5, '#8A6670', 'opacity=".5"') + place(kobRam(art, pale, '#5A4058'), x, y, s),
    ),
  );
  art.add(mist(art, 890, 110, '#FBDFC8', 0.75));
  addMound(art);
  art.add(birds(art, 1080, 330, 9, 240, '#7A6484'));
  return art.finish();
}

function addMound(art: Artwork): void {
  const mound = ridge({
    base: 1060,
    rise: 14,
    seed: 81,
    wave: 360,
    shape: (x) => -110 * Math.exp(-(((x - 960) / 330) ** 2)),
  });
  art.add(
    hill(art, mound, '#8A5648', '#3A2634', '#FBD9B0', 5),
    grass(art, mound.yAt, 0, 1800, 200, 60, '#B97A58'),
    grass(art, (x) => mound.yAt(x) + 26, 0, 1800, 150, 50, '#6B4244'),
  );
  art.add(fill(curve('800,966 900,956 1040,956 1150,968 1060,976 900,976'), '#3A2634', 'opacity=".5"'));
  art.add(
    place(kobRam(art, { body: '#B4652F', shade: '#6B3428', light: '#FFE0B0' }, '#2A1A20'), 960, 962, 1.78),
  );
  art.add(
    grass(art, mound.yAt, 800, 1150, 40, 34, '#B97A58'),
    grass(art, () => 1140, 0, 1800, 240, 110, '#5A3440'),
    grass(art, () => 1212, 0, 1800, 190, 150, '#33202E'),
  );
}
