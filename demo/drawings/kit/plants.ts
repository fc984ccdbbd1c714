// Small growth for foregrounds: grass, reeds, papyrus, ferns, big leaves, vines, flowers.
import type { Artwork } from './artwork.ts';
import { frond, leafShape } from './exotic-plants.ts';
import { mix } from './palette.ts';
import { curve, fill, group, n, place, stroke, times } from './shape.ts';

type Level = (x: number) => number;

/** Many curved blades along a ground line. */
export function grass(
  art: Artwork,
  yAt: Level,
  from: number,
  to: number,
  count: number,
  height: number,
  color: string,
): string {
  const { random } = art;
  const d = times(count, () => {
    const x = random.between(from, to);
    const h = height * random.between(0.4, 1);
    const bend = random.between(-0.45, 0.55) * h;
    const w = h * 0.05 + 1;
    const tip = `${n(bend, 0)} ${n(-h, 0)}`;
    return `M${n(x - w, 0)} ${n(yAt(x) + 8, 0)}q${n(bend * 0.2, 0)} ${n(-h * 0.6, 0)} ${tip}q${n(-bend * 0.5, 0)} ${n(h * 0.5, 0)} ${n(-bend + w * 2, 0)} ${n(h, 0)}Z`;
  }).join('');
  return fill(d, color);
}

/** Papyrus: tall stems with round bursts of rays. */
export function papyrus(
  art: Artwork,
  x: number,
  y: number,
  height: number,
  count: number,
  spread: number,
  colors: readonly string[],
): string {
  const { random } = art;
  return times(count, () => {
    const color = random.pick(colors);
    const h = height * random.between(0.6, 1);
    const foot = x + random.between(-1, 1) * spread;
    const lean = random.between(-0.16, 0.16) * h;
    const size = h * random.between(0.12, 0.17);
    const rays = times(25, (i) => {
      const angle = Math.PI * (1.12 - (i / 24) * 1.24) + random.between(-0.05, 0.05);
      const reach = size * random.between(0.8, 1.1);
      const ex = Math.cos(angle) * reach;
      const ey = -Math.sin(angle) * reach;
      return `M0 0Q${n(ex * 0.6)} ${n(ey * 1.1 - size * 0.18)} ${n(ex)} ${n(ey + size * 0.1)}`;
    }).join('');
    const stem = `M0 0Q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`;
    const head = place(
      stroke(rays, color, Math.max(1.6, size * 0.035)) +
        fill(curve('-5,4 0,-14 5,4 0,10'), mix(color, '#6B3F26', 0.3)),
      lean,
      -h,
    );
    return place(stroke(stem, color, Math.max(2.4, h * 0.011)) + head, foot, y + random.between(-6, 10));
  }).join('');
}

/** A fern: arching fronds from one root. */
export function fern(
  art: Artwork,
  x: number,
  y: number,
  size: number,
  colors: readonly string[],
  lean = 0,
): string {
  return times(7, (i) => {
    const angle = -162 + i * 24 + lean + art.random.between(-8, 8);
    const leaf = fill(frond(art.random, size * art.random.between(0.75, 1.1), 0.3), art.random.pick(colors));
    return angle < -90 ? place(leaf, x, y, -1, angle + 180) : place(leaf, x, y, 1, angle);
  }).join('');
}

/** Large foreground leaves that frame a picture from a corner. */
export function bigLeaves(
  art: Artwork,
  x: number,
  y: number,
  size: number,
  from: number,
  to: number,
  count: number,
  colors: readonly string[],
): string {
  return times(count, (i) => {
    const angle = from + ((to - from) * i) / Math.max(count - 1, 1) + art.random.between(-5, 5);
    const length = size * art.random.between(0.7, 1.1);
    const color = colors[i % colors.length] as string;
    const vein = stroke(`M0 0L${n(length * 0.92)} 0`, mix(color, '#FBF7EE', 0.22), length * 0.012);
    return place(fill(leafShape(length, length * 0.19), color) + vein, x, y, 1, angle);
  }).join('');
}

/** Hanging vines with small leaves. */
export function vine(art: Artwork, x: number, y: number, length: number, color: string): string {
  const { random } = art;
  const sway = random.between(-40, 40);
  const leaves = times(Math.round(length / 34), (i) => {
    const part = (i + 1) / (length / 34 + 1);
    const side = i % 2 ? 1 : -1;
    const px = sway * Math.sin(part * Math.PI);
    return place(leafShape2(random.between(14, 24)), px, length * part, 1, side > 0 ? 40 : 140);
  }).join('');
  return place(
    stroke(`M0 0Q${n(sway * 2)} ${n(length / 2)} 0 ${n(length)}`, color, 4) +
      group(leaves, `fill="${color}"`),
    x,
    y,
  );
}

/** Dots of blossom scattered over an area. */
export function blossoms(
  art: Artwork,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colors: readonly string[],
): string {
  const { random } = art;
  return times(count, () => {
    const px = x + random.between(-rx, rx);
    const py = y + random.between(-ry, ry);
    const r = size * random.between(0.6, 1.1);
    const petals = times(5, (i) => {
      const angle = (i / 5) * Math.PI * 2;
      return `M${n(px)} ${n(py)}m${n(Math.cos(angle) * r - r * 0.6)} ${n(Math.sin(angle) * r)}a${n(r * 0.6)} ${n(r * 0.6)} 0 1 0 ${n(r * 1.2)} 0a${n(r * 0.6)} ${n(r * 0.6)} 0 1 0 ${n(-r * 1.2)} 0`;
    }).join('');
    return fill(petals, random.pick(colors));
  }).join('');
}

function leafShape2(length: number): string {
  return `<path d="${leafShape(length, length * 0.35)}"/>`;
}
