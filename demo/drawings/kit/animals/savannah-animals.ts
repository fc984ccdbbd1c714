// Big animals of the plains: elephant, giraffe, buffalo, rhino, hippo. All face left, feet at (0, 0).
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, n, polygon, stroke, times } from '../shape.ts';
import { type Coat, grounded, hairs } from './fur.ts';

/** An African elephant, about 350 wide and 270 tall. */
export function elephant(art: Artwork, coat: Coat, ivory = '#F3E6CC', tusk = 1): string {
  const body = curve(
    '34,276 26,244 32,200 46,156 56,118 66,82 84,56 110,40 136,44 158,54 188,42 226,40 266,46 304,48 336,66 356,100 364,142 ' +
      '358,186 352,220 354,256 360,290 356,299! 312,299! 310,282 314,250 304,216 286,198 250,210 212,212 196,208 194,236 192,266 196,290 ' +
      '192,299! 148,299! 146,284 150,250 146,214 136,186 118,178 100,170 86,170 76,190 66,222 60,254 58,276 50,288 38,286',
  );
  const farLegs =
    curve('120,176 122,216 112,256 106,290 108,298! 144,298! 150,250 160,190') +
    curve('250,196 268,226 266,258 260,290 262,298! 304,298! 312,250 312,196');
  const ear = curve(
    '132,66 158,56 186,68 202,94 200,124 188,150 172,178 160,182 148,164 136,144 126,122 124,94',
  );
  const tail =
    stroke('M358 104Q376 130 372 178', coat.body, 5) + stroke('M372 176Q368 194 374 206', coat.shade, 8);
  const wrinkles = times(
    9,
    (i) => `M${n(38 - i * 0.4 + i * 3)} ${n(248 - i * 17)}q8 5 ${n(16 - i * 0.3)} 3`,
  ).join('');
  const inner =
    fill(curve('150,190 220,200 300,190 350,150 380,200 380,310 100,310'), coat.shade, 'opacity=".5"') +
    fill(
      curve('60,130 84,150 86,176 60,240 40,300 70,300 100,180 130,190 130,150'),
      coat.shade,
      'opacity=".45"',
    ) +
    hairs(art, { x: 270, y: 110, rx: 80, ry: 50 }, 26, 16, 70, mix(coat.body, coat.shade, 0.5), 1.2) +
    stroke('M310 120Q330 150 326 190M296 196Q318 206 330 230M200 190Q196 200 196 214', coat.shade, 2);
  return grounded(
    fill(farLegs, coat.shade) +
      tail +
      art.rimmed(body, coat.body, coat.light, 2, 5, inner) +
      stroke(wrinkles, coat.shade, 1.8) +
      art.rimmed(
        ear,
        mix(coat.body, coat.shade, 0.35),
        coat.light,
        1,
        3,
        stroke('M150 70Q176 96 172 150M142 84Q156 112 156 150', coat.shade, 2),
      ) +
      ellipse(92, 102, 4, 3.4, '#17120F') +
      stroke('M84 95Q92 90 100 96', coat.shade, 2.4) +
      (tusk ? fill(curve('96,160! 82,182 62,206 42,216! 66,196 82,170!'), ivory) : '') +
      stroke(
        'M154 298a6 5 0 0 1 10 0M168 298a6 5 0 0 1 10 0M318 298a6 5 0 0 1 10 0M334 298a6 5 0 0 1 10 0',
        coat.light,
        2,
        'opacity=".7"',
      ),
    200,
    299,
  );
}

