import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { isWideOnPhone } from './tile-layout.ts';

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
