import { chakra } from '@chakra-ui/react';

/** What is paid of a price, and when. */
export const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    mt: '4',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > *': { py: '2.5', borderTopWidth: '1px' },
    '& dd': { textAlign: 'end' },
    '& [data-due]': { fontWeight: 'semibold' },
  },
});
