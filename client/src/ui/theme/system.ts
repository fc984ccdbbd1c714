import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { themeConfig } from './config.ts';
import { accordionRecipe } from './recipes/accordion.ts';
import { drawerRecipe } from './recipes/drawer.ts';
import { skeletonRecipe } from './recipes/skeleton.ts';

/** The visitor's part: only the recipes its components use, so that nobody downloads the rest. */
export const siteSystem = createSystem(defaultBaseConfig, themeConfig, {
  theme: {
    recipes: { skeleton: skeletonRecipe },
    slotRecipes: { accordion: accordionRecipe, drawer: drawerRecipe },
  },
});
