// Birds: grey crowned crane, shoebill, fish eagle, cormorant-like waders, hornbill. Face left unless noted.
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, n, place, stroke, times } from '../shape.ts';
import { type Coat, grounded, hairs } from './fur.ts';

/** The grey crowned crane of the Ugandan flag, about 250 wide and 430 tall. */
export function crownedCrane(art: Artwork, gold: string, light: string): string {
  const grey = '#8C9499';
  const crest = times(30, (i) => {
    const angle = (-168 + i * 5.3 + art.random.between(-3, 3)) * (Math.PI / 180);
    const reach = art.random.between(44, 58);
    return `M74 64Q${n(74 + Math.cos(angle) * reach * 0.5)} ${n(64 + Math.sin(angle) * reach * 0.62)} ${n(74 + Math.cos(angle) * reach + 6)} ${n(64 + Math.sin(angle) * reach)}`;
  }).join('');
  const neck = curve(
    '58,86 66,66 84,66 92,84 90,118 86,156 96,190 128,212 110,250 78,236 62,206 58,166 66,124',
  );
  const body = curve('66,210 84,192 120,186 164,200 204,226 236,262 216,274 176,280 130,276 90,258 68,236');
  const wing = curve('104,204 146,202 186,222 216,250 208,262 176,264 136,256 108,236');
  const tail = curve('196,232 226,252 252,296 256,330 236,312 214,284 186,266');
  const legs =
    stroke('M138 270L134 340L128 424M160 272L166 344L160 424', '#33363A', 6) +
    stroke('M128 424l-26 6M128 424l-8 8M128 424l18 6M160 424l-26 6M160 424l18 6', '#33363A', 4.4) +
    ellipse(134, 344, 5, 6, '#33363A') +
    ellipse(166, 346, 5, 6, '#33363A');
  const neckHair = stroke(
    times(16, (i) => `M${n(72 + i * 0.8)} ${n(128 + i * 6)}q${n(4 - i)} 20 ${n(-8 + i * 0.6)} 40`).join(''),
    mix(grey, light, 0.55),
    1.8,
  );
  return grounded(
    legs +
      fill(tail, '#6B3526') +
      stroke('M214 262Q240 286 250 318M204 268Q226 290 236 310', '#3A1E18', 2) +
      art.rimmed(
        body,
        grey,
        light,
        2,
        4,
        hairs(art, { x: 120, y: 240, rx: 40, ry: 34 }, 36, 26, 40, mix(grey, '#444B50', 0.6)),
      ) +
      art.rimmed(neck, mix(grey, '#B7BEC0', 0.3), light, 3, 1, neckHair) +
      fill(wing, '#F6F1E4') +
      fill(curve('156,214 190,226 224,254 232,276 208,270 178,246'), '#7A3A26') +
      fill(curve('132,236 166,246 196,266 170,276 140,264'), gold) +
      stroke('M116 216Q150 216 176 236M112 228Q140 232 160 250', '#CFC8B6', 2.4) +
      stroke(crest, gold, 2.2) +
      stroke(crest, mix(gold, '#FFFFFF', 0.5), 0.8) +
      fill(curve('52,80 54,62 68,52 84,56 92,72 88,90 74,96 60,92'), '#1E2023') +
      fill(curve('66,70 78,64 88,74 86,88 74,90'), '#F8F3E8') +
      fill(curve('76,62 88,64 90,72 82,70'), '#B5332F') +
      fill(curve('54,76! 32,84 22,90! 40,92 58,90!'), '#45484C') +
      fill(curve('66,96 74,94 76,112 70,116 66,108'), '#B5332F') +
      ellipse(63, 74, 3.6, 3.6, '#DDEAF0') +
      ellipse(63, 74, 1.8, 1.8, '#111'),
    148,
    430,
  );
}

