// Draws a flat-illustrated head-and-shoulders portrait from a short description of the person.
import { Artwork } from './kit/artwork.ts';
import { beard, earrings, glasses } from './kit/portrait/adornments.ts';
import { clothes } from './kit/portrait/clothes.ts';
import { face, neckAndEars } from './kit/portrait/face.ts';
import { ground } from './kit/portrait/ground.ts';
import { hairBehind, hairFront } from './kit/portrait/hair.ts';
import { headOf } from './kit/portrait/head.ts';
import { hat } from './kit/portrait/headwear.ts';
import { place } from './kit/shape.ts';
import type { PortraitSpec } from './portrait-specs.ts';

export function portrait(spec: PortraitSpec): string {
  const art = new Artwork(spec.name, 1000, 1200);
  const head = headOf(spec);
  const figure = [
    hairBehind(art, spec, head),
    neckAndEars(art, spec, head),
    place(clothes(art, spec), 0, -46),
    face(art, spec, head),
    beard(art, spec, head),
    hairFront(art, spec, head),
    hat(art, spec, head),
    earrings(spec, head),
    glasses(spec, head),
  ].join('');
  const tall = spec.hair.style === 'headwrap';
  const scale = tall ? 1.04 : 1.12;
  art.add(ground(art, spec), place(figure, 500, tall ? -12 : -82, spec.flip ? -scale : scale));
  return art.finish(0.18);
}