/** A giraffe, about 260 wide and 570 tall. */
export function giraffe(art: Artwork, coat: Coat, patch: string): string {
  const body = curve(
    '28,94 32,78 46,66 62,52 78,46 92,58 104,96 122,168 142,236 164,282 196,306 228,320 254,340 266,372 264,404 256,440 ' +
      '256,476 258,530 256,580 262,592! 240,592! 240,530 236,480 230,444 220,412 204,402 176,402 164,416 160,470 158,530 156,580 ' +
      '160,592! 138,592! 138,530 138,470 134,420 126,384 112,340 102,280 90,210 78,144 70,116 54,112 36,108',
  );
  const farLegs =
    curve('140,380 130,440 124,500 118,578 116,592! 136,592! 140,540 146,470 160,400') +
    curve('246,390 232,440 226,490 222,578 218,592! 238,592! 244,540 250,470 262,400');
  const spots = times(150, (i) => {
    const row = Math.floor(i / 10);
    const size = row < 7 ? 21 : 27;
    const top = row < 7 ? 62 + row * 31 : 279 + (row - 7) * 33;
    const left = (row < 7 ? 62 + row * 9 : 110) + (i % 10) * size * 1.12 + (row % 2) * size * 0.5;
    const jag = (): number => art.random.between(-0.16, 0.16) * size;
    const r = size * 0.46 * (top > 460 ? 0.6 : 1);
    return polygon(
      times(6, (k) => ({
        x: left + Math.cos(k * 1.047) * r + jag(),
        y: top + Math.sin(k * 1.047) * r * 1.25 + jag(),
      })),
    );
  }).join('');
  const horns =
    stroke('M76 50L72 24M86 52L84 28', coat.body, 6) +
    ellipse(72, 22, 5, 5, patch) +
    ellipse(84, 26, 5, 5, patch);
  return grounded(
    fill(farLegs, coat.shade) +
      stroke('M262 352Q284 390 276 440', coat.shade, 5) +
      stroke('M276 438Q272 458 278 476', patch, 9) +
      horns +
      fill(curve('94,62! 112,48 126,50 116,64 98,74'), coat.body) +
      stroke('M92 58Q120 160 146 236Q160 270 180 292', patch, 8) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2.5,
        4,
        fill(spots, patch) +
          fill(curve('126,384 180,380 230,390 262,380 290,620 100,620'), coat.shade, 'opacity=".28"'),
      ) +
      fill(curve('28,96 34,80 46,78 52,94 46,108 34,108'), mix(coat.body, coat.shade, 0.6)) +
      ellipse(66, 70, 4.4, 4, '#1A120C') +
      stroke('M58 64Q66 59 74 65', patch, 2.4) +
      ellipse(36, 88, 2, 2.6, '#1A120C') +
      stroke('M34 102Q44 104 52 100', '#1A120C', 1.6),
    190,
    592,
  );
}

/** A Cape buffalo, about 320 wide and 200 tall. */
export function buffalo(art: Artwork, coat: Coat): string {
  const body = curve(
    '26,120 22,104 30,92 44,74 60,62 84,56 112,44 146,38 190,48 236,46 276,48 302,70 312,104 304,134 300,160 306,204 308,212! 280,212! 280,172 ' +
      '268,150 228,160 180,162 156,156 152,180 152,206 152,212! 124,212! 122,170 110,144 92,128 70,126 56,134 38,134',
  );
  const horns = curve(
    '44,74! 52,64 76,62 92,72! 108,86 112,72 102,50! 124,66 122,94 100,98 76,80 56,82 44,98 26,94 16,74 24,50! 24,70 32,80',
  );
  return grounded(
    fill(
      curve('92,140 100,170 96,212! 120,212! 130,150') + curve('240,150 252,176 248,212! 274,212! 286,150'),
      coat.shade,
    ) +
      stroke('M308 84Q324 120 316 166', coat.body, 5) +
      stroke('M316 160l3 20', coat.shade, 9) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2,
        4,
        fill(curve('110,130 200,146 310,120 320,220 90,220'), coat.shade, 'opacity=".6"') +
          hairs(art, { x: 200, y: 90, rx: 90, ry: 40 }, 50, 18, 80, coat.shade, 1.4),
      ) +
      fill(curve('86,88 110,92 118,104 100,108 84,98'), coat.shade) +
      fill(horns, mix(coat.light, coat.shade, 0.25)) +
      fill(curve('24,112 34,106 44,116 40,132 28,128'), coat.shade) +
      ellipse(58, 96, 3.4, 3, '#0E0B09'),
    170,
    212,
  );
}

