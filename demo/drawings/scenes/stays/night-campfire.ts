// Night in the bush: friends around a camp fire under the moon and the Milky Way, tents glowing softly.
import { Artwork } from '../../kit/artwork.ts';
import { safariTent } from '../../kit/buildings.ts';
import { euphorbia } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { campFire } from '../../kit/objects.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, sky, stars } from '../../kit/sky.ts';
import { acacia, bush, treeDots } from '../../kit/trees.ts';

const fire = '#FFC077';

export function nightCampfire(): string {
  const art = new Artwork('night-campfire');
  art.add(sky(art, '#0B1730', '#14284A', '#27426A', '#4A6384', '#6F7C90'));
  art.add(stars(art, 190, 720, '#FFF6E0'), milkyWay(art));
  art.add(
    disc(art, 1390, 250, 88, '#FBF3DC', '#B9C9DE', 3.6),
    ellipse(1370, 232, 16, 13, '#E6DEC8'),
    ellipse(1412, 268, 22, 18, '#E6DEC8'),
    ellipse(1398, 214, 9, 8, '#E6DEC8'),
  );
  art.add(hill(art, ridge({ base: 760, rise: 80, seed: 44, wave: 520, sharp: true }), '#31486A', '#3A5072'));
  const plain = ridge({ base: 830, rise: 18, seed: 9, wave: 520 });
  art.add(hill(art, plain, '#22344C', '#141F30'), treeDots(art, plain, 0, 1800, 60, 16, '#1C2C42'));
  const tree = { trunk: '#0E1826', shade: '#101C2C', leaf: '#1A2A3C', light: '#52677C' };
  art.add(
    acacia(art, 230, 950, 640, tree, 1),
    acacia(art, 1640, 930, 420, tree),
    euphorbia(art, 1760, 930, 230, '#142234', '#3A5068'),
  );
  art.add(
    place(safariTent(art, '#6B6450', '#FFC36A', '#2A2420'), 560, 912, 0.72),
    place(safariTent(art, '#6B6450', '#FFC36A', '#2A2420'), 1330, 912, 0.78),
    haze(art, 560, 880, 240, 120, '#FFB65A', 0.4),
    haze(art, 1330, 880, 260, 120, '#FFB65A', 0.4),
  );
  addGround(art);
  addCircle(art);
  art.add(
    bush(art, 90, 1180, 330, tree),
    bush(art, 1730, 1180, 330, tree),
    grass(art, () => 1210, 0, 1800, 220, 90, '#0C1522'),
  );
  return art.finish();
}

/** A loose diagonal drift of fine stars. */
function milkyWay(art: Artwork): string {
  return times(200, () => {
    const along = art.random.between(-150, 1250);
    const off = (art.random.next() + art.random.next() + art.random.next() - 1.5) * 150;
    const r = art.random.between(0.8, 2.2);
    return ellipse(
      along,
      640 - along * 0.52 + off,
      r,
      r,
      '#FFF3DC',
      `opacity="${art.random.chance(0.3) ? 0.9 : 0.5}"`,
    );
  }).join('');
}

function addGround(art: Artwork): void {
  const ground = ridge({ base: 950, rise: 14, seed: 31, wave: 460 });
  art.add(hill(art, ground, '#26303A', '#0E1622'), grass(art, ground.yAt, 0, 1800, 200, 38, '#2C3C48'));
  art.add(
    haze(art, 930, 1060, 760, 190, '#F08A3C', 0.75),
    haze(art, 930, 1050, 380, 100, '#FFC877', 0.8),
    haze(art, 930, 960, 460, 420, '#F9A04A', 0.35),
  );
}

function addCircle(art: Artwork): void {
  const seat = (x: number, y: number, s: number): string =>
    place(
      stroke('M-26 6L34 60M34 6L-26 60M30 4L44 -66', '#3A2A22', 7) +
        fill(curve('-34,-4! 34,-2! 46,-70! 54,-68! 44,10! -34,8!'), '#7A5A3A'),
      x,
      y,
      s,
    );
  const friends = [
    { x: 560, y: 1030, s: -1.24, skin: '#7A482C', top: '#B5532F', bottom: '#3A3030' },
    { x: 680, y: 990, s: -1.06, skin: '#D9A27A', top: '#E9D9B4', bottom: '#4A4438' },
    { x: 1190, y: 990, s: 1.06, skin: '#5B3420', top: '#C8963E', bottom: '#2F3B38', hat: '#A88A52' },
    { x: 1310, y: 1030, s: 1.24, skin: '#C98F68', top: '#2F7478', bottom: '#3A3440' },
  ];
  const drawn = friends.map(
    ({ x, y, s, ...clothes }) =>
      ellipse(x, y + 74 * Math.abs(s), 90, 12, '#0A0F18', 'opacity=".5"') +
      seat(x, y + 12, s) +
      place(person(poses.sit, clothes, fire), x, y, s),
  );
  const guide = place(
    person(poses.point, { skin: '#4A2A1C', top: '#6E7244', bottom: '#3A3B2A', hat: '#7F7B4E' }, fire),
    1060,
    930,
    1.1,
  );
  art.add(
    guide,
    ...drawn,
    ...times(9, (i) =>
      ellipse(
        930 + Math.cos((i / 9) * 6.28) * 116,
        1092 + Math.sin((i / 9) * 6.28) * 24,
        24,
        15,
        i < 5 ? '#5A4438' : '#3A302C',
      ),
    ),
    place(campFire(), 930, 1092, 1.25),
  );
  art.add(
    fill(curve('760,1150! 900,1130 1100,1136 1180,1160! 1000,1176 860,1172'), '#1A1418', 'opacity=".5"'),
  );
}
