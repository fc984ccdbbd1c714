import { chakra } from '@chakra-ui/react';

/** What stands above a list or a table, such as its sums. */
export const Card = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: { base: '4', md: '6' },
    py: '5',
    mb: '6',
    maxW: '44rem',
  },
});
