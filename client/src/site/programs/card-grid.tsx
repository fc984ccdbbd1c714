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
