// Water: lake and river surfaces, glints, reflections, foam and falling water.
import type { Artwork } from './artwork.ts';
import { clear } from './palette.ts';
import { box, curve, ellipse, fill, n, type Point, polygon, stroke, times } from './shape.ts';

/** A still surface from y downward with lens-shaped ripples that grow toward the viewer. */
export function water(
  art: Artwork,
  y: number,
  bottom: number,
  colors: string[],
  ripple: string,
  density = 90,
): string {
  return (
    box(0, y, art.width, bottom - y, art.vertical(...colors)) +
    ripples(art, 0, art.width, y, bottom, density, ripple, 0.5)
  );
}

export function ripples(
  art: Artwork,
  left: number,
  right: number,
  y: number,
  bottom: number,
  count: number,
  color: string,
  alpha: number,
): string {
  const { random } = art;
  const d = times(count, () => {
    const near = random.next() ** 1.4;
    const py = y + 4 + near * (bottom - y - 6);
    const length = (30 + near * 170) * random.between(0.4, 1.2);
    const thick = 1 + near * 5 * random.between(0.5, 1);
    return lens(random.between(left, right), py, length, thick);
  }).join('');
  return fill(d, color, `opacity="${alpha}"`);
}

/** The broken column of light below a low sun or moon. */
export function glints(
  art: Artwork,
  x: number,
  y: number,
  bottom: number,
  width: number,
  color: string,
  count = 70,
): string {
  const { random } = art;
  const d = times(count, (i) => {
    const near = i / count;
    const py = y + 3 + near ** 1.25 * (bottom - y);
    const spread = width * (0.35 + near * 0.9);
    const length = spread * random.between(0.15, 0.75) * (1 - near * 0.25);
    return lens(x + random.between(-0.5, 0.5) * spread, py, length, 1.5 + near * 5);
  }).join('');
  return fill(d, color);
}

/** Mirrors a drawing at the water line and lets it fade. */
export function reflection(content: string, waterLine: number, squash = 0.7, opacity = 0.35): string {
  return `<g transform="translate(0 ${n(waterLine * (1 + squash))}) scale(1 ${-squash})" opacity="${opacity}">${content}</g>`;
}

/** A fall of water between two edges: smooth sheet, darker folds, bright threads. */
export function cascade(
  art: Artwork,
  left: Point[],
  right: Point[],
  colors: { sheet: string; fold: string; bright: string },
  threads = 26,
): string {
  const { random } = art;
  const outline = polygon([...left, ...[...right].reverse()]);
  const last = left.length - 1;
  const strands = (count: number, low: number, high: number): string =>
    times(count, () => {
      const part = random.next();
      const start = random.whole(0, Math.max(last - 1, 0));
      const line = left
        .map((edge, i) => {
          const other = right[i] ?? edge;
          const drift = part + random.between(-0.025, 0.025);
          return { x: edge.x + (other.x - edge.x) * drift, y: edge.y + (other.y - edge.y) * drift };
        })
        .slice(start, start + random.whole(2, Math.max(last, 2)) + 1);
      const width = random.between(low, high);
      const back = [...line]
        .reverse()
        .map((p, i) => ({ x: p.x + width * Math.sin(((i + 0.5) / line.length) * Math.PI), y: p.y }));
      return curve([...line, ...back]);
    }).join('');
  return (
    fill(outline, colors.sheet) +
    art.inside(
      outline,
      fill(strands(threads, 8, 26), colors.fold, 'opacity=".55"') +
        fill(strands(threads, 4, 15), colors.bright),
    )
  );
}

/** Churned white water: heaped foam curls inside a band. */
export function foam(
  art: Artwork,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
): string {
  const { random } = art;
  return times(count, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const px = x + Math.cos(angle) * rx * reach;
    const py = y + Math.sin(angle) * ry * reach;
    const w = random.between(18, 60);
    const h = w * random.between(0.2, 0.45);
    const d =
      `M${n(px - w)} ${n(py)}C${n(px - w * 0.7)} ${n(py - h * 1.4)} ${n(px - w * 0.1)} ${n(py - h * 1.6)} ${n(px + w * 0.1)} ${n(py - h * 0.5)}` +
      `C${n(px + w * 0.4)} ${n(py - h * 1.4)} ${n(px + w * 0.9)} ${n(py - h)} ${n(px + w)} ${n(py)}Q${n(px)} ${n(py + h * 0.6)} ${n(px - w)} ${n(py)}Z`;
    return fill(d, random.pick(colors));
  }).join('');
}

/** Drops thrown up from rapids or falls. */
export function drops(
  art: Artwork,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
): string {
  const { random } = art;
  return fill(
    times(count, () => {
      const r = random.between(1.5, 6);
      const px = x + random.between(-rx, rx);
      const py = y - Math.abs(random.between(-1, 1) * random.next()) * ry;
      return `M${n(px - r)} ${n(py)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
    }).join(''),
    color,
  );
}

/** A curved line of swell with a light crest. */
export function swell(x: number, y: number, width: number, height: number, color: string): string {
  return fill(
    `M${n(x - width / 2)} ${n(y)}Q${n(x)} ${n(y - height * 2)} ${n(x + width / 2)} ${n(y)}Q${n(x)} ${n(y - height)} ${n(x - width / 2)} ${n(y)}Z`,
    color,
  );
}

/** A rainbow arc, thin and pale. */
export function rainbow(x: number, y: number, radius: number, width: number, alpha: number): string {
  const bands = ['#B5532F', '#D98A4A', '#E8C46A', '#8FB08A', '#5E9AA0', '#7A6A94'];
  return bands
    .map((color, i) => {
      const r = radius - i * width;
      return stroke(
        `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`,
        clear(color, alpha),
        width * 1.1,
      );
    })
    .join('');
}

export function wake(x: number, y: number, width: number, color: string): string {
  return (
    ellipse(x, y, width, width * 0.035, color) +
    ellipse(x + width * 0.2, y + width * 0.06, width * 0.7, width * 0.02, color)
  );
}

function lens(x: number, y: number, length: number, thick: number): string {
  return `M${n(x - length / 2)} ${n(y)}q${n(length / 2)} ${n(-thick)} ${n(length)} 0q${n(-length / 2)} ${n(thick)} ${n(-length)} 0Z`;
}
