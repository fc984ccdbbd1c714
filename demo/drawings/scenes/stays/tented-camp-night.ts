// A tented camp at night: the Milky Way over glowing canvas, lanterns on the path, black acacias.

import { giraffe } from '../../kit/animals/savannah-animals.ts';
import { Artwork } from '../../kit/artwork.ts';
import { safariTent } from '../../kit/buildings.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { curve, ellipse, fill, group, place } from '../../kit/shape.ts';
import { haze, sky, stars } from '../../kit/sky.ts';
import { acacia, bush, treeDots } from '../../kit/trees.ts';

export function tentedCampNight(): string {
  const art = new Artwork('tented-camp-night');
  art.add(sky(art, '#0B1630', '#14274A', '#1F4160', '#3A6670'));
  addMilkyWay(art);
  art.add(stars(art, 260, 760, '#F6F0DC'));
  art.add(
    hill(art, ridge({ base: 760, rise: 50, seed: 16, wave: 640 }), '#1E3D52', '#28505A'),
    hill(art, ridge({ base: 800, rise: 24, seed: 28, wave: 420 }), '#173344', '#1C3F48'),
  );
  art.add(treeDots(art, { yAt: () => 822 }, 0, 1800, 70, 18, '#122A38'));
  addCamp(art);
  return art.finish();
}

function addMilkyWay(art: Artwork): void {
  const clouds =
    haze(art, 0, 0, 900, 170, '#7A86B8', 0.6) +
    haze(art, -260, 10, 420, 90, '#C9B8D0', 0.5) +
    haze(art, 240, -16, 380, 80, '#E9CDB8', 0.5) +
    haze(art, 40, 20, 260, 30, '#0F1C3A', 0.75) +
    haze(art, 420, 24, 220, 20, '#0F1C3A', 0.6);
  art.add(place(clouds, 1010, 330, 1, -34));
  const dust = stars(art, 260, 240, '#FFF6E6');
  art.add(
    group(group(dust, 'transform="translate(-900 -120)"'), 'transform="translate(1010 330) rotate(-34)"'),
  );
}

function addCamp(art: Artwork): void {
  const ink = { trunk: '#0A1620', shade: '#0C1B26', leaf: '#122634', light: '#2B4A54' };
  art.add(
    acacia(art, 330, 900, 560, ink),
    acacia(art, 1600, 890, 480, ink),
    acacia(art, 1180, 850, 200, ink),
  );
  art.add(
    place(giraffe(art, { body: '#1C3644', shade: '#142A38', light: '#5B8088' }, '#122634'), 620, 876, 0.4),
  );
  const plain = ridge({ base: 868, rise: 14, seed: 7, wave: 420 });
  art.add(
    fill(plain.area, art.vertical('#14303A', '#0D1F28', '#070F16')),
    haze(art, 900, 960, 760, 200, '#F2A24A', 0.35),
  );
  const tents = [
    [1420, 930, 0.8],
    [470, 960, 0.95],
    [930, 1000, 1.36],
  ] as const;
  for (const [x, y, scale] of tents) {
    art.add(
      haze(art, x, y - 60 * scale, 330 * scale, 220 * scale, '#FFB45A', 0.55),
      place(safariTent(art, '#B9A27A', '#FFC56E', '#3A2A22'), x, y, scale),
    );
    art.add(haze(art, x, y + 30 * scale, 300 * scale, 40 * scale, '#FFB45A', 0.4));
  }
  art.add(
    fill(curve('900,1052! 960,1052! 1010,1110 1120,1220! 700,1220! 830,1110'), '#C98A4A', 'opacity=".35"'),
  );
  for (const [x, y] of [
    [850, 1090],
    [1010, 1086],
    [780, 1146],
    [1090, 1140],
    [640, 1010],
    [1250, 990],
  ] as const) {
    art.add(
      haze(art, x, y, 70, 60, '#FFC56E', 0.8),
      fill(`M${x - 9} ${y + 14}v-26l9-9l9 9v26Z`, '#FFE7B0'),
      ellipse(x, y + 16, 14, 4, '#070F16'),
    );
  }
  art.add(
    ...[60, 230, 1330, 1620, 1760].map((x) => bush(art, x, 1090, 200, ink)),
    grass(art, () => 1190, 0, 1800, 260, 110, '#060D14'),
    grass(art, () => 1100, 0, 620, 90, 50, '#1C3A3E'),
    grass(art, () => 1100, 1200, 1800, 90, 50, '#1C3A3E'),
  );
}
