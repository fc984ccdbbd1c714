// Small helpers that turn points into SVG shapes: smooth outlines, blobs, strokes and placement.
import type { Random } from './random.ts';

export interface Point {
  x: number;
  y: number;
  corner?: boolean;
}

/** Reads '10,20 30,40! ...'; an exclamation mark makes that point a sharp corner. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { x, y, corner: word.endsWith('!') };
    });
}

/** A smooth line through all points (Catmull-Rom written as compact relative beziers). */
export function curve(source: string | Point[], closed = true, digits = 1): string {
  const list = typeof source === 'string' ? points(source) : source;
  const at = (index: number): Point => {
    const wrapped = closed
      ? (index + list.length) % list.length
      : Math.min(Math.max(index, 0), list.length - 1);
    return list[wrapped] as Point;
  };
  let pen = rounded(at(0), digits);
  let d = `M${pen.x} ${pen.y}c`;
  const segments = closed ? list.length : list.length - 1;
  for (let i = 0; i < segments; i += 1) {
    const from = at(i);
    const to = at(i + 1);
    const leave = from.corner ? from : shifted(from, at(i - 1), to, 1 / 6);
    const arrive = to.corner ? to : shifted(to, at(i + 2), from, 1 / 6);
    d += `${[leave, arrive, to].map((point) => relative(point, pen, digits)).join(' ')} `;
    pen = rounded(to, digits);
  }
  return compact(d) + (closed ? 'Z' : '');
}

/** Straight segments through all points, left open. */
export function polyline(list: Point[]): string {
  let pen = rounded(list[0] as Point, 1);
  let d = `M${pen.x} ${pen.y}l`;
  for (const point of list.slice(1)) {
    d += `${relative(point, pen, 1)} `;
    pen = rounded(point, 1);
  }
  return compact(d);
}

export function polygon(source: string | Point[]): string {
  const list = typeof source === 'string' ? points(source) : source;
  return `${polyline(list)}Z`;
}

/** An irregular rounded shape, the base of crowns, bushes, rocks and clouds. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps = 8,
  rough = 0.2,
): string {
  const turn = random.between(0, Math.PI);
  const outline: Point[] = [];
  for (let i = 0; i < bumps; i += 1) {
    const angle = turn + (i / bumps) * Math.PI * 2;
    const reach = 1 + random.between(-rough, rough);
    outline.push({ x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach });
  }
  return curve(outline, true, 0);
}

/** A rounded shape with a scalloped edge, like foliage cut from paper. */
export function leafy(random: Random, x: number, y: number, rx: number, ry: number, bumps = 11): string {
  const turn = random.between(0, Math.PI);
  const outline = times(bumps, (i) => {
    const angle = turn + ((i + random.between(-0.28, 0.28)) / bumps) * Math.PI * 2;
    const reach = 1 + random.between(-0.12, 0.12);
    return {
      x: Math.round(x + Math.cos(angle) * rx * reach),
      y: Math.round(y + Math.sin(angle) * ry * reach),
    };
  });
  let pen = outline[0] as Point;
  let d = `M${pen.x} ${pen.y}`;
  for (const to of [...outline.slice(1), outline[0] as Point]) {
    const radius = Math.round(Math.hypot(to.x - pen.x, to.y - pen.y) * random.between(0.52, 0.64)) + 1;
    d += `a${radius} ${radius} 0 0 1 ${to.x - pen.x} ${to.y - pen.y}`;
    pen = to;
  }
  return `${d}Z`;
}

export function fill(d: string, color: string, extra = ''): string {
  return `<path d="${d}" fill="${color}"${extra ? ` ${extra}` : ''}/>`;
}

export function stroke(d: string, color: string, width: number, extra = ''): string {
  const look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" ${look} stroke="${color}" stroke-width="${n(width)}"${extra ? ` ${extra}` : ''}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, color: string, extra = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"${extra ? ` ${extra}` : ''}/>`;
}

export function box(x: number, y: number, width: number, height: number, color: string, extra = ''): string {
  const size = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  return `<rect ${size} fill="${color}"${extra ? ` ${extra}` : ''}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Puts a drawing made around (0, 0) onto the picture; a negative scale mirrors it. */
export function place(content: string, x: number, y: number, scale = 1, rotate = 0): string {
  const turn = rotate ? ` rotate(${n(rotate)})` : '';
  const size = scale === 1 ? '' : ` scale(${n(scale, 3)} ${n(Math.abs(scale), 3)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${content}</g>`;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function n(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}

function shifted(point: Point, away: Point, toward: Point, amount: number): Point {
  return { x: point.x + (toward.x - away.x) * amount, y: point.y + (toward.y - away.y) * amount };
}

function rounded(point: Point, digits: number): Point {
  return { x: Number(point.x.toFixed(digits)), y: Number(point.y.toFixed(digits)) };
}

function relative(point: Point, pen: Point, digits: number): string {
  return `${n(point.x - pen.x, digits)} ${n(point.y - pen.y, digits)}`;
}

function compact(d: string): string {
  return d
    .trim()
    .replace(/ -/g, '-')
    .replace(/(^|[ -])0\./g, '$1.');
}
