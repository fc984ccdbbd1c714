// Skies: colour washes, sun and moon discs, rays, clouds, stars, mist and distant birds.
import type { Artwork } from './artwork.ts';
import { clear, mix } from './palette.ts';
import { box, curve, ellipse, fill, n, type Point, place, polygon, stroke, times } from './shape.ts';

export function sky(art: Artwork, ...colors: string[]): string {
  return box(0, 0, art.width, art.height, art.vertical(...colors));
}

/** A disc with a wide soft glow around it. */
export function disc(
  art: Artwork,
  x: number,
  y: number,
  radius: number,
  color: string,
  glow: string,
  spread = 4,
): string {
  const halo = art.radial(clear(glow, 0.85), clear(glow, 0.45), clear(glow, 0.16), clear(glow, 0));
  return ellipse(x, y, radius * spread, radius * spread, halo) + ellipse(x, y, radius, radius, color);
}

/** Broad wedges of light that leave the sun and fade out. */
export function rays(
  art: Artwork,
  x: number,
  y: number,
  length: number,
  color: string,
  count = 18,
  alpha = 0.2,
): string {
  const light = clear(color, alpha);
  const wedges = times(count, (i) => {
    const angle = (i / count) * Math.PI * 2 + art.random.between(-0.06, 0.06);
    const half = (Math.PI / count) * art.random.between(0.25, 0.6);
    const edge = (turn: number): Point => ({
      x: x + Math.cos(turn) * length,
      y: y + Math.sin(turn) * length,
    });
    return polygon([{ x, y }, edge(angle - half), edge(angle + half)]);
  });
  return fill(wedges.join(''), art.radial(light, clear(color, alpha * 0.5), clear(color, 0)));
}

/** Slanted shafts of light falling through trees. */
export function shafts(
  art: Artwork,
  x: number,
  y: number,
  reach: number,
  lean: number,
  color: string,
  count = 5,
): string {
  const light = art.vertical(clear(color, 0), clear(color, 0.42), clear(color, 0.2), clear(color, 0));
  return times(count, (i) => {
    const start = x + i * art.random.between(110, 190);
    const width = art.random.between(18, 60);
    const drop = reach * art.random.between(0.7, 1);
    const spread = width * 2.6;
    return fill(
      polygon([
        { x: start, y },
        { x: start + width, y },
        { x: start + width + lean + spread, y: y + drop },
        { x: start + lean, y: y + drop },
      ]),
      light,
    );
  }).join('');
}

/** A long flat evening cloud with a soft, stepped outline. */
export function streakCloud(
  art: Artwork,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 12;
  for (let i = 0; i <= steps; i += 1) {
    const swell = Math.sin((i / steps) * Math.PI) ** 0.7;
    const px = x - width / 2 + (width * i) / steps;
    upper.push({ x: px, y: y - height * swell * art.random.between(0.2, 1) });
    lower.push({ x: px, y: y + height * 0.35 * swell * art.random.between(0, 1) });
  }
  return fill(curve([...upper, ...lower.reverse()]), color);
}

/** A heaped cloud: two banks of uneven rounded towers on a flat, drifting base. */
export function heapCloud(
  art: Artwork,
  x: number,
  y: number,
  width: number,
  top: string,
  foot: string,
): string {
  const { random } = art;
  const back = cloudBank(art, x + width * random.between(-0.12, 0.12), y, width * 0.8, width * 0.26);
  const front = cloudBank(
    art,
    x - width * random.between(0.05, 0.16),
    y + width * 0.02,
    width * 0.72,
    width * 0.13,
  );
  const low = cloudBank(
    art,
    x + width * random.between(0.16, 0.26),
    y + width * 0.025,
    width * 0.56,
    width * 0.09,
  );
  const paint = art.vertical(top, mix(top, foot, 0.45), clear(foot, 0.55));
  return fill(back, art.vertical(top, foot, clear(foot, 0.5))) + fill(front, paint) + fill(low, paint);
}

function cloudBank(art: Artwork, x: number, y: number, width: number, height: number): string {
  const { random } = art;
  const crest = random.between(0.3, 0.7);
  const left = x - width / 2;
  let px = Math.round(left);
  let py = Math.round(y);
  let d = `M${px} ${py}`;
  while (px < left + width) {
    const part = (px - left) / width;
    const tall = part < crest ? part / crest : (1 - part) / (1 - crest);
    const reach = Math.round(Math.min(width * random.between(0.05, 0.15), left + width - px + 1));
    const nextPart = (px + reach - left) / width;
    const nextTall = nextPart < crest ? nextPart / crest : Math.max((1 - nextPart) / (1 - crest), 0);
    const nextY =
      nextTall <= 0.02 ? y : y - height * Math.min(nextTall, 1) ** 0.8 * random.between(0.75, 1.1);
    const radius = Math.round(Math.hypot(reach, nextY - py) * (0.55 + 0.1 * tall)) + 1;
    d += `a${radius} ${radius} 0 0 1 ${reach} ${Math.round(nextY - py)}`;
    px += reach;
    py = py + Math.round(nextY - py);
  }
  return `${d}L${px} ${Math.round(y)}Q${n(x, 0)} ${n(y + height * 0.16, 0)} ${Math.round(left)} ${Math.round(y)}Z`;
}

/** Stars in four sizes, many faint ones and a few bright ones, thicker toward the top. */
export function stars(art: Artwork, count: number, bottom: number, color: string): string {
  const sizes = [
    [0.45, 1.7, 0.5],
    [0.3, 2.6, 0.7],
    [0.17, 3.8, 0.9],
    [0.08, 6, 1],
  ] as const;
  return sizes
    .map(([share, width, opacity]) => {
      const dots = times(
        Math.ceil(count * share),
        () => `M${n(art.random.between(0, art.width), 0)} ${n(bottom * art.random.next() ** 1.3, 0)}h0`,
      );
      return stroke(dots.join(''), color, width, `opacity="${opacity}"`);
    })
    .join('');
}

/** A soft horizontal bank of mist. */
export function mist(art: Artwork, y: number, height: number, color: string, alpha = 0.7): string {
  const wash = art.vertical(clear(color, 0), clear(color, alpha), clear(color, alpha * 0.8), clear(color, 0));
  return box(0, y - height / 2, art.width, height, wash);
}

/** A soft patch of mist or glow. */
export function haze(
  art: Artwork,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  alpha = 0.7,
): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    art.radial(clear(color, alpha), clear(color, alpha * 0.55), clear(color, alpha * 0.15), clear(color, 0)),
  );
}

/** A loose flock of distant birds. */
export function birds(
  art: Artwork,
  x: number,
  y: number,
  count: number,
  spread: number,
  color: string,
): string {
  return times(count, () => {
    const size = art.random.between(0.5, 1.1);
    const lift = art.random.between(5, 13);
    const d = `M-26 ${n(-lift)}Q-14 ${n(-lift - 8)} 0 0Q13 ${n(-lift - 9)} 27 ${n(-lift + 2)}Q13 ${n(-lift)} 1 6Q-13 ${n(-lift + 1)} -26 ${n(-lift)}Z`;
    const px = x + art.random.between(-1, 1) * spread;
    const py = y + art.random.between(-0.4, 0.4) * spread;
    return place(fill(d, color), px, py, size, art.random.between(-12, 12));
  }).join('');
}

/** A gentle darkening toward the foot of the picture. */
export function footShade(art: Artwork, color: string, height: number, alpha = 0.6): string {
  return box(0, art.height - height, art.width, height, art.vertical(clear(color, 0), clear(color, alpha)));
}
