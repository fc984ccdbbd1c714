// Kibale forest inside: huge trunks, shafts of green-gold light, a chimpanzee resting on a bough.
import { chimp } from '../../kit/animals/apes.ts';
import { Artwork } from '../../kit/artwork.ts';
import { mix } from '../../kit/palette.ts';
import { bigLeaves, fern, vine } from '../../kit/plants.ts';
import { box, curve, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { footShade, haze, shafts } from '../../kit/sky.ts';

export function kibaleChimps(): string {
  const art = new Artwork('kibale-chimps');
  art.add(
    box(0, 0, 1800, 1200, art.vertical('#DCE4A0', '#B4CC8C', '#6E9C72', '#2F5E4C')),
    haze(art, 620, 260, 900, 560, '#FBF3BE', 0.9),
  );
  addTrunks(art, 13, 34, '#8DB07C', '#C9D894');
  addLeaves(art, 70, 40, '#94B878');
  addTrunks(art, 9, 58, '#5C8B66', '#B4CC84');
  addLeaves(art, 46, 60, '#628F62');
  art.add(shafts(art, 240, -60, 1150, 420, '#FFF7C8', 8));
  addTrunks(art, 5, 96, '#35644E', '#9DBB74');
  art.add(
    fill(
      curve('-30,980! 300,930 700,960 1100,930 1500,960 1840,930! 1840,1230! -30,1230!'),
      art.vertical('#3F7052', '#16352B'),
    ),
  );
  art.add(
    ...times(9, (i) =>
      fern(art, 90 + i * 205, 1010 + (i % 3) * 30, 120, ['#4E8458', '#6FA062', '#376A4C'], 0),
    ),
  );
  addBough(art);
  addFrame(art);
  return art.finish();
}

function addTrunks(art: Artwork, count: number, width: number, color: string, light: string): void {
  const { random } = art;
  art.add(
    ...times(count, (i) => {
      const x = (i + random.between(0.2, 0.8)) * (1800 / count);
      const w = width * random.between(0.6, 1.2);
      const foot = 960 + width * 0.6;
      const lean = random.between(-30, 30);
      const d = curve(
        `${x + lean - w * 0.42},-20! ${x - w * 0.42},${foot * 0.6} ${x - w * 0.6},${foot - w * 1.6} ${x - w * 1.7},${foot}! ${x + w * 1.6},${foot}! ${x + w * 0.6},${foot - w * 1.8} ${x + w * 0.44},${foot * 0.6} ${x + lean + w * 0.42},-20!`,
      );
      return art.rimmed(
        d,
        color,
        light,
        w * 0.08,
        0,
        stroke(
          times(
            4,
            (k) =>
              `M${Math.round(x + (k - 1.2) * w * 0.22)} ${Math.round(random.between(0, 500))}q8 130 0 ${Math.round(random.between(150, 320))}`,
          ).join(''),
          mix(color, '#16352B', 0.3),
          w * 0.05,
        ),
      );
    }),
  );
}

function addLeaves(art: Artwork, count: number, size: number, color: string): void {
  const { random } = art;
  art.add(
    fill(
      times(count, () =>
        leafy(
          random,
          random.between(-20, 1820),
          random.next() ** 2 * 330 - 30,
          size * random.between(0.8, 1.8),
          size * random.between(0.5, 0.9),
          10,
        ),
      ).join(''),
      color,
    ),
  );
}

function addBough(art: Artwork): void {
  const bark = '#3B3026';
  const bough = curve(
    '1830,560! 1620,640 1400,742 1180,786 960,800 760,782 600,740! 780,838 980,862 1200,850 1420,824 1660,760 1830,740!',
  );
  const upper = curve('1830,140! 1600,206 1340,246 1040,250 820,214! 1040,290 1340,292 1620,262 1830,220!');
  const trunk = curve(
    '1500,-20! 1530,300 1520,640 1500,900 1420,1220! 1830,1220! 1780,900 1740,500 1750,-20!',
  );
  const bumps = stroke(
    'M1580 100q14 200 6 420M1650 60q20 260 8 560M1620 700q-10 200 -40 420M1700 300q16 300 -10 700',
    '#241D17',
    9,
    'opacity=".7"',
  );
  art.add(art.rimmed(upper, bark, '#C9C67A', 2, 7), art.rimmed(trunk, bark, '#BBBF78', 12, 0, bumps));
  art.add(
    place(chimp(art, { body: '#26221F', shade: '#151311', light: '#E5DE98' }, '#7A5A46'), 1060, 800, 1.72),
  );
  art.add(
    art.rimmed(
      bough,
      bark,
      '#D7D283',
      2,
      9,
      stroke('M1700 690Q1400 800 1150 826M1500 760Q1300 800 900 826M1000 818Q860 816 740 790', '#241D17', 6),
    ),
  );
  art.add(
    stroke('M1160 842q-30 20 -40 44M1320 820q20 40 8 70', '#4C7A4C', 6),
    fern(art, 1330, 800, 110, ['#5D9456', '#84AE60']),
    fern(art, 780, 800, 80, ['#5D9456', '#84AE60']),
  );
}

function addFrame(art: Artwork): void {
  art.add(
    fill(
      times(34, (i) => leafy(art.random, i * 56, art.random.between(-40, 46), 90, 62, 11)).join(''),
      '#1C4435',
    ),
  );
  art.add(
    fill(
      times(26, (i) => leafy(art.random, i * 74, art.random.between(-50, 8), 60, 44, 10)).join(''),
      '#2F6146',
    ),
  );
  art.add(
    vine(art, 330, 0, 520, '#1F4A38'),
    vine(art, 430, 0, 330, '#28573F'),
    vine(art, 1380, 0, 300, '#1F4A38'),
    vine(art, 150, 0, 700, '#1A3D30'),
  );
  art.add(
    bigLeaves(art, -20, 1220, 480, -84, -4, 7, ['#0E2A20', '#17392B', '#22513B']),
    bigLeaves(art, 1820, 1230, 420, -176, -104, 6, ['#0E2A20', '#17392B', '#22513B']),
  );
  art.add(fern(art, 700, 1190, 230, ['#1E4A37', '#2F6547', '#4C8155']), footShade(art, '#0B211A', 280, 0.65));
}
