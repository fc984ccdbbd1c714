import { defineRecipe } from '@chakra-ui/react';

/** A quiet block in the place of something that is on its way. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: { bg: 'subtle', animation: 'pulse 1.6s ease-in-out infinite', borderRadius: 'sm' },
});
