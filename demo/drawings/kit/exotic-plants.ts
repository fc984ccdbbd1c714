// Plants with a shape of their own: palm, banana, giant lobelia, groundsel, candelabra euphorbia, fronds.
import type { Artwork } from './artwork.ts';
import { mix } from './palette.ts';
import type { Random } from './random.ts';
import { blob, curve, fill, n, type Point, place, polygon, stroke, times } from './shape.ts';
import type { TreeTones } from './trees.ts';

/** A leaning coconut-like palm with drooping fronds. */
export function palm(
  art: Artwork,
  x: number,
  y: number,
  height: number,
  lean: number,
  tones: TreeTones,
): string {
  const { random } = art;
  const w = height * 0.024;
  const head: Point = { x: lean, y: -height };
  const trunk = curve([
    { x: -w * 1.5, y: 4, corner: true },
    { x: lean * 0.25 - w, y: -height * 0.4 },
    { x: head.x - w * 0.6, y: head.y },
    { x: head.x + w * 0.6, y: head.y },
    { x: lean * 0.25 + w, y: -height * 0.4 },
    { x: w * 1.7, y: 4, corner: true },
  ]);
  const rings = times(12, (i) => {
    const part = (i + 1) / 13;
    return `M${n(lean * part ** 1.7 - w * 0.7)} ${n(-height * part)}q${n(w * 0.8)} 5 ${n(w * 1.5)} 1`;
  }).join('');
  const fronds = times(11, (i) => {
    const angle = -200 + i * 22 + random.between(-7, 7);
    const color = i % 3 === 0 ? tones.light : i % 3 === 1 ? tones.leaf : tones.shade;
    return place(
      fill(frond(random, height * random.between(0.34, 0.44), 0.32), color),
      head.x,
      head.y,
      1,
      angle,
    );
  });
  return place(
    fill(trunk, tones.trunk) + stroke(rings, tones.shade, 2, 'opacity=".5"') + fronds.join(''),
    x,
    y,
  );
}

/** A clump of banana plants with broad, torn leaves. */
export function banana(art: Artwork, x: number, y: number, height: number, tones: TreeTones): string {
  const { random } = art;
  const stem = fill(
    `M${n(-height * 0.05)} 4L${n(-height * 0.022)} ${n(-height * 0.55)}h${n(height * 0.045)}L${n(height * 0.055)} 4Z`,
    tones.trunk,
  );
  const leaves = [-165, -15, -135, -48, -110, -72, -92].map((angle, i) => {
    const length = height * random.between(0.5, 0.66);
    const color = [tones.shade, tones.shade, tones.leaf, tones.leaf, tones.light, tones.leaf, tones.light][
      i
    ] as string;
    const leaf =
      fill(tornLeaf(random, length), color) +
      stroke(
        `M0 0Q${n(length * 0.5)} ${n(-length * 0.12)} ${n(length * 0.95)} ${n(length * 0.1)}`,
        mix(color, '#FBF7EE', 0.3),
        length * 0.012,
      );
    const turned =
      angle < -90
        ? place(leaf, 0, 0, -1, angle + 180 + random.between(-6, 6))
        : place(leaf, 0, 0, 1, angle + random.between(-6, 6));
    return place(turned, 0, -height * 0.54);
  });
  return place(stem + leaves.join(''), x, y);
}

/** Giant lobelia: a rosette of blades with a tall furry spike. */
export function lobelia(art: Artwork, x: number, y: number, height: number, tones: TreeTones): string {
  const { random } = art;
  const w = height * 0.058;
  const spike = curve([
    { x: -w * 0.8, y: -height * 0.12 },
    { x: -w, y: -height * 0.5 },
    { x: -w * 0.7, y: -height * 0.88 },
    { x: 0, y: -height },
    { x: w * 0.7, y: -height * 0.88 },
    { x: w, y: -height * 0.5 },
    { x: w * 0.8, y: -height * 0.12 },
  ]);
  const fur = (side: number): string =>
    times(22, (i) => {
      const py = -height * (0.16 + i * 0.037);
      return `M${n(side * w * 0.5)} ${n(py)}l${n(side * w * 0.75)} ${n(-w * 0.4)}l${n(-side * w * 0.3)} ${n(w * 0.7)}Z`;
    }).join('');
  const blades = times(15, (i) => {
    const angle = -178 + i * 12.6 + random.between(-3, 3);
    const color = i % 2 ? tones.leaf : tones.shade;
    return place(
      fill(leafShape(height * random.between(0.24, 0.33), height * 0.05), color),
      0,
      -height * 0.1,
      1,
      angle,
    );
  });
  const base = fill(
    `M${n(-w * 0.7)} 4L${n(-w * 0.6)} ${n(-height * 0.14)}h${n(w * 1.2)}L${n(w * 0.7)} 4Z`,
    tones.trunk,
  );
  return place(
    base +
      blades.slice(0, 8).join('') +
      fill(spike + fur(1), tones.shade) +
      fill(fur(-1), tones.light) +
      fill(
        curve([
          { x: -w * 0.7, y: -height * 0.14 },
          { x: -w * 0.8, y: -height * 0.6 },
          { x: -w * 0.1, y: -height * 0.97 },
          { x: -w * 0.1, y: -height * 0.4 },
        ]),
        tones.leaf,
      ) +
      blades.slice(8).join(''),
    x,
    y,
  );
}

