// Ridges and land: noise-driven horizon lines, hills, faceted mountains and snow.
import type { Artwork } from './artwork.ts';
import { clear } from './palette.ts';
import { layeredNoise } from './random.ts';
import { fill, n, type Point, polygon, polyline, stroke } from './shape.ts';

export interface RidgeOptions {
  base: number;
  rise: number;
  seed: number;
  wave?: number;
  octaves?: number;
  sharp?: boolean;
  shape?: (x: number) => number;
}

export interface Ridge {
  yAt(x: number): number;
  line: string;
  area: string;
  peaks: Point[];
}

const step = 10;
const leftEdge = -30;
const rightEdge = 1830;

/** A horizon line; `shape` adds (downward) offsets on top of the noise, `sharp` makes alpine crests. */
export function ridge(options: RidgeOptions, bottom = 1210): Ridge {
  const { base, rise, seed, wave = 600, octaves = 5, sharp = false, shape } = options;
  const noise = layeredNoise(seed, octaves, sharp ? 0.48 : 0.42);
  const yAt = (x: number): number => {
    const value = noise(x / wave);
    const height = sharp ? 1 - Math.abs(value) * 1.7 : value;
    return base - height * rise + (shape?.(x) ?? 0);
  };
  const outline: Point[] = [];
  for (let x = leftEdge; x <= rightEdge; x += step) {
    outline.push({ x, y: yAt(x) });
  }
  const line = polyline(outline);
  const area = `${line}L${rightEdge} ${bottom}L${leftEdge} ${bottom}Z`;
  return { yAt, line, area, peaks: findPeaks(outline) };
}

/** One plane of land that fades toward its foot, with a broken thread of light on the crest. */
export function hill(art: Artwork, crest: Ridge, top: string, foot: string, light = '', width = 3): string {
  const body = fill(crest.area, art.vertical(top, foot, foot));
  if (!light) {
    return body;
  }
  const dashes = `stroke-dasharray="${n(art.random.between(300, 460), 0)} 30 ${n(art.random.between(90, 190), 0)} 70 40 24"`;
  return body + stroke(crest.line, light, width, dashes);
}

/** Shadow sides for every peak, falling away from the light in an irregular spine. */
export function facets(
  art: Artwork,
  crest: Ridge,
  shade: string,
  depth: number,
  lightFromLeft = true,
): string {
  const side = lightFromLeft ? 1 : -1;
  const shapes = crest.peaks.map((peak) => {
    const foot = footOf(crest, peak, side, depth);
    const outline: Point[] = [peak];
    for (let x = peak.x; side * (foot.x - x) > 0; x += side * step) {
      outline.push({ x, y: crest.yAt(x) });
    }
    outline.push(foot);
    const reach = Math.max(foot.y - peak.y, 40) * 1.5;
    outline.push({ x: foot.x - side * reach * 0.1, y: foot.y + reach * 0.45 });
    const turns = 7;
    for (let i = turns; i > 0; i -= 1) {
      const swing = art.random.between(0.02, 0.2) * (i % 2 ? 1 : -0.5);
      outline.push({ x: peak.x + side * reach * (swing + i * 0.012), y: peak.y + (reach * i) / turns });
    }
    return polygon(outline);
  });
  return art.inside(crest.area, fill(shapes.join(''), art.vertical(shade, clear(shade, 0))));
}

/** Ragged white caps on every peak that reaches above the snow line. */
export function snow(art: Artwork, crest: Ridge, snowLine: number, color: string): string {
  const outline: Point[] = [];
  const lower: Point[] = [];
  for (let x = leftEdge; x <= rightEdge; x += 14) {
    const y = crest.yAt(x);
    const depth = Math.max(snowLine - y, 0);
    outline.push({ x, y: Math.min(y, snowLine) });
    lower.push({ x, y: Math.min(y, snowLine) + depth * art.random.between(0.25, 1) });
  }
  return art.inside(crest.area, fill(polygon([...outline, ...lower.reverse()]), color));
}

function footOf(crest: Ridge, peak: Point, side: number, depth: number): Point {
  let lowest = peak;
  for (let x = peak.x; Math.abs(x - peak.x) < depth * 2; x += side * step) {
    const y = crest.yAt(x);
    if (y > lowest.y) {
      lowest = { x, y };
    }
    if (y < lowest.y - 18) {
      break;
    }
  }
  return lowest;
}

function findPeaks(outline: Point[]): Point[] {
  const reach = 5;
  return outline.filter((point, i) => {
    const near = outline.slice(Math.max(0, i - reach), i + reach + 1);
    return near.length === reach * 2 + 1 && near.every((other) => other === point || other.y > point.y);
  });
}
