// What a portrait face wears: beard, glasses, earrings.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, group, n, stroke, times } from '../shape.ts';
import { type Head, turn } from './head.ts';

export function beard(art: Artwork, spec: PortraitSpec, head: Head): string {
  if (!spec.beard) {
    return '';
  }
  const { style, color } = spec.beard;
  const { chin, jaw, width } = head;
  const y = 490 + (chin - 490) * 0.655;
  const x = turn - 1;
  const moustache = curve(
    `${x - 62},${y + 4} ${x - 44},${y - 18} ${x - 14},${y - 26} ${x},${y - 22} ${x + 14},${y - 26} ${x + 44},${y - 18} ${x + 62},${y + 4} ${x + 36},${y - 8} ${x},${y - 11} ${x - 36},${y - 8}`,
  );
  const full = curve(
    `${-width - 1},500! ${-jaw - 18},${y - 40} ${-jaw - 4},${y + 20} -60,${chin + 4} -6,${chin + 18} 50,${chin + 4} ${jaw - 2},${y + 20} ${jaw + 18},${y - 40} ${width + 1},500! ` +
      `${width - 18},560 ${jaw - 16},${y - 22} ${x + 64},${y - 8} ${x + 62},${y + 20} ${x + 30},${y + 30} ${x},${y + 33} ${x - 30},${y + 30} ${x - 62},${y + 20} ${x - 66},${y - 8} ${-jaw + 10},${y - 22} ${-width + 14},560`,
  );
  const goatee = curve(
    `${x - 60},${y + 2} ${x - 58},${y + 36} ${x - 40},${chin - 8} -6,${chin + 10} ${x + 44},${chin - 8} ${x + 58},${y + 36} ${x + 60},${y + 2} ${x + 48},${y + 24} ${x},${y + 34} ${x - 48},${y + 24}`,
  );
  const soul = ellipse(x, y + 36, 13, 12, color);
  const comb = (d: string): string =>
    art.inside(
      d,
      stroke(
        times(46, () => {
          const px = art.random.between(-width, width);
          return `M${n(px)} ${n(art.random.between(y - 50, chin))}q${n(px * 0.02)} 12 ${n(-px * 0.08)} 24`;
        }).join(''),
        mix(color, '#FFFFFF', 0.16),
        2.2,
        'opacity=".6"',
      ) + fill(`M60 480L60 ${n(chin + 40)}H200V480Z`, '#120A08', 'opacity=".2"'),
    );
  if (style === 'moustache') {
    return fill(moustache, color);
  }
  if (style === 'stubble') {
    return group(fill(full, color) + fill(moustache, color), 'opacity=".42"');
  }
  const shape = style === 'full' ? full : goatee;
  return fill(shape, color) + comb(shape) + fill(moustache, color) + soul;
}

export function glasses(spec: PortraitSpec, head: Head): string {
  if (!spec.glasses) {
    return '';
  }
  const { shape, color } = spec.glasses;
  const lens = (x: number): string =>
    shape === 'round'
      ? `M${x - 46} 492a46 44 0 1 0 92 0a46 44 0 1 0 -92 0Z`
      : curve(
          `${x - 48},462! ${x},458 ${x + 48},462! ${x + 44},512 ${x + 26},526 ${x - 26},526 ${x - 44},512`,
        );
  const left = lens(turn - 58);
  const right = lens(turn + 56);
  return (
    fill(left + right, '#FFFFFF', 'opacity=".13"') +
    stroke(left + right, color, 6) +
    stroke(
      `M${turn - 12} 486Q${turn - 1} 476 ${turn + 10} 486M${turn - 105} 482L${n(-head.width)} 476M${turn + 103} 482L${n(head.width)} 474`,
      color,
      6,
    ) +
    stroke(`M${turn - 82} 478l16 -10M${turn + 34} 478l16 -10`, '#FFFFFF', 4, 'opacity=".7"')
  );
}

export function earrings(spec: PortraitSpec, head: Head): string {
  if (!spec.earrings) {
    return '';
  }
  const { shape, color } = spec.earrings;
  const at = [-head.width - 6, head.width + 8];
  return at
    .map((x) => {
      if (shape === 'hoop') {
        return `<circle cx="${n(x)}" cy="574" r="29" fill="none" stroke="${color}" stroke-width="6"/>`;
      }
      const drop = ellipse(x, 546, 6, 6, color);
      return shape === 'stud'
        ? ellipse(x, 545, 8.5, 8.5, color)
        : drop + fill(curve(`${x},556! ${x + 13},588 ${x},604 ${x - 13},588`), color);
    })
    .join('');
}
