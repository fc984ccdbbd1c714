// The lit and shaded face of a portrait with neck and ears; light falls from the left.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { clear, mix } from '../palette.ts';
import { curve, ellipse, fill, place, stroke } from '../shape.ts';
import { features, freckles } from './features.ts';
import { deepTone, type Head } from './head.ts';

export function neckAndEars(art: Artwork, spec: PortraitSpec, head: Head): string {
  const { skin } = spec;
  const half = 50 + spec.build * 16;
  const shade = mix(skin, deepTone, 0.34);
  const neck = curve(
    `${-half},590! ${-half + 3},670 ${-half - 3},722 ${-half - 46},774 -190,816! 0,950! 190,816! ${half + 46},774 ${half + 3},722 ${half - 3},670 ${half},590!`,
  );
  const cast = curve(
    `-140,600 -110,${head.chin - 10} -50,${head.chin + 46} 20,${head.chin + 62} ${half + 10},${head.chin + 66} 130,${head.chin - 20} 140,600`,
  );
  const ear = (side: number, scale: number): string =>
    place(
      fill(curve('0,-44 16,-50 30,-34 30,-6 20,24 8,44 0,40'), side > 0 ? mix(skin, deepTone, 0.2) : skin) +
        stroke('M8 -30Q24 -36 22 -10Q20 8 10 20M10 -12Q16 -4 10 8', shade, 3.4, 'opacity=".75"'),
      side * (head.width - 6),
      500,
      side * scale,
    );
  return (
    fill(neck, skin) +
    art.inside(
      neck,
      fill(cast, shade, 'opacity=".85"') +
        fill(`M${half - 26} 600L${half - 34} 800L60 1000H260V600Z`, shade, 'opacity=".4"') +
        stroke(`M-24 822Q-70 802 -118 802M24 824Q70 802 118 804`, shade, 4, 'opacity=".45"'),
    ) +
    ear(-1, 0.92) +
    ear(1, 1)
  );
}

export function face(art: Artwork, spec: PortraitSpec, head: Head): string {
  const { skin } = spec;
  const shade = mix(skin, deepTone, 0.26);
  const glow = mix(skin, '#FFE3B8', 0.34);
  const blush = mix(skin, '#C2452F', 0.4);
  const { width: w, chin } = head;
  const planes =
    fill(
      curve(
        `${w + 20},280! 66,290 88,350 92,430 98,500 84,560 66,620 40,${chin - 22} 10,${chin + 8} 60,${chin + 20}! ${w + 30},620!`,
      ),
      shade,
      'opacity=".62"',
    ) +
    fill(
      curve(
        `${w + 20},340! ${w - 8},420 ${w - 10},500 ${w - 30},590 70,${chin - 20} 40,${chin + 10}! ${w + 30},620!`,
      ),
      shade,
      'opacity=".5"',
    ) +
    ellipse(-70, 350, 74, 46, art.radial(clear(glow, 0.75), clear(glow, 0))) +
    ellipse(-82, 546, 52, 44, art.radial(clear(glow, 0.62), clear(glow, 0))) +
    ellipse(-12, 664, 36, 20, art.radial(clear(glow, 0.5), clear(glow, 0))) +
    ellipse(-78, 572, 56, 42, art.radial(clear(blush, 0.42), clear(blush, 0))) +
    ellipse(72, 574, 46, 40, art.radial(clear(blush, 0.42), clear(blush, 0)));
  return (
    fill(head.outline, skin) +
    art.inside(head.outline, planes + (spec.freckles ? freckles(art, spec) : '') + features(art, spec, head))
  );
}
