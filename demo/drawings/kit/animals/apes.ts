// Apes and monkeys: silverback gorilla, young gorilla, chimpanzee, colobus. All face left, feet at (0, 0).
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, stroke } from '../shape.ts';
import { type Coat, grounded, hairs } from './fur.ts';

/** A silverback on his knuckles, about 370 wide and 280 tall. */
export function gorilla(art: Artwork, coat: Coat, silver: string): string {
  const body = curve(
    '50,130 54,114 64,100 66,86 78,66 96,42 120,27 142,31 160,46 184,42 214,40 246,52 284,76 318,98 346,128 362,164 ' +
      '364,204 350,234 340,262 346,288 344,303! 286,303! 284,292 304,280 302,258 294,232 276,216 246,218 218,216 212,240 ' +
      '202,264 194,288 188,304! 140,304! 136,292 148,270 152,244 146,214 136,188 118,176 96,172 72,166 54,150',
  );
  const farArm = curve('112,160 106,204 94,246 82,280 74,303! 118,303! 124,276 138,244 158,206 164,170');
  const farLeg = curve('292,196 306,242 292,270 262,290 258,303! 312,303! 336,262 344,204');
  const saddle = curve('196,30 262,44 330,96 372,150 352,190 316,168 276,150 236,128 206,92');
  const face = curve('50,131 55,114 64,101 76,96 90,104 96,122 92,146 80,163 62,160 52,148');
  const skin = mix(coat.body, '#8C8B8E', 0.36);
  const shadeShapes =
    fill(
      curve('120,180 150,150 200,170 246,200 300,206 330,240 300,320 100,320'),
      coat.shade,
      'opacity=".75"',
    ) +
    fill(curve('146,60 168,86 172,130 150,168 128,172 132,120'), coat.shade, 'opacity=".6"') +
    fill(saddle, silver, 'opacity=".5"') +
    fill(curve('206,34 268,54 330,102 350,140 318,138 268,112 226,84'), silver, 'opacity=".75"') +
    hairs(art, { x: 280, y: 110, rx: 80, ry: 60 }, 130, 26, 60, silver) +
    hairs(art, { x: 260, y: 170, rx: 90, ry: 40 }, 90, 22, 75, coat.shade) +
    hairs(art, { x: 170, y: 110, rx: 40, ry: 70 }, 60, 26, 80, mix(coat.body, coat.light, 0.14)) +
    hairs(art, { x: 168, y: 240, rx: 30, ry: 60 }, 40, 22, 95, mix(coat.body, coat.light, 0.14)) +
    hairs(art, { x: 320, y: 220, rx: 30, ry: 60 }, 34, 20, 95, mix(coat.body, coat.light, 0.13)) +
    hairs(art, { x: 116, y: 60, rx: 30, ry: 26 }, 30, 20, -40, mix(coat.body, coat.light, 0.16));
  const head =
    fill(face, skin) +
    fill(curve('60,102 70,88 86,88 98,98 102,112 90,107 76,103 66,108'), mix(skin, coat.shade, 0.75)) +
    ellipse(77, 110, 5, 4, '#17110E') +
    ellipse(75.5, 108.6, 1.4, 1.2, '#E9C98F') +
    fill(curve('50,130 58,120 68,124 72,134 62,140 53,138'), mix(skin, coat.shade, 0.55)) +
    ellipse(57, 131, 2.6, 2, '#120E0C') +
    ellipse(64, 133, 2.8, 2, '#120E0C') +
    stroke('M54 149Q66 147 84 150', '#1A1412', 2.4) +
    stroke('M84 118Q92 128 90 140', mix(skin, coat.shade, 0.6), 2) +
    stroke('M60 142Q66 146 72 143', mix(skin, coat.shade, 0.5), 1.5) +
    fill(curve('121,98 130,96 133,107 127,117 120,112'), mix(skin, coat.shade, 0.4)) +
    stroke('M125 101Q129 106 125 112', coat.shade, 1.6);
  const knuckles =
    stroke(
      'M146 300q4 -7 10 -4M158 300q4 -7 10 -4M172 300q4 -7 10 -4',
      mix(coat.body, coat.light, 0.35),
      2.4,
    ) + stroke('M292 299q5 -6 11 -3M306 299q5 -6 11 -3', mix(coat.body, coat.light, 0.35), 2.4);
  return grounded(
    fill(farArm + farLeg, coat.shade) +
      art.rimmed(body, coat.body, coat.light, 2.5, 5, shadeShapes) +
      head +
      knuckles,
    210,
    303,
  );
}

/** A young gorilla sitting, chewing a stem; about 150 wide and 170 tall. */
export function youngGorilla(art: Artwork, coat: Coat): string {
  const body = curve(
    '36,52 40,36 52,20 72,12 94,18 106,36 110,56 132,74 148,106 152,142 142,168 112,174! 60,174! 34,172 30,160 44,152 60,146 58,126 62,104 56,88 42,80 34,66',
  );
  const face = curve('36,54 42,42 54,38 62,46 64,62 56,76 44,76 36,66');
  const skin = mix(coat.body, '#8C8B8E', 0.34);
  return grounded(
    art.rimmed(
      body,
      coat.body,
      coat.light,
      2,
      4,
      hairs(art, { x: 110, y: 110, rx: 40, ry: 50 }, 60, 18, 70, mix(coat.body, coat.light, 0.28)) +
        fill(curve('60,110 100,120 120,160 110,180 50,180'), coat.shade, 'opacity=".6"'),
    ) +
      fill(face, skin) +
      fill(curve('40,44 52,34 64,40 66,50 54,46 44,50'), coat.shade) +
      ellipse(50, 50, 3.2, 2.8, '#120E0C') +
      ellipse(40, 60, 2, 1.6, '#120E0C') +
      stroke('M40 69Q48 71 56 67', '#120E0C', 1.8) +
      stroke('M18 84Q38 70 64 66', '#8DA45F', 4) +
      stroke('M108 84Q92 108 60 92Q52 84 46 76', coat.shade, 21) +
      stroke('M107 82Q92 104 62 90Q54 83 48 77', mix(coat.body, coat.light, 0.14), 17) +
      stroke('M118 160Q84 130 58 150', coat.shade, 24) +
      stroke('M118 158Q84 130 58 148L40 166', mix(coat.body, coat.light, 0.1), 19),
    90,
    174,
  );
}

