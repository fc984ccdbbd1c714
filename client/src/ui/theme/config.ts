import { defineConfig } from '@chakra-ui/react';
import { colors as brand } from '../../generated/brand.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { buttonRecipe } from './recipes/button.ts';
import { easings, radii, shadows, sizes, spacing, zIndex } from './scale.ts';
import { fontSizes, fonts, fontWeights, textStyles } from './type.ts';

/** The brand's colours as tokens; brand.json says which they are. */
export const colors = Object.fromEntries(
  Object.entries(brand).map(([name, value]) => [name, { value }]),
) as Record<keyof typeof brand, { value: string }>;

/** The brand as Chakra configuration: everything but the recipes only one part of the product needs. */
export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'l',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes,
    tokens: {
      colors,
      spacing,
      sizes,
      radii,
      shadows,
      easings,
      zIndex,
      fonts,
      fontSizes,
      fontWeights,
    },
    textStyles,
    recipes: { button: buttonRecipe },
  },
});
