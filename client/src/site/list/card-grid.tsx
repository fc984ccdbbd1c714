import { chakra } from '@chakra-ui/react';

/** Cards side by side, as many as fit. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(19.5rem, 1fr))' },
    columnGap: { base: '6', xl: '10' },
    rowGap: { base: '14', lg: '20' },
  },
});

/** Makes it a row to swipe on a phone, where many cards would be many screens. */
export const swipeRow = {
  smDown: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 'gutter',
    mx: 'calc(-1 * {spacing.gutter})',
    // Room for the ring around what has the focus.
    px: 'gutter',
    py: '2',
    '& > li': { flex: '0 0 82%', scrollSnapAlign: 'start' },
  },
} as const;
