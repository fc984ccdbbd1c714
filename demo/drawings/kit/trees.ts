// Trees of Uganda: acacia, forest giants, canopy bands, palms, bananas, giant lobelia, groundsel, euphorbia.
import type { Artwork } from './artwork.ts';
import { type RidgeOptions, ridge } from './land.ts';
import { mix } from './palette.ts';
import type { Random } from './random.ts';
import { blob, curve, ellipse, fill, leafy, n, type Point, place, times } from './shape.ts';

export interface TreeTones {
  trunk: string;
  shade: string;
  leaf: string;
  light: string;
}

/** An umbrella acacia standing on (x, y): forked limbs under flat, layered crowns. */
export function acacia(
  art: Artwork,
  x: number,
  y: number,
  height: number,
  tones: TreeTones,
  lightSide = -1,
): string {
  const { random } = art;
  const fork: Point = { x: random.between(-0.05, 0.05) * height, y: -height * random.between(0.38, 0.48) };
  const pads = [
    { x: -0.34, y: -0.72, w: 0.62 },
    { x: 0.36, y: -0.76, w: 0.6 },
    { x: 0.02, y: -0.9, w: 0.86 },
    { x: random.between(-0.5, -0.3), y: -0.6, w: 0.36 },
    { x: random.between(0.25, 0.55), y: -0.64, w: 0.34 },
  ].map((pad) => ({
    x: (pad.x + random.between(-0.06, 0.06)) * height,
    y: (pad.y + random.between(-0.03, 0.03)) * height,
    w: pad.w * height * random.between(0.9, 1.1),
  }));
  const limbs = pads.map((pad) => limb(fork, pad, height * 0.026)).join('');
  const trunk = curve([
    { x: -height * 0.045, y: 4 },
    { x: -height * 0.022, y: -height * 0.14 },
    { x: fork.x - height * 0.022, y: fork.y },
    { x: fork.x + height * 0.022, y: fork.y },
    { x: height * 0.024, y: -height * 0.14 },
    { x: height * 0.05, y: 4 },
  ]);
  const crowns = pads.map((pad) => {
    const thick = pad.w * 0.14;
    return (
      fill(flatCrown(random, pad.x, pad.y + thick * 0.25, pad.w, thick), tones.shade) +
      fill(flatCrown(random, pad.x, pad.y, pad.w * 0.97, thick * 0.9), tones.leaf) +
      fill(
        flatCrown(random, pad.x + lightSide * pad.w * 0.12, pad.y - thick * 0.42, pad.w * 0.66, thick * 0.45),
        tones.light,
      )
    );
  });
  return place(fill(limbs + trunk, tones.trunk) + crowns.join(''), x, y);
}

/** A tall rain-forest tree: buttressed trunk, a few limbs, a heaped crown. */
export function forestTree(
  art: Artwork,
  x: number,
  y: number,
  height: number,
  tones: TreeTones,
  lightSide = -1,
): string {
  const { random } = art;
  const lean = random.between(-0.04, 0.04) * height;
  const w = height * 0.028;
  const trunk = curve([
    { x: -w * 2.6, y: 6, corner: true },
    { x: -w * 1.1, y: -height * 0.1 },
    { x: lean - w * 0.7, y: -height * 0.62 },
    { x: lean + w * 0.7, y: -height * 0.62 },
    { x: w * 1.1, y: -height * 0.12 },
    { x: w * 2.8, y: 6, corner: true },
  ]);
  const clusters = times(8, (i) => ({
    x: lean + (i - 3.5) * height * 0.085 + random.between(-0.03, 0.03) * height,
    y: -height * (0.68 + 0.2 * Math.sin(((i + 0.5) / 8) * Math.PI) + random.between(-0.05, 0.05)),
    w: height * random.between(0.11, 0.18),
  }));
  const limbs = clusters.map((c) => limb({ x: lean, y: -height * 0.56 }, c, w * 0.45)).join('');
  return place(fill(trunk + limbs, tones.trunk) + crownCluster(random, clusters, tones, lightSide), x, y);
}

/** A whole plane of forest: rows of scalloped crowns, each row a little closer to the tone of the foot. */
export function forestBand(
  art: Artwork,
  options: RidgeOptions & { size: number; rows?: number },
  tones: TreeTones,
  foot: string,
): string {
  const { size, rows = 4, ...crestOptions } = options;
  const crest = ridge(crestOptions);
  return times(rows, (row) => {
    const fade = row / (rows + 1);
    const canopy = canopyRow(art.random, crest.yAt, size * (1 + row * 0.12), row * size * 0.85);
    const paint = art.vertical(mix(row % 2 ? tones.leaf : tones.shade, foot, fade), foot, foot);
    return fill(canopy.area, paint) + fill(canopy.lit, mix(tones.light, foot, fade), 'opacity=".75"');
  }).join('');
}

