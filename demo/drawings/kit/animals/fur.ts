// Surface work shared by the animals: coats of short strokes, and placing a figure with its feet at (0, 0).
import type { Artwork } from '../artwork.ts';
import { n, place, stroke, times } from '../shape.ts';

export interface Coat {
  body: string;
  shade: string;
  light: string;
}

interface Patch {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Short hairs over a patch, combed in one direction (degrees). */
export function hairs(
  art: Artwork,
  patch: Patch,
  count: number,
  length: number,
  angle: number,
  color: string,
  width = 1.6,
): string {
  const { random } = art;
  const d = times(count, () => {
    const turn = ((angle + random.between(-22, 22)) * Math.PI) / 180;
    const reach = length * random.between(0.5, 1.2);
    const x = patch.x + random.between(-1, 1) * patch.rx;
    const y = patch.y + random.between(-1, 1) * patch.ry;
    const dx = Math.cos(turn) * reach;
    const dy = Math.sin(turn) * reach;
    return `M${n(x, 0)} ${n(y, 0)}q${n(dx * 0.5 + 2, 0)} ${n(dy * 0.5, 0)} ${n(dx, 0)} ${n(dy, 0)}`;
  }).join('');
  return stroke(d, color, width);
}

/** Moves a figure so that its ground point becomes (0, 0). */
export function grounded(content: string, centerX: number, groundY: number): string {
  return place(content, -centerX, -groundY);
}
