// Tapered limbs: an outline from a chain of joints, each with its own half width.
import { curve, type Point } from './shape.ts';

/** Reads 'x,y,w x,y,w ...' and returns a smooth closed outline around that chain. */
export function limb(text: string): string {
  const chain = text
    .trim()
    .split(/\s+/)
    .map((word) => word.split(',').map(Number) as [number, number, number]);
  const sideOf = (direction: number): Point[] =>
    chain.map(([x, y, w], i) => {
      const [ax, ay] = chain[Math.max(i - 1, 0)] as [number, number, number];
      const [bx, by] = chain[Math.min(i + 1, chain.length - 1)] as [number, number, number];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      return { x: x - ((by - ay) / long) * w * direction, y: y + ((bx - ax) / long) * w * direction };
    });
  return curve([...sideOf(1), ...sideOf(-1).reverse()]);
}
