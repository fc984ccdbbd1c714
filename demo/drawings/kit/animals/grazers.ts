// Grazers and cats: zebra, Ugandan kob, long-horned cow, lion on a branch. All face left.
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, n, stroke, times } from '../shape.ts';
import { type Coat, grounded, hairs } from './fur.ts';

/** A zebra, about 270 wide and 210 tall. */
export function zebra(art: Artwork, coat: Coat, stripe: string): string {
  const body = curve(
    '20,106 18,94 28,80 44,62 60,44 74,34 88,36 106,50 124,66 144,76 172,80 204,78 236,70 262,76 278,94 284,120 280,146 270,162 274,184 ' +
      '268,204 268,226 272,233! 250,233! 252,200 254,182 244,164 232,148 204,156 170,158 154,152 154,180 152,206 152,226 156,233! 134,233! ' +
      '136,200 134,172 126,148 114,126 98,106 80,94 64,98 50,110 34,116',
  );
  const legs =
    curve('120,140 122,170 116,206 114,226 118,233! 96,233! 100,204 104,176 106,130') +
    curve('222,150 232,172 230,200 226,226 230,233! 208,233! 212,200 214,176 206,150');
  const barrel = times(9, (i) => {
    const x = 136 + i * 12;
    const lean = (i - 3) * 3.4;
    return `M${x} 70C${n(x - 5)} 96 ${n(x - 3 + lean * 0.4)} 126 ${n(x + lean * 0.7)} 156`;
  }).join('');
  const rump = times(
    6,
    (i) =>
      `M${n(232 + i * 9)} ${n(66 + i * 4)}C${n(226 + i * 9)} ${n(96 + i * 7)} ${n(236 + i * 6)} ${n(112 + i * 10)} ${n(288)} ${n(104 + i * 15)}`,
  ).join('');
  const neck = times(
    7,
    (i) =>
      `M${n(70 + i * 11)} ${n(100 + i * 6)}Q${n(80 + i * 11)} ${n(70 + i * 5)} ${n(84 + i * 10)} ${n(34 + i * 6)}`,
  ).join('');
  const legBands = times(
    9,
    (i) => `M98 ${n(160 + i * 8)}q30 ${n(i % 2 ? 4 : -3)} 58 2M206 ${n(170 + i * 8)}q36 4 68 -2`,
  ).join('');
  const faceBands = 'M34 82Q44 92 40 112M44 70Q56 84 52 108M54 58Q68 74 64 98';
  return grounded(
    fill(legs, coat.shade) +
      art.inside(legs, stroke(legBands, stripe, 3)) +
      stroke('M280 98Q296 126 290 154', coat.shade, 4) +
      stroke('M290 150l2 24', stripe, 8) +
      fill(curve('66,40! 64,22 72,16 80,34'), coat.body) +
      stroke('M68 34Q66 26 71 20', stripe, 3) +
      stroke('M80 30Q104 42 124 60Q134 68 146 74', stripe, 10) +
      stroke('M84 30Q106 42 124 60', coat.body, 3, 'stroke-dasharray="5 6"') +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2,
        4,
        stroke(barrel, stripe, 5.4) +
          stroke(rump, stripe, 6) +
          stroke(neck, stripe, 5) +
          stroke(legBands, stripe, 3.2) +
          stroke(faceBands, stripe, 2.6) +
          fill(curve('120,140 200,152 250,150 290,240 110,240'), coat.shade, 'opacity=".35"'),
      ) +
      fill(curve('18,98 28,84 38,92 40,108 32,117 20,108'), stripe) +
      ellipse(56, 68, 3.4, 3.2, stripe),
    170,
    233,
  );
}

