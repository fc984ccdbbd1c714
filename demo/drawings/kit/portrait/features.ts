// The features of a portrait face: eyes, brows, nose, mouth, lines of age, freckles.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { clear, mix } from '../palette.ts';
import { curve, ellipse, fill, group, n, place, stroke, times } from '../shape.ts';
import { deepTone, type Head, turn } from './head.ts';

export function features(art: Artwork, spec: PortraitSpec, head: Head): string {
  return (
    ageLines(spec, head) +
    nose(art, spec) +
    mouth(spec, head) +
    place(eye(art, spec), turn - 58, 488) +
    place(eye(art, spec), turn + 55, 488, -0.97) +
    place(brow(spec), turn - 60, 446) +
    place(brow(spec), turn + 57, 446, -0.97)
  );
}

function eye(art: Artwork, spec: PortraitSpec): string {
  const { open, tilt, color, lashes, crease } = spec.eyes;
  const h = 13 * open;
  const lid = `-29,${3 - tilt} -16,${-h * 0.82} 2,${-h} 18,${-h * 0.56} 29,5`;
  const shape = curve(`${lid} 16,${h * 0.66} 0,${h * 0.8} -17,${h * 0.5}`);
  const dark = mix(spec.skin, deepTone, 0.8);
  const white = mix('#FBF4E8', spec.skin, 0.14);
  const upper = fill(
    curve(
      `-33,${4 - tilt}! -18,${-h * 0.82} 2,${-h - 1} 19,${-h * 0.58} 31,6! 18,${-h * 0.56 + 6} 2,${-h + 6.5} -16,${-h * 0.82 + 6.5}`,
    ),
    dark,
  );
  return (
    ellipse(0, 2, 42, 26, clear(mix(spec.skin, deepTone, 0.5), 0.12)) +
    fill(shape, white) +
    art.inside(
      shape,
      ellipse(0, -0.5, 12.5, 12.5, color) +
        ellipse(0, -0.5, 6.4, 6.4, '#0D0806') +
        fill('M-40 -30H40V-8Q0 -14 -40 -4Z', clear(deepTone, 0.28)),
    ) +
    ellipse(-4, -4.5, 3, 3, '#FFFDF6') +
    upper +
    (lashes ? stroke(`M-31 ${n(4 - tilt)}l-9 -6M-26 ${n(-h * 0.4 - tilt * 0.4)}l-8 -7`, dark, 3.4) : '') +
    (crease
      ? stroke(
          `M-28 ${n(-h * 0.8 - 4)}Q-4 ${n(-h - 13)} 25 ${n(-h * 0.5 - 4)}`,
          mix(spec.skin, deepTone, 0.42),
          2.6,
        )
      : '') +
    stroke(
      `M-19 ${n(h * 0.5 + 6)}Q0 ${n(h + 6)} 18 ${n(h * 0.6 + 5)}`,
      mix(spec.skin, deepTone, 0.34),
      2,
      'opacity=".65"',
    )
  );
}

function brow(spec: PortraitSpec): string {
  const { weight, arch, color } = spec.brow;
  const t = 7 * weight;
  return fill(
    curve(
      `-43,8! -30,${-arch * 0.7} -10,${-arch} 14,${-arch * 0.4 - 1} 33,${4 - t * 0.3} 32,${4 + t * 0.7} 14,${t - 1} -10,${t - arch} -28,${t * 0.7 - arch * 0.6}`,
    ),
    color,
    'opacity=".92"',
  );
}

function nose(art: Artwork, spec: PortraitSpec): string {
  const half = 30 * spec.nose;
  const shade = mix(spec.skin, deepTone, 0.32);
  const x = turn - 4;
  const glow = mix(spec.skin, '#FFEBCB', 0.5);
  return (
    fill(
      curve(
        `${x + 17},452! ${x + 12},490 ${x + 15},526 ${x + half + 2},560 ${x + half - 4},576 ${x + 8},582 ${x + 12},560 ${x + 8},520`,
      ),
      shade,
      'opacity=".5"',
    ) +
    fill(
      curve(
        `${x - half * 0.5},574! ${x},582 ${x + half * 0.5},574! ${x + half * 0.4},588 ${x},592 ${x - half * 0.4},588`,
      ),
      shade,
      'opacity=".55"',
    ) +
    stroke(
      `M${n(x - half + 2)} 574Q${n(x - half - 5)} 560 ${n(x - half + 8)} 548M${n(x + half - 2)} 574Q${n(x + half + 5)} 560 ${n(x + half - 7)} 548`,
      mix(spec.skin, deepTone, 0.5),
      3,
    ) +
    fill(
      curve(`${x - half + 5},575 ${x - half * 0.62},567 ${x - half * 0.28},575 ${x - half * 0.6},580`) +
        curve(`${x + half - 5},575 ${x + half * 0.62},567 ${x + half * 0.28},575 ${x + half * 0.6},580`),
      mix(spec.skin, deepTone, 0.75),
    ) +
    ellipse(x - 5, 512, 7, 46, art.radial(clear(glow, 0.55), clear(glow, 0))) +
    ellipse(x - 6, 556, 11, 9, art.radial(clear(glow, 0.8), clear(glow, 0)))
  );
}

