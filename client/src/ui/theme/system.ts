import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { themeConfig } from './config.ts';
import { skeletonRecipe } from './recipes/skeleton.ts';

/** The visitor's part: only the recipes most pages use; what one screen needs alone is given to its component there. */
export const siteSystem = createSystem(defaultBaseConfig, themeConfig, {
  theme: {
    recipes: { skeleton: skeletonRecipe },
  },
});
