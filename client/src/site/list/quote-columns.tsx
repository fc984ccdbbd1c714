// What people said, beside each other.
import { chakra } from '@chakra-ui/react';

/** Columns rather than rows: words are as long as people talk. */
export const QuoteColumns = chakra('ul', {
  base: {
    columnCount: { base: '1', md: '2', xl: '3' },
    columnGap: { base: '4', lg: '6' },
    '& > li': { breakInside: 'avoid', pb: { base: '4', lg: '6' } },
  },
});

export const QuoteCard = chakra('figure', {
  base: {
    position: 'relative',
    breakInside: 'avoid',
    bg: 'surface',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'highlight',
    p: { base: '6', xl: '8' },
  },
});
