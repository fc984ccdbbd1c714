// Wild animals in stronger poses: kob ram, walking rhino, elephant from the front. Feet stand at (0, 0).
import type { Artwork } from '../artwork.ts';
import { limb } from '../limbs.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, place, stroke } from '../shape.ts';
import { type Coat, hairs } from './fur.ts';

/** A Ugandan kob ram on the alert, facing left; about 230 wide and 330 tall with horns. */
export function kobRam(art: Artwork, coat: Coat, horn: string): string {
  const white = mix(coat.light, '#FFFFFF', 0.4);
  const farLegs =
    limb('-42,-132,20 -50,-92,9 -48,-62,7 -52,-24,5 -54,-4,6') +
    limb('84,-128,24 78,-90,11 92,-58,7 84,-24,5 82,-4,6');
  const near =
    limb('-58,-140,26 -64,-98,11 -62,-64,8 -64,-26,5.5 -66,-4,7') +
    limb('100,-138,32 98,-98,15 116,-62,8 108,-26,6 106,-4,7');
  const body = curve(
    '-84,-160 -80,-186 -50,-196 0,-188 50,-190 96,-196 124,-176 132,-146 118,-118 84,-106 30,-100 -20,-100 -60,-110 -80,-132',
  );
  const neck = curve(
    '-108,-252 -94,-266 -78,-262 -66,-236 -52,-210 -30,-190 -40,-130 -76,-120 -92,-150 -98,-190 -104,-222',
  );
  const head = curve(
    '-152,-222 -154,-236 -142,-248 -122,-262 -104,-274 -88,-268 -86,-250 -98,-238 -118,-228 -138,-216',
  );
  const horns =
    stroke('M-98 -268C-84 -292 -66 -300 -70 -330C-73 -350 -86 -356 -80 -382', horn, 7) +
    stroke(
      'M-92 -266C-70 -288 -52 -300 -58 -330C-62 -350 -72 -356 -64 -384',
      mix(horn, coat.light, 0.15),
      7,
    ) +
    stroke(
      'M-92 -276l8 4M-83 -286l8 5M-75 -297l8 4M-70 -309l9 1M-70 -321l9 0M-73 -334l9 -2',
      mix(horn, coat.light, 0.5),
      2,
    );
  return (
    fill(farLegs, coat.shade) +
    stroke('M128 -168Q142 -146 136 -118', coat.body, 7) +
    fill(curve('132,-124 141,-122 138,-98 130,-104'), horn) +
    art.rimmed(
      near,
      coat.body,
      coat.light,
      2,
      1,
      fill('M-80 -96H-40V-40H-80ZM80 -92H130V-40H80Z', coat.shade, 'opacity=".3"'),
    ) +
    art.rimmed(
      body,
      coat.body,
      coat.light,
      1,
      4,
      fill(curve('-60,-112 0,-116 70,-118 110,-124 90,-96 0,-88 -60,-96'), white, 'opacity=".85"') +
        hairs(art, { x: 40, y: -160, rx: 70, ry: 24 }, 30, 14, 30, coat.shade, 1.2),
    ) +
    art.rimmed(
      neck,
      coat.body,
      coat.light,
      2,
      3,
      fill(curve('-102,-226 -86,-222 -78,-204 -92,-196 -102,-206'), white),
    ) +
    fill(curve('-86,-262! -64,-282 -50,-280 -58,-264 -76,-252'), mix(coat.body, coat.shade, 0.4)) +
    horns +
    art.rimmed(
      head,
      coat.body,
      coat.light,
      1,
      3,
      fill(curve('-160,-226 -140,-222 -120,-222 -104,-230 -100,-210 -150,-206'), white, 'opacity=".7"'),
    ) +
    fill(curve('-155,-224 -154,-238 -146,-242 -142,-234 -146,-222'), '#241611') +
    ellipse(-112, -254, 7, 5.6, mix(white, coat.body, 0.45)) +
    ellipse(-112, -254, 4.6, 4.4, '#160E0A') +
    fill('M-72 -6h16l-3 6h-16ZM100 -6h16l-3 6h-16ZM-60 -6h14l-3 6h-14ZM76 -6h14l-3 6h-14Z', '#241611')
  );
}

