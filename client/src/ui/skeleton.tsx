import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from './theme/recipes/skeleton.ts';

/** A quiet block in the place of something that is on its way. */
export const Skeleton = chakra('div', skeletonRecipe, { defaultProps: { 'aria-hidden': true } });
