import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

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

/** One of them; under a hand its picture grows a little. */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.035)' }, '& h3': { color: 'accentText' } },
  },
});

/** Looks like its link, also where the title leads on. */
export const moreLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  pb: '0.5',
  fontSize: 'sm',
  fontWeight: 'semibold',
  color: 'brand',
  borderBottomWidth: '1px',
  borderColor: 'highlight',
  '& svg': { w: '4', h: '4' },
} as const;

/** Its link at the foot. */
export const MoreLink = chakra(Link, {
  base: {
    ...moreLook,
    alignSelf: 'start',
    mt: 'auto',
    // The whole card leads where its link does.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
