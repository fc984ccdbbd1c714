// The printed pattern of kitenge cloth.
import { ellipse, fill, n, times } from './shape.ts';

/** Kitenge print: rings, leaves and dots on a staggered grid. */
export function motifs(
  left: number,
  top: number,
  right: number,
  bottom: number,
  size: number,
  colors: readonly [string, string, string],
): string {
  let leaves = '';
  let rings = '';
  let dots = '';
  for (let row = 0; top + row * size * 0.86 < bottom; row += 1) {
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      const y = top + row * size * 0.86;
      if ((row + Math.round(x / size)) % 2) {
        leaves += times(4, (i) => {
          const angle = (i * Math.PI) / 2 + Math.PI / 4;
          const ex = Math.cos(angle) * size * 0.42;
          const ey = Math.sin(angle) * size * 0.42;
          return `M${n(x)} ${n(y)}Q${n(x + ex * 0.2 - ey * 0.5)} ${n(y + ey * 0.2 + ex * 0.5)} ${n(x + ex)} ${n(y + ey)}Q${n(x + ex * 0.2 + ey * 0.5)} ${n(y + ey * 0.2 - ex * 0.5)} ${n(x)} ${n(y)}Z`;
        }).join('');
      } else {
        rings += ellipse(
          x,
          y,
          size * 0.26,
          size * 0.26,
          'none',
          `stroke="${colors[1]}" stroke-width="${n(size * 0.09)}"`,
        );
        dots += ellipse(x, y, size * 0.1, size * 0.1, colors[2]);
      }
    }
  }
  return fill(leaves, colors[0]) + rings + dots;
}
