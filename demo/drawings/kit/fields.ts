// Worked land: terraces, tea and coffee rows, patchwork plots.
import type { Artwork } from './artwork.ts';
import type { Ridge } from './land.ts';
import { curve, ellipse, fill, type Point, stroke, times } from './shape.ts';

/** Terraced plots that follow the shape of a hill. */
export function terraces(
  art: Artwork,
  crest: Ridge,
  from: number,
  to: number,
  rows: number,
  gap: number,
  colors: readonly string[],
  edge: string,
): string {
  const { random } = art;
  const level = (x: number, row: number): number =>
    crest.yAt(x) + gap * (row + 0.6) * (1 + row * 0.09) + Math.sin(x / 70 + row * 1.7) * gap * 0.2;
  const strip = (x1: number, x2: number, row: number): Point[] => {
    const count = Math.max(3, Math.round((x2 - x1) / 45));
    const xs = times(count + 1, (i) => x1 + ((x2 - x1) * i) / count);
    return [
      ...xs.map((x) => ({ x, y: level(x, row) })),
      ...xs.reverse().map((x) => ({ x, y: level(x, row + 1) })),
    ];
  };
  let plots = '';
  let lines = '';
  for (let row = 0; row < rows; row += 1) {
    let x = from + random.between(0, 120);
    while (x < to) {
      const width = random.between(70, 260);
      if (random.chance(0.72)) {
        plots += fill(curve(strip(x, x + width, row), true, 0), random.pick(colors), 'opacity=".85"');
      }
      x += width;
    }
    lines += curve(
      times(14, (i) => ({ x: from + ((to - from) * i) / 13, y: level(from + ((to - from) * i) / 13, row) })),
      false,
      0,
    );
  }
  return art.inside(crest.area, plots + stroke(lines, edge, 2.4, 'opacity=".6"'));
}

/** Curved furrow lines over a slope, for tea or ploughed land. */
export function contourRows(
  crest: Ridge,
  rows: number,
  gap: number,
  color: string,
  width: number,
  wobble = 14,
): string {
  return stroke(
    times(rows, (row) =>
      curve(
        times(19, (i) => {
          const x = -20 + i * 103;
          return {
            x,
            y: crest.yAt(x) + gap * (row + 1) * (1 + row * 0.12) + Math.sin(i * 0.8 + row * 0.35) * wobble,
          };
        }),
        false,
        0,
      ),
    ).join(''),
    color,
    width,
  );
}

/** Ripe cherries or other round fruit scattered over a bush. */
export function berries(
  art: Artwork,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  radius: number,
  colors: readonly string[],
): string {
  const { random } = art;
  return times(count, () => {
    const size = radius * random.between(0.7, 1.1);
    return ellipse(x + random.between(-rx, rx), y + random.between(-ry, ry), size, size, random.pick(colors));
  }).join('');
}