function mouth(spec: PortraitSpec, head: Head): string {
  const { full, color, smile } = spec.lips;
  const x = turn - 1;
  const y = 490 + (head.chin - 490) * 0.655;
  const up = 12 * full;
  const down = 17 * full;
  const line = mix(color, deepTone, 0.6);
  const upper = mix(color, deepTone, 0.16);
  const at = (text: string): string =>
    text.replace(
      /(?<![\d.])(-?[\d.]+),(-?[\d.]+)/g,
      (_, a: string, b: string) => `${n(x + Number(a))},${n(y + Number(b))}`,
    );
  const shadow = ellipse(x, y + down + 17, 27, 6, clear(mix(spec.skin, deepTone, 0.5), 0.4));
  const corners = stroke(
    `M${n(x - 56)} ${n(y - 10)}q-5 4 -5 9M${n(x + 55)} ${n(y - 10)}q5 4 5 9`,
    mix(spec.skin, deepTone, 0.4),
    3,
  );
  if (smile === 'open') {
    const inside = curve(at('-50,-5! -26,-1 0,1 26,-1 50,-5! 36,13 18,20 0,22 -18,20 -36,13'));
    return (
      shadow +
      fill(
        curve(
          at(
            `-55,-7! -26,${-up * 0.75} -8,${-up} 0,${-up * 0.72} 8,${-up} 26,${-up * 0.75} 55,-7! 28,6 0,8 -28,6`,
          ),
        ),
        upper,
      ) +
      fill(
        curve(
          at(
            `-52,-5! -34,12 0,18 34,12 52,-5! 38,${16 + down * 0.4} 0,${20 + down * 0.7} -38,${16 + down * 0.4}`,
          ),
        ),
        color,
      ) +
      fill(inside, '#6E2A26') +
      fill(curve(at('-47,-4! -24,0 0,2 24,0 47,-4! 34,12 17,18 0,20 -17,18 -34,12')), '#FBF6EA') +
      corners
    );
  }
  return (
    shadow +
    fill(
      curve(
        at(
          `-48,-3! -26,${-up * 0.72} -9,${-up} 0,${-up * 0.74} 9,${-up} 26,${-up * 0.72} 48,-3! 26,3 0,5 -26,3`,
        ),
      ),
      upper,
    ) +
    fill(curve(at(`-46,-2! -22,3 0,5 22,3 46,-2! 28,${down * 0.8} 0,${down} -28,${down * 0.8}`)), color) +
    fill(
      curve(at(`-24,7 -4,10 12,8 4,${down * 0.62} -14,${down * 0.6}`)),
      mix(color, '#FFDCC0', 0.35),
      'opacity=".55"',
    ) +
    stroke(curve(at('-51,-6 -30,1 -8,3 0,5 8,3 30,1 51,-6'), false), line, 3.4) +
    corners
  );
}

function ageLines(spec: PortraitSpec, head: Head): string {
  const tone = mix(spec.skin, deepTone, 0.42);
  const y = 490 + (head.chin - 490) * 0.655;
  const laugh = stroke(
    `M${turn - 42} 572Q${turn - 66} 596 ${turn - 66} ${n(y - 4)}M${turn + 38} 572Q${turn + 62} 596 ${turn + 62} ${n(y - 4)}`,
    tone,
    3,
    `opacity="${spec.age < 0.3 ? 0.18 : 0.5}"`,
  );
  const old =
    stroke(
      'M-104 482q-12 -6 -18 -12M-104 494q-12 2 -18 2M88 482q10 -6 16 -12M88 494q10 2 16 2',
      tone,
      2.6,
      'opacity=".6"',
    ) +
    stroke('M-76 402Q-16 392 50 402M-60 382Q-14 374 36 382', tone, 2.8, 'opacity=".45"') +
    stroke(
      `M${turn - 78} 516Q${turn - 58} 528 ${turn - 38} 520M${turn + 36} 520Q${turn + 56} 528 ${turn + 74} 516`,
      tone,
      2.6,
      'opacity=".5"',
    );
  return laugh + (spec.age >= 0.5 ? old : '');
}

export function freckles(art: Artwork, spec: PortraitSpec): string {
  const tone = mix(spec.skin, '#A35A30', 0.55);
  return group(
    times(30, () =>
      ellipse(turn + art.random.between(-92, 88), 545 + art.random.between(-22, 24), 2.4, 2, tone),
    ).join(''),
    'opacity=".6"',
  );
}