function canopyRow(
  random: Random,
  yAt: (x: number) => number,
  size: number,
  drop: number,
): { area: string; lit: string } {
  let x = -60;
  let y = Math.round(yAt(x) + drop);
  let area = `M${x} ${y}`;
  let lit = '';
  while (x < 1850) {
    const emergent = random.chance(0.12) ? 1.5 : 1;
    const width = Math.round(size * random.between(0.6, 1.35) * emergent);
    const nextY = Math.round(yAt(x + width) + drop + random.between(-0.3, 0.3) * size * emergent);
    const rx = Math.round(width * random.between(0.5, 0.6));
    area += `a${rx} ${Math.round(rx * random.between(0.8, 1.15))} 0 0 1 ${width} ${nextY - y}`;
    if (random.chance(0.6)) {
      const long = Math.round(width * 0.5);
      const high = Math.round(width * random.between(0.16, 0.3));
      lit += `M${Math.round(x + width * 0.14)} ${Math.round((y + nextY) / 2 - width * 0.16)}q${Math.round(long * 0.3)}-${high} ${long}-${Math.round(high * 0.7)}q${-Math.round(long * 0.6)} ${Math.round(high * 0.4)}-${long} ${Math.round(high * 0.7)}Z`;
    }
    x += width;
    y = nextY;
  }
  return { area: `${area}V1210H-60Z`, lit };
}

function limb(from: Point, to: Point, width: number): string {
  const bend = { x: from.x + (to.x - from.x) * 0.35, y: from.y + (to.y - from.y) * 0.65 };
  return (
    `M${n(from.x - width)} ${n(from.y)}Q${n(bend.x - width * 0.6)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}` +
    `Q${n(bend.x + width)} ${n(bend.y + width)} ${n(from.x + width)} ${n(from.y)}Z`
  );
}

function flatCrown(random: Random, x: number, y: number, width: number, height: number): string {
  const outline: Point[] = [];
  const steps = Math.max(7, Math.round(width / 26));
  for (let i = 0; i <= steps; i += 1) {
    const angle = Math.PI - (i / steps) * Math.PI;
    outline.push({
      x: x + (Math.cos(angle) * width) / 2,
      y: y - Math.sin(angle) ** 0.6 * height * random.between(0.7, 1.12),
    });
  }
  for (let i = steps - 1; i > 0; i -= 1) {
    const angle = (i / steps) * Math.PI;
    outline.push({
      x: x - ((Math.cos(angle) * width) / 2) * 0.94,
      y: y + height * random.between(0.02, 0.3),
    });
  }
  return curve(outline);
}

function crownCluster(
  random: Random,
  clusters: { x: number; y: number; w: number }[],
  tones: TreeTones,
  side: number,
): string {
  const puff = (dx: number, dy: number, size: number, bumps: number): string =>
    clusters
      .map((c) => leafy(random, c.x + dx * c.w, c.y + dy * c.w, c.w * size, c.w * size * 0.62, bumps))
      .join('');
  return (
    fill(puff(-side * 0.1, 0.26, 1, 13), tones.shade) +
    fill(puff(0, 0, 0.9, 13), tones.leaf) +
    fill(puff(-side * 0.35, 0.22, 0.26, 7) + puff(side * 0.5, 0.16, 0.22, 7), tones.shade) +
    fill(
      puff(side * 0.26, -0.3, 0.4, 9) + puff(side * 0.55, 0.02, 0.2, 7) + puff(-side * 0.2, -0.2, 0.2, 7),
      tones.light,
    )
  );
}

export function treeDots(
  art: Artwork,
  crest: { yAt(x: number): number },
  from: number,
  to: number,
  count: number,
  size: number,
  color: string,
): string {
  return fill(
    times(count, () => {
      const x = art.random.between(from, to);
      const r = size * art.random.between(0.5, 1.1);
      return blob(
        art.random,
        x,
        crest.yAt(x) + art.random.between(-0.2, 0.8) * size,
        r * 1.2,
        r * 0.75,
        6,
        0.2,
      );
    }).join(''),
    color,
  );
}

export function bush(art: Artwork, x: number, y: number, width: number, tones: TreeTones): string {
  const { random } = art;
  const puffs = (count: number, dy: number, size: number, bumps: number): string =>
    times(count, (i) => {
      const part = (i + random.between(0.2, 0.8)) / count - 0.5;
      const lift = width * (0.06 + 0.2 * Math.cos(part * 3)) * (i % 2 ? 1 : 0.5) + dy;
      return leafy(random, x + part * width, y - lift, width * size, width * size * 0.72, bumps);
    }).join('');
  return (
    fill(puffs(7, 0, 0.2, 9), tones.shade) +
    fill(puffs(5, width * 0.05, 0.16, 9), tones.leaf) +
    fill(puffs(3, width * 0.13, 0.1, 8), mix(tones.leaf, tones.light, 0.55))
  );
}

export function rock(
  art: Artwork,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  light: string,
): string {
  const d = curve([
    { x: x - width / 2, y, corner: true },
    { x: x - width * 0.42, y: y - height * art.random.between(0.4, 0.7) },
    { x: x - width * 0.1, y: y - height },
    { x: x + width * 0.25, y: y - height * art.random.between(0.75, 0.95) },
    { x: x + width * 0.47, y: y - height * 0.35 },
    { x: x + width / 2, y, corner: true },
  ]);
  return (
    art.rimmed(d, color, light, width * 0.02, height * 0.12) +
    ellipse(x, y, width * 0.55, height * 0.08, color, 'opacity=".5"')
  );
}
