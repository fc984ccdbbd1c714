import { chakra } from '@chakra-ui/react';

/** Questions in two columns where there is room. `data-wide` takes both. */
export const QuestionGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '6',
    alignItems: 'start',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});
