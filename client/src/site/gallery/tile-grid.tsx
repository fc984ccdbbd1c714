import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

/** Rows of pictures that are as high as each other and differently wide. */
export const TileGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { base: '3', sm: '5', xl: '6' },
    rowGap: { base: '7', lg: '10' },
  },
});

export const Tile = chakra('li', { base: { gridColumn: { base: 'var(--phone)', lg: 'var(--desk)' } } });

/** The shape of what is in a tile: by its width on a phone, all alike in a row of a wide screen. */
export const tileShape = {
  w: 'full',
  aspectRatio: { base: 'var(--shape)', lg: 'auto' },
  h: { base: 'auto', lg: 'clamp(17rem, 25vw, 25rem)' },
} as const;

/** How wide a tile is, as its style. */
export function tileStyle(index: number, count: number, span: number): CSSProperties {
  const wide = isWideOnPhone(index, count);
  return {
    '--phone': wide ? '1 / -1' : 'auto',
    '--shape': wide ? '3 / 2' : '1',
    '--desk': `span ${span}`,
  } as CSSProperties;
}

/** How wide a tile's picture is shown, as in the `sizes` attribute; a square one is cut from a wider picture. */
export function tileSizes(index: number, count: number, span: number): string {
  const wide = isWideOnPhone(index, count);
  return `(min-width: 1024px) ${Math.round((span / 12) * 92)}vw, ${wide ? 92 : 60}vw`;
}

const rows = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [4, 4, 4],
];

/**
 * How many of twelve columns each of `count` tiles takes: rows of two and three in turns, and no tile alone in the
 * last row unless there is only one.
 */
export function tileSpans(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) spans.push(...rowFor(count - spans.length, row));
  return spans;
}

function rowFor(left: number, row: number): number[] {
  if (left === 1) return [12];
  if (left === 3) return [4, 4, 4];
  const next = rows[row % rows.length] ?? [];
  return left === 2 || left - next.length === 1 ? [7, 5] : next;
}

/** Whether a tile takes the full width on a phone: the first of each three, and a last one that would stand alone. */
export function isWideOnPhone(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}
