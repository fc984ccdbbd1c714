import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { styleOf } from '../../test/style-of.ts';
import { Button } from './button.tsx';
import { siteSystem } from './theme/system.ts';

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const sizes = ['default', 'sm', 'lg', 'icon'] as const;

/** What a button of this look is drawn with, without the name of its class. */
function lookOf(variant: (typeof variants)[number], size: (typeof sizes)[number]): string {
  const { unmount } = render(
    <ChakraProvider value={siteSystem}>
      <Button variant={variant} size={size}>
        Book
      </Button>
    </ChakraProvider>,
  );
  const button = screen.getByRole('button', { name: 'Book' });
  const style = styleOf(button).replaceAll(/\.css-[\w-]+/g, '');
  unmount();
  return style;
}

test('a button has six variants and four sizes', () => {
  const looks = variants.map((variant) => lookOf(variant, 'default'));
  expect(new Set(looks).size).toBe(variants.length);
  expect(looks[variants.indexOf('destructive')]).toContain('-colors-danger-text');
  expect(new Set(sizes.map((size) => lookOf('default', size))).size).toBe(sizes.length);
});