/** A white rhino, about 370 wide and 210 tall. */
export function rhino(art: Artwork, coat: Coat): string {
  const body = curve(
    '20,160 16,142 24,126 34,118 24,92 14,52! 34,76 50,100 58,96 62,72! 76,88 86,90 102,84 118,70 128,48 138,46 144,66 160,62 182,44 214,38 ' +
      '248,50 292,42 332,48 360,72 374,110 368,150 356,178 354,206 360,236 356,240! 320,240! 318,210 312,184 290,172 240,190 196,190 190,206 ' +
      '188,236 188,240! 150,240! 150,206 142,178 122,170 94,168 62,176 34,174',
  );
  return grounded(
    fill(
      curve('130,170 120,206 114,240! 146,240! 160,180') + curve('264,176 276,206 270,240! 306,240! 318,180'),
      coat.shade,
    ) +
      stroke('M370 96Q384 120 380 152', coat.body, 5) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2,
        5,
        fill(curve('130,160 200,172 290,160 350,120 390,250 110,250'), coat.shade, 'opacity=".5"') +
          fill(curve('20,150 60,150 110,150 130,176 20,190'), coat.shade, 'opacity=".35"') +
          stroke(
            'M166 66Q186 110 160 160M196 150Q204 170 196 190M300 70Q328 110 312 170M150 90Q158 110 148 140',
            coat.shade,
            3,
          ) +
          stroke('M210 60Q222 100 214 130M330 150Q340 170 334 200', coat.shade, 2),
      ) +
      ellipse(82, 112, 4, 3.4, '#15100D') +
      stroke('M74 106Q82 101 90 107M72 118Q82 122 90 117', coat.shade, 2) +
      ellipse(30, 144, 4, 3, coat.shade) +
      stroke('M22 162Q44 160 60 152', coat.shade, 2.4) +
      fill(curve('130,52 136,52 138,66 130,70'), coat.shade),
    200,
    240,
  );
}

/** A hippo on the bank, about 330 wide and 170 tall. */
export function hippo(art: Artwork, coat: Coat, blush: string): string {
  const body = curve(
    '22,132 12,112 14,88 26,72 42,62 54,68 72,72 88,58 100,48 110,54 116,40 126,42 126,58 150,54 196,34 254,30 308,46 342,84 352,130 344,166 348,200! ' +
      '304,200! 300,178 288,168 236,178 190,176 180,182 178,200! 134,200! 134,178 126,162 104,160 70,158 40,152',
  );
  return grounded(
    fill(
      curve('110,160 112,200! 146,200! 160,160') + curve('256,170 260,200! 300,200! 310,160'),
      coat.shade,
    ) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        2,
        5,
        fill(curve('20,120 60,136 120,150 220,160 340,130 360,210 10,210'), blush, 'opacity=".55"') +
          fill(curve('130,160 240,166 340,150 360,220 120,220'), coat.shade, 'opacity=".6"') +
          stroke('M136 70Q150 110 132 150M150 76Q166 110 152 146M300 90Q322 120 310 160', coat.shade, 2.6),
      ) +
      ellipse(98, 62, 4, 3.6, '#140E0C') +
      ellipse(32, 76, 4.5, 3, coat.shade) +
      stroke('M18 112Q50 132 96 126Q106 124 108 116', coat.shade, 3) +
      times(7, (i) => ellipse(30 + i * 8, 98 + (i % 3) * 8, 1.3, 1.3, coat.shade)).join(''),
    190,
    200,
  );
}

/** The part of a swimming hippo that shows above the water, about 240 wide. */
export function hippoAfloat(art: Artwork, coat: Coat, blush: string): string {
  const head = curve(
    '-118,2! -122,-18 -108,-34 -90,-38 -74,-32 -56,-36 -46,-50 -36,-52 -28,-44 -22,-58 -12,-56 -10,-40 4,-24 14,2!',
  );
  const back = curve('24,2! 40,-22 76,-34 112,-26 134,2!');
  return (
    art.rimmed(back, coat.body, coat.light, 1, 4) +
    art.rimmed(
      head,
      coat.body,
      coat.light,
      1,
      4,
      fill(curve('-130,-8 -60,-10 10,-4 10,20 -130,20'), blush, 'opacity=".6"'),
    ) +
    ellipse(-42, -42, 3, 2.8, '#140E0C') +
    ellipse(-104, -31, 3.4, 2.2, coat.shade) +
    stroke('M-116 -12Q-80 -4 -50 -12', coat.shade, 2)
  );
}