/** A shoebill among reeds, about 230 wide and 420 tall. */
export function shoebill(art: Artwork, coat: Coat, bill: string): string {
  const body = curve(
    '84,150 104,130 136,124 172,140 206,184 224,240 220,288 196,318 160,326 124,312 96,276 82,230 78,186',
  );
  const neck = curve('70,96 92,62 128,60 146,86 150,128 156,170 120,192 84,186 78,140');
  const head = curve('60,84 66,60 86,42 112,38 136,50 146,76 138,102 114,116 84,116 66,106');
  const upperBill = curve('76,66 58,66 34,78 14,100 4,124 6,142! 16,132 36,134 64,128 86,112');
  const lowerBill = curve('10,134! 20,146 46,150 74,138 90,116 64,126 36,134');
  const wing = curve('128,150 170,156 206,196 222,246 214,300 186,330 176,290 150,250 130,204');
  const feathers = times(
    7,
    (i) =>
      `M${n(150 + i * 4)} ${n(176 + i * 18)}Q${n(184 + i * 4)} ${n(190 + i * 18)} ${n(204 + i * 1.5)} ${n(222 + i * 14)}`,
  ).join('');
  const legs =
    stroke('M138 316L136 370L130 424M166 318L170 372L168 424', mix(coat.shade, '#1C1C1C', 0.4), 9) +
    stroke('M130 424l-30 4M130 424l14 6M168 424l-26 5M168 424l20 5', mix(coat.shade, '#1C1C1C', 0.4), 6);
  return grounded(
    legs +
      fill(curve('190,290 226,306 236,336 206,334 180,318'), coat.shade) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        3,
        4,
        hairs(art, { x: 112, y: 230, rx: 26, ry: 70 }, 40, 26, 80, mix(coat.body, coat.light, 0.35)),
      ) +
      art.rimmed(wing, mix(coat.body, coat.shade, 0.45), coat.light, 2, 4, stroke(feathers, coat.shade, 3)) +
      art.rimmed(
        neck,
        coat.body,
        coat.light,
        3,
        2,
        hairs(art, { x: 110, y: 150, rx: 26, ry: 30 }, 24, 22, 80, mix(coat.body, coat.shade, 0.5)),
      ) +
      fill(curve('130,54! 146,32 160,30 152,44 164,44 148,64'), coat.shade) +
      art.rimmed(head, mix(coat.body, coat.light, 0.12), coat.light, 2, 4) +
      fill(lowerBill, mix(bill, '#5A4030', 0.3)) +
      fill(upperBill, bill) +
      fill(curve('30,92 50,80 74,84 60,98 38,106'), mix(bill, '#FFFFFF', 0.35), 'opacity=".6"') +
      stroke('M14 132Q44 138 88 114', '#4A3226', 3) +
      fill(
        curve('24,112 36,104 44,116 32,122') + curve('52,110 62,104 66,116 56,120'),
        mix(bill, '#6A4A3A', 0.5),
        'opacity=".6"',
      ) +
      ellipse(98, 80, 10, 9, '#F2E6B8') +
      ellipse(97, 80, 5, 5, '#15120E') +
      stroke('M84 72Q98 66 110 74', coat.shade, 5),
    150,
    430,
  );
}

/** An African fish eagle in a glide, wings spread, about 300 wide. */
export function fishEagle(art: Artwork, dark: string, chestnut: string, light: string): string {
  const left = curve(
    '-10,-4! -40,-34 -86,-52 -128,-48 -160,-30 -172,-10! -152,-16 -160,0! -138,-8 -144,10! -122,0 -124,18! -104,6 -92,14 -60,14 -20,16!',
  );
  const right = curve(
    '10,-4! 42,-38 90,-58 134,-56 164,-40 178,-20! 158,-26 166,-8! 144,-16 150,4! 128,-6 130,12! 110,2 96,12 62,14 20,16!',
  );
  return (
    art.rimmed(left, dark, light, 0, 4) +
    art.rimmed(right, dark, light, 0, 4) +
    fill(
      curve('-20,-8! -46,-30 -84,-44 -60,-18 -16,4!') + curve('20,-8! 46,-32 88,-48 64,-20 16,4!'),
      chestnut,
    ) +
    fill(curve('-14,-6 0,-18 14,-6 16,16 8,34 -8,34 -16,16'), chestnut) +
    fill(curve('-14,-8 -12,-26 0,-34 12,-26 14,-8 8,4 -8,4'), '#FBF7EE') +
    fill(curve('-10,32! 10,32! 22,58 0,64 -22,58'), '#FBF7EE') +
    fill(curve('-4,-32! 0,-44 6,-34 2,-28'), '#C8963E')
  );
}

/** A standing egret, about 60 wide and 120 tall. */
export function egret(color: string, leg: string): string {
  return (
    stroke('M2 -34L0 0M12 -34L12 0', leg, 3) +
    fill(curve('-14,-52 -4,-62 20,-58 44,-34 28,-30 4,-32 -12,-40'), color) +
    stroke('M-8 -50Q-26 -64 -14 -82Q-6 -96 -18 -104', color, 7) +
    fill(curve('-26,-104! -16,-110 -10,-104 -16,-98'), color) +
    fill('M-22 -106L-44 -100L-22 -101Z', '#C8963E')
  );
}

/** A hornbill in flight, facing left, about 200 wide. */
export function hornbill(body: string, casque: string): string {
  return place(
    fill(curve('-60,0 -30,-14 20,-12 70,0 116,14 104,26 60,18 10,16 -30,14'), body) +
      fill(
        curve('0,-8! 10,-50 46,-92 84,-96! 72,-70 60,-50 66,-40! 50,-26 40,-8!') +
          curve('10,6! 40,40 80,60 112,58! 92,36 76,24 56,8'),
        body,
      ) +
      fill(curve('-56,-6! -84,-12 -106,8! -84,8 -58,10!'), casque) +
      fill(curve('-60,-10! -72,-22 -92,-16 -84,-8'), casque) +
      ellipse(-50, 0, 2.6, 2.6, '#FBF7EE'),
    0,
    0,
  );
}
