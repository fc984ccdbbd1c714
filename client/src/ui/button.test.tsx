import { expect, test } from '@jest/globals';
import { buttonRecipe } from './theme/recipes/button.ts';

test('a button has six variants and four sizes', () => {
  const { variant, size } = buttonRecipe.variants ?? {};
  const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'];
  expect(Object.keys(variant ?? {})).toEqual(variants);
  expect(Object.keys(size ?? {})).toEqual(['default', 'sm', 'lg', 'icon']);
});