/** A chimpanzee sitting in a fork, one arm raised to a branch at about (-40, -330). */
export function chimp(art: Artwork, coat: Coat, skin: string): string {
  const raised = curve('118,132 112,92 96,44 84,0 76,-40 74,-62 92,-66 100,-40 112,-2 134,44 152,92 156,130');
  const body = curve(
    '70,92 74,70 88,50 110,40 134,46 150,64 156,90 176,112 200,150 212,196 208,238 188,262 150,270 116,266 104,250 112,210 108,170 100,142 88,128 74,116',
  );
  const thigh = curve('196,214 176,188 142,176 108,168 88,170 82,184 96,204 118,232 150,262 190,264');
  const shin = curve('84,172 76,190 72,220 66,248 46,262 36,272 52,280 84,276 94,256 100,226 106,196');
  const restingArm = curve(
    '138,112 162,128 160,160 142,190 112,206 84,214 66,226 56,222 62,208 82,194 108,176 122,152',
  );
  const face = curve('62,100 68,84 78,72 92,70 102,80 104,96 98,112 88,124 72,124 62,114');
  const ear = curve('118,66 132,62 138,76 132,92 120,92 114,80');
  const soft = mix(coat.body, coat.light, 0.22);
  return grounded(
    art.rimmed(raised, coat.body, coat.light, 3, 2) +
      fill(curve('72,-58 84,-72 100,-66 100,-46 86,-40 74,-44'), skin) +
      stroke('M78 -58L98 -56M78 -50L98 -48', mix(skin, coat.shade, 0.5), 2) +
      art.rimmed(
        body,
        coat.body,
        coat.light,
        3,
        5,
        hairs(art, { x: 176, y: 180, rx: 34, ry: 70 }, 90, 24, 80, soft) +
          hairs(art, { x: 130, y: 70, rx: 26, ry: 26 }, 36, 16, 40, soft) +
          fill(curve('104,140 140,150 170,220 150,280 90,280'), coat.shade, 'opacity=".7"'),
      ) +
      art.rimmed(
        thigh,
        mix(coat.body, coat.light, 0.06),
        soft,
        1,
        4,
        hairs(art, { x: 140, y: 216, rx: 50, ry: 36 }, 40, 18, 30, soft),
      ) +
      art.rimmed(shin, mix(coat.body, coat.light, 0.04), soft, 2, 2) +
      fill(curve('68,250 44,262 34,272 52,280 84,276 88,262'), skin) +
      art.rimmed(
        restingArm,
        mix(coat.body, coat.light, 0.1),
        coat.light,
        1,
        3,
        hairs(art, { x: 124, y: 164, rx: 34, ry: 40 }, 40, 18, 130, soft),
      ) +
      fill(curve('84,206 66,216 52,224 46,236 58,238 80,226'), skin) +
      fill(ear, skin) +
      fill(curve('122,72 130,70 132,80 126,86'), mix(skin, coat.shade, 0.5)) +
      fill(face, skin) +
      fill(curve('64,96 72,76 90,68 104,78 106,90 92,84 78,86'), mix(skin, coat.shade, 0.72)) +
      fill(curve('60,104 68,98 86,102 96,112 88,126 70,126 60,116'), mix(skin, '#E6C9A8', 0.28)) +
      ellipse(84, 90, 4, 3.4, '#140E0A') +
      ellipse(82.8, 88.8, 1.1, 1, '#F2DDB8') +
      ellipse(71, 91, 2.4, 3, '#140E0A') +
      ellipse(66, 104, 2, 1.4, '#2A1B14') +
      ellipse(72, 104.5, 2, 1.4, '#2A1B14') +
      stroke('M63 116Q76 120 90 112', '#2A1B14', 2),
    130,
    270,
  );
}

/** A black-and-white colobus on a branch, tail hanging; about 90 wide. */
export function colobus(art: Artwork, body: string, mantle: string): string {
  return grounded(
    stroke('M70 60Q92 100 84 150Q80 190 86 214', mantle, 8) +
      fill(curve('80,190 92,192 98,232 86,252 76,232'), mantle) +
      fill(curve('10,34 14,18 28,10 42,18 48,32 66,42 80,62 76,78 40,80 20,78 26,60 20,48'), body) +
      fill(curve('46,36 62,38 82,58 92,92 80,88 70,72 56,58'), mantle) +
      fill(curve('12,30 18,24 26,28 24,44 16,44'), mantle) +
      fill(curve('15,34 20,30 24,36 20,42'), body) +
      hairs(art, { x: 76, y: 70, rx: 10, ry: 16 }, 14, 20, 80, mantle),
    50,
    80,
  );
}
