// Mabamba swamp in grey-green mist: a shoebill stands motionless by the channel, a canoe waits far behind.

import { shoebill } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { canoe } from '../../kit/boats.ts';
import { mix } from '../../kit/palette.ts';
import { papyrus } from '../../kit/plants.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, mist, sky } from '../../kit/sky.ts';
import { reflection, ripples, water } from '../../kit/water.ts';

export function shoebillSwamp(): string {
  const art = new Artwork('shoebill-swamp');
  art.add(
    sky(art, '#B7C4BA', '#D3DACB', '#E9E6D2'),
    disc(art, 620, 300, 84, '#FBF9EC', '#F6F0D8', 4.6),
    birds(art, 1200, 220, 5, 120, '#8A9A90'),
  );
  reeds(art, 560, 150, 34, 0.12);
  art.add(mist(art, 560, 160, '#E6E6D6', 0.9));
  reeds(art, 620, 220, 28, 0.3);
  art.add(
    mist(art, 640, 120, '#DEE2D2', 0.8),
    water(art, 620, 1210, ['#DCE2D4', '#B5C6BA', '#7E9C94', '#3F6660'], '#EEF0E2', 70),
  );
  const boat = place(
    canoe('#5E6A60', '#C9D2C2', [
      { skin: '#5B5048', top: '#8A6A5A', bottom: '#4F5A54', hat: '#A8A68A' },
      { skin: '#5B5048', top: '#A8925E', bottom: '#4F5A54' },
    ]),
    470,
    730,
    0.86,
  );
  art.add(reflection(boat, 744, 0.6, 0.3), boat, mist(art, 760, 90, '#E6E9DA', 0.6));
  lilies(art, 260, 760, 0.5, 26);
  addBird(art);
  lilies(art, 880, 1190, 1, 34);
  art.add(
    papyrus(art, 120, 1230, 640, 11, 170, ['#274A3C', '#3B6650', '#1C3A30']),
    papyrus(art, 1690, 1230, 560, 10, 160, ['#274A3C', '#3B6650', '#1C3A30']),
  );
  return art.finish();
}

function reeds(art: Artwork, y: number, height: number, count: number, depth: number): void {
  const tone = mix('#D3DACB', '#3B6650', depth);
  art.add(
    fill(
      curve(
        `-40,${y - 30}! 400,${y - 50} 900,${y - 34} 1400,${y - 56} 1840,${y - 36}! 1840,${y + 60}! -40,${y + 60}!`,
      ),
      tone,
    ),
  );
  art.add(
    ...times(count / 4, (i) =>
      papyrus(art, (i + 0.5) * (7200 / count), y + 10, height, 3, 110, [tone, mix(tone, '#3B6650', 0.15)]),
    ),
  );
}

function lilies(art: Artwork, from: number, to: number, scale: number, count: number): void {
  const { random } = art;
  art.add(
    times(count, () => {
      const y = random.between(from < to ? Math.max(from, 700) : to, to);
      const size = (14 + (y - 620) * 0.09) * scale;
      const x = random.between(0, 1800);
      const pad =
        ellipse(x, y, size * 2, size * 0.55, random.pick(['#5B8A68', '#7AA078', '#47755C'])) +
        fill(`M${x} ${y}l${size * 2} ${size * 0.2}l-${size * 0.3} ${size * 0.4}Z`, '#7E9C94');
      const flower =
        fill(
          times(
            5,
            (i) =>
              `M${Math.round(x)} ${Math.round(y)}q${(i - 2) * 7 - 5} -${22 - Math.abs(i - 2) * 4} ${(i - 2) * 9} -${30 - Math.abs(i - 2) * 6}q6 16 ${-(i - 2) * 9} ${30 - Math.abs(i - 2) * 6}Z`,
          ).join(''),
          '#F6EFE6',
        ) + ellipse(x, y - 6, 4, 4, '#E3B45A');
      return pad + (random.chance(0.3) ? flower : '');
    }).join(''),
  );
}

function addBird(art: Artwork): void {
  const bird = place(
    shoebill(art, { body: '#6E828C', shade: '#3D4F5A', light: '#F0F0DE' }, '#D0B084'),
    1080,
    1060,
    1.85,
  );
  art.add(haze(art, 1080, 700, 420, 460, '#F4F3E2', 0.6), reflection(bird, 1064, 0.4, 0.28), bird);
  art.add(
    fill(curve('820,1070 940,1048 1100,1042 1280,1052 1380,1074 1240,1096 1000,1096'), '#34594A'),
    stroke(
      times(
        26,
        (i) =>
          `M${840 + i * 20} ${1076 - (i % 3) * 6}q${(i % 5) * 4 - 8} -30 ${(i % 7) * 5 - 14} -${44 + (i % 4) * 12}`,
      ).join(''),
      '#4C7A5E',
      4,
    ),
    ripples(art, 760, 1440, 1080, 1130, 18, '#E6EEDF', 0.7),
  );
}