/** A white rhino, head low, facing left; about 420 wide and 210 tall. */
export function walkingRhino(art: Artwork, coat: Coat, horn = coat.light): string {
  const legs =
    limb('-96,-70,36 -104,-40,24 -106,-10,22 -108,0,24') + limb('110,-70,44 122,-46,26 114,-14,21 112,0,24');
  const near =
    limb('-60,-80,44 -58,-46,27 -64,-14,23 -66,0,27') + limb('150,-90,56 162,-52,30 158,-16,23 156,0,27');
  const body = curve(
    '-140,-118 -128,-158 -98,-186 -62,-194 -20,-178 30,-170 90,-186 140,-190 180,-166 200,-126 196,-88 170,-60 110,-48 40,-38 -30,-42 -84,-54 -124,-76',
  );
  const head = curve(
    '-118,-160 -144,-150 -170,-128 -196,-104 -216,-86 -230,-62 -232,-38 -222,-28 -200,-28 -176,-40 -146,-54 -112,-66 -88,-88 -92,-130',
  );
  const ears =
    curve('-136,-150! -148,-178 -138,-190 -124,-172 -122,-150!') +
    curve('-112,-158! -112,-188 -98,-194 -94,-172 -98,-156!');
  const horns =
    fill(curve('-220,-76! -236,-104 -248,-140 -250,-176! -232,-138 -214,-110 -200,-98!'), horn) +
    fill(curve('-192,-106! -198,-132 -194,-150! -178,-128 -168,-122!'), horn);
  return (
    fill(legs, coat.shade) +
    stroke('M198 -142Q214 -118 208 -84', coat.body, 7) +
    stroke('M209 -92l-1 18', coat.shade, 9) +
    art.rimmed(near, mix(coat.body, coat.shade, 0.15), coat.light, 2, 1) +
    art.rimmed(
      body,
      coat.body,
      coat.light,
      1,
      5,
      fill(curve('-120,-80 -40,-74 60,-70 150,-84 210,-110 220,-20 -140,-20'), coat.shade, 'opacity=".5"') +
        stroke(
          'M-74 -180Q-52 -130 -78 -70M-20 -60Q-8 -90 -14 -112M92 -182Q124 -140 108 -76M28 -160Q34 -140 30 -118M170 -150Q178 -120 166 -90',
          coat.shade,
          4,
        ),
    ) +
    horns +
    fill(ears, mix(coat.body, coat.shade, 0.4)) +
    art.rimmed(
      head,
      mix(coat.body, coat.light, 0.06),
      coat.light,
      1,
      5,
      fill(curve('-236,-56 -190,-60 -150,-74 -100,-100 -80,-60 -200,-10'), coat.shade, 'opacity=".5"') +
        stroke('M-128 -140Q-112 -110 -124 -76M-146 -132Q-136 -116 -142 -96', coat.shade, 3.4),
    ) +
    ellipse(-162, -106, 5, 4.4, '#140F0D') +
    stroke('M-172 -114Q-162 -120 -152 -112M-172 -98Q-162 -94 -152 -100', coat.shade, 2.6) +
    ellipse(-218, -66, 5, 4, coat.shade) +
    stroke('M-230 -42Q-208 -42 -190 -50', coat.shade, 3) +
    stroke(
      'M-88 -2a7 6 0 0 1 14 0M-72 -2a7 6 0 0 1 14 0M134 -2a7 6 0 0 1 14 0M150 -2a7 6 0 0 1 14 0',
      coat.light,
      2.4,
      'opacity=".7"',
    )
  );
}