/** A male Ugandan kob with lyre horns, about 200 wide and 260 tall. */
export function kob(art: Artwork, coat: Coat, horn: string): string {
  const body = curve(
    '32,96 32,86 44,74 58,62 70,54 84,58 96,76 112,100 132,110 164,112 196,108 216,120 224,142 220,162 208,174 212,194 206,216 204,246 ' +
      '207,252! 192,252! 192,220 196,198 184,176 174,164 150,170 128,166 122,182 122,210 120,246 123,252! 107,252! 107,210 106,180 98,156 ' +
      '86,130 74,106 64,100 50,104 38,104',
  );
  const legs =
    curve('94,150 92,184 86,216 82,246 85,252! 70,252! 74,210 80,180 84,140') +
    curve('166,160 174,184 172,214 166,246 169,252! 154,252! 158,214 158,188 150,160');
  return grounded(
    fill(legs, coat.shade) +
      stroke(
        'M72 56C92 44 100 28 92 10C88 0 90 -8 98 -18M66 56C84 42 90 26 80 8C76 -2 78 -10 84 -20',
        horn,
        6.5,
      ) +
      stroke('M84 44l5 3M91 34l6 2M94 22l6 0M91 10l6 -2', mix(horn, coat.light, 0.5), 1.8) +
      fill(curve('80,58! 98,44 112,46 104,60 90,66'), coat.body) +
      stroke('M90 58Q98 50 106 49', coat.shade, 2) +
      stroke('M222 128Q232 146 228 166', coat.body, 5) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2,
        4,
        fill(
          curve('110,160 150,158 180,152 210,170 214,200 180,180 150,176 110,180'),
          mix(coat.light, '#FFFFFF', 0.3),
          'opacity=".8"',
        ) +
          fill(curve('100,200 124,200 124,256 100,256'), coat.shade, 'opacity=".6"') +
          fill(curve('70,88 82,92 92,112 86,120 76,104'), mix(coat.light, '#FFFFFF', 0.4), 'opacity=".9"'),
      ) +
      fill(curve('32,96 34,85 42,86 44,98 38,104'), coat.shade) +
      ellipse(61, 74, 4.8, 4.6, mix(coat.light, '#FFFFFF', 0.4)) +
      ellipse(60.5, 74, 3.2, 3, '#17100B'),
    150,
    252,
  );
}

/** A lion lying along a branch whose top is at y = 0, forelegs and tail hanging; about 420 wide. */
export function restingLion(art: Artwork, coat: Coat, mane = ''): string {
  const body = curve(
    '-150,4 -146,-30 -120,-62 -80,-80 -30,-84 30,-80 90,-84 140,-78 176,-54 190,-20 180,6 150,14 60,12 -60,14 -130,14',
  );
  const haunch = curve('92,-60 140,-74 178,-48 184,-6 150,14 104,10 84,-10');
  const hindLeg = curve('120,-4 158,-6 166,30 150,72 148,110 140,124 118,124 112,116 126,104 124,70 114,30');
  const foreleg = curve(
    '-138,-16 -100,-14 -92,20 -100,66 -100,104 -94,120 -104,128 -128,126 -132,114 -128,70 -142,24',
  );
  const farLeg = curve('-96,-10 -62,-8 -58,30 -68,66 -66,88 -76,98 -98,96 -98,84 -92,50');
  const head = curve(
    '-214,-26 -212,-44 -202,-58 -190,-84 -172,-94 -150,-92 -134,-76 -130,-52 -142,-30 -166,-16 -190,-8 -206,-12',
  );
  const hair = curve(
    '-196,-88 -176,-122 -136,-128 -98,-104 -82,-66 -88,-22 -104,16 -136,24 -160,6 -176,-12 -150,-40 -150,-72',
  );
  const tuft =
    stroke('M178 -16Q214 20 198 84Q190 118 204 150', coat.body, 9) +
    fill(curve('196,140 212,142 222,172 208,196 196,170'), mane || coat.shade);
  return (
    tuft +
    fill(farLeg, coat.shade) +
    art.rimmed(
      body,
      coat.body,
      coat.light,
      1,
      6,
      fill(curve('-150,-20 -40,-16 80,-24 100,30 -160,30'), coat.shade, 'opacity=".4"') +
        stroke('M-60 -60Q-44 -30 -56 0', coat.shade, 3),
    ) +
    art.rimmed(hindLeg, mix(coat.body, coat.shade, 0.2), coat.light, 3, 2) +
    art.rimmed(haunch, coat.body, coat.light, 1, 5) +
    art.rimmed(foreleg, coat.body, coat.light, 3, 2) +
    (mane
      ? art.rimmed(
          hair,
          mane,
          coat.light,
          2,
          5,
          hairs(art, { x: -126, y: -50, rx: 44, ry: 70 }, 70, 34, 70, mix(mane, coat.body, 0.45), 2.4),
        )
      : '') +
    art.rimmed(head, coat.body, coat.light, 1, 4) +
    fill(curve('-152,-90 -142,-106 -126,-98 -128,-80 -140,-76'), mix(coat.body, coat.shade, 0.4)) +
    fill(
      curve('-214,-30 -210,-44 -196,-42 -180,-28 -188,-12 -206,-13'),
      mix(coat.light, '#FFFFFF', 0.2),
      'opacity=".8"',
    ) +
    fill(curve('-215,-40 -208,-52 -198,-48 -202,-38'), '#3A241A') +
    stroke('M-206 -40Q-206 -26 -190 -24Q-182 -24 -176 -30', '#3A241A', 2.6) +
    stroke('M-190 -62Q-182 -66 -172 -60', '#3A241A', 3.4) +
    stroke('M-196 -72Q-184 -76 -172 -70', coat.shade, 3)
  );
}
