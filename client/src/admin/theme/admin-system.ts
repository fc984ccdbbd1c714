import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { themeConfig } from '../../ui/theme/config.ts';
import { skeletonRecipe } from '../../ui/theme/recipes/skeleton.ts';
import { dialogRecipe, drawerRecipe, popoverRecipe, tooltipRecipe } from './overlay-recipes.ts';
import { tabsRecipe } from './tabs-recipe.ts';

/** The staff's part: the brand with the recipes that only its screens use, in its own chunk. */
export const adminSystem = createSystem(defaultBaseConfig, themeConfig, {
  globalCss: {
    // The cross of a toast is small to the eye, not to a finger.
    '[data-sonner-toast] [data-close-button]::before': {
      content: '""',
      position: 'absolute',
      inset: '-12px',
    },
  },
  theme: {
    // As far as any table is long; how fast it goes is the page's scrolling.
    keyframes: { 'follow-page': { to: { transform: 'translateY(50000px)' } } },
    recipes: { skeleton: skeletonRecipe },
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      popover: popoverRecipe,
      tabs: tabsRecipe,
      tooltip: tooltipRecipe,
    },
  },
});