/** An elephant striding toward the viewer with spread ears, about 400 wide and 400 tall. */
export function elephantAhead(art: Artwork, coat: Coat, ivory: string): string {
  const ear = curve(
    '-58,-352 -96,-378 -148,-374 -188,-340 -200,-290 -188,-240 -164,-204 -140,-184 -118,-200 -92,-226 -70,-254',
  );
  const inner = stroke(
    'M-70 -330Q-120 -330 -150 -290M-74 -310Q-110 -290 -128 -240M-80 -280Q-100 -260 -112 -224',
    coat.shade,
    5,
    'opacity=".7"',
  );
  const side = (direction: number, tone: string): string =>
    place(art.rimmed(ear, tone, coat.light, 3, 4, inner), 0, 0, direction);
  const body = curve(
    '-60,-350 0,-384 60,-350 112,-290 132,-220 122,-150 90,-110 0,-96 -90,-110 -122,-150 -132,-220 -112,-290',
  );
  const hind =
    limb('-84,-150,34 -90,-90,27 -88,-30,26 -90,-8,28') + limb('88,-150,34 94,-90,27 92,-40,25 92,-22,27');
  const fore = limb('-62,-170,40 -60,-100,32 -58,-40,30 -60,0,34');
  const fore2 = limb('64,-170,40 62,-110,31 66,-52,28 66,-16,32');
  const head = curve(
    '0,-408 34,-400 62,-378 72,-342 66,-300 52,-264 42,-232 36,-190 30,-140 24,-90 16,-52 22,-28 40,-26 44,-38 54,-34 50,-12 24,-2 -2,-14 -14,-44 -20,-90 -30,-140 -38,-190 -44,-232 -52,-264 -66,-300 -72,-342 -62,-378 -34,-400',
  );
  const folds =
    'M-34 -200Q0 -190 34 -200M-32 -176Q0 -166 32 -176M-29 -152Q0 -142 29 -152M-26 -128Q0 -119 27 -128M-22 -104Q0 -96 24 -104M-18 -80Q0 -73 20 -80M-14 -58Q2 -52 16 -58';
  const tusk = curve('-46,-226! -62,-190 -66,-150 -48,-112! -46,-150 -30,-206!');
  const nails = (x: number, y: number): string =>
    stroke(
      `M${x - 22} ${y}a8 8 0 0 1 15 0M${x - 6} ${y}a8 8 0 0 1 15 0M${x + 10} ${y}a8 8 0 0 1 13 0`,
      coat.light,
      2.6,
      'opacity=".75"',
    );
  return (
    fill(hind, mix(coat.shade, '#000000', 0.25)) +
    fill(body, coat.shade) +
    art.rimmed(fore, mix(coat.body, coat.shade, 0.25), coat.light, 3, 2) +
    art.rimmed(fore2, mix(coat.body, coat.shade, 0.5), coat.light, 2, 2) +
    nails(-60, -2) +
    nails(66, -18) +
    side(1, coat.body) +
    side(-1, mix(coat.body, coat.shade, 0.45)) +
    fill(tusk, ivory) +
    place(fill(tusk, mix(ivory, coat.shade, 0.25)), 0, 0, -1) +
    art.rimmed(
      head,
      coat.body,
      coat.light,
      3,
      4,
      fill(
        curve('14,-420 30,-340 24,-260 16,-160 8,-60 20,0! 120,0! 120,-420!'),
        coat.shade,
        'opacity=".5"',
      ) +
        stroke(folds, coat.shade, 3.4) +
        stroke('M-30 -380Q-40 -340 -32 -300M32 -380Q42 -340 34 -300', coat.shade, 4, 'opacity=".6"'),
    ) +
    [-44, 44]
      .map(
        (x) =>
          ellipse(x, -296, 6, 6.5, '#120D0B') +
          stroke(
            `M${x - 13} -306Q${x} -314 ${x + 13} -304M${x - 12} -286Q${x} -280 ${x + 12} -286`,
            coat.shade,
            3,
          ),
      )
      .join('')
  );
}