/** Giant groundsel: forked thick stems, each with a cabbage-like rosette. */
export function groundsel(art: Artwork, x: number, y: number, height: number, tones: TreeTones): string {
  const { random } = art;
  const heads = [
    { x: -0.26, y: -0.72 },
    { x: 0.02, y: -0.98 },
    { x: 0.28, y: -0.8 },
  ].map((head) => ({
    x: (head.x + random.between(-0.05, 0.05)) * height,
    y: (head.y + random.between(-0.05, 0.04)) * height,
  }));
  const stems = heads
    .map((head) =>
      stroke(
        `M0 0C0 ${n(-height * 0.3)} ${n(head.x)} ${n(-height * 0.3)} ${n(head.x)} ${n(head.y)}`,
        tones.trunk,
        height * 0.075,
      ),
    )
    .join('');
  const skirts = heads
    .map((head) =>
      fill(blob(random, head.x, head.y + height * 0.1, height * 0.06, height * 0.13, 8, 0.15), tones.trunk),
    )
    .join('');
  const rosettes = heads
    .map((head) =>
      times(13, (i) => {
        const color = [tones.shade, tones.leaf, tones.light][i % 3] as string;
        return place(
          fill(leafShape(height * random.between(0.15, 0.2), height * 0.055), color),
          head.x,
          head.y,
          1,
          -205 + i * 19,
        );
      }).join(''),
    )
    .join('');
  return place(stems + skirts + rosettes, x, y);
}

/** Candelabra euphorbia of the dry savannah. */
export function euphorbia(
  art: Artwork,
  x: number,
  y: number,
  height: number,
  color: string,
  light: string,
): string {
  const arms = times(11, (i) => {
    const side = (i - 5) / 5;
    const topX = side * height * 0.36;
    const topY = -height * (1 - 0.25 * side * side) + art.random.between(-0.05, 0.05) * height;
    const bendY = -height * (0.42 + art.random.between(-0.05, 0.06));
    return `M0 ${n(-height * 0.3)}C${n(topX * 0.6)} ${n(bendY)} ${n(topX)} ${n(bendY)} ${n(topX)} ${n(topY)}`;
  }).join('');
  const trunk = `M0 0L0 ${n(-height * 0.4)}`;
  return place(
    stroke(trunk, color, height * 0.07) +
      stroke(arms, color, height * 0.042) +
      place(stroke(arms, light, height * 0.009), -height * 0.012, 0),
    x,
    y,
  );
}

/** A feathered frond from (0, 0) along +x that droops at the tip. */
export function frond(random: Random, length: number, droop: number): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const teeth = 11;
  for (let i = 0; i <= teeth; i += 1) {
    const part = i / teeth;
    const px = part * length;
    const py = length * droop * part * part - length * 0.1 * Math.sin(part * Math.PI);
    const reach = length * 0.15 * Math.sin(Math.min(part * 1.1 + 0.08, 1) * Math.PI) + 1;
    upper.push(
      { x: px + reach * 0.7, y: py - reach * random.between(0.7, 1.1), corner: true },
      { x: px + reach * 0.2, y: py - 2 },
    );
    lower.push(
      { x: px + reach * 0.8, y: py + reach * random.between(0.8, 1.2), corner: true },
      { x: px + reach * 0.2, y: py + 2 },
    );
  }
  const outline = [{ x: 0, y: 0 }, ...upper, ...lower.reverse()];
  return polygon(outline.map((p) => ({ x: Math.round(p.x), y: Math.round(p.y) })));
}

/** A simple pointed leaf from (0, 0) along +x. */
export function leafShape(length: number, width: number): string {
  return (
    `M0 0C${n(length * 0.3)} ${n(-width)} ${n(length * 0.75)} ${n(-width * 0.7)} ${n(length)} 0` +
    `C${n(length * 0.75)} ${n(width * 0.7)} ${n(length * 0.3)} ${n(width)} 0 0Z`
  );
}

function tornLeaf(random: Random, length: number): string {
  const half = length * 0.13;
  const upper: Point[] = [];
  const lower: Point[] = [];
  const tears = 9;
  for (let i = 1; i < tears; i += 1) {
    const part = i / tears;
    const bow = length * (0.1 * part * part - 0.1 * Math.sin(part * Math.PI));
    const wide = half * Math.sin(part ** 0.7 * Math.PI) ** 0.6;
    const cut = random.chance(0.4) ? 0.45 : 1;
    upper.push({ x: part * length, y: bow - wide }, { x: (part + 0.03) * length, y: bow - wide * cut });
    lower.push(
      { x: part * length, y: bow + wide },
      { x: (part + 0.03) * length, y: bow + wide * (1.45 - cut) },
    );
  }
  const outline = [{ x: 0, y: 0 }, ...upper, { x: length, y: length * 0.1 }, ...lower.reverse()];
  return polygon(outline.map((p) => ({ x: Math.round(p.x), y: Math.round(p.y) })));
}
