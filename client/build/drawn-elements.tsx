// What `draw-elements.ts` draws: elements of a few components, with styles of all kinds.
import { Box, Button, ChakraProvider, chakra, createSystem, defaultConfig, Link } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';

const Card = chakra('article', {
  base: { p: '2', _hover: { color: 'red' } },
  variants: { wide: { true: { w: 'full' } } },
});
const count = 30;

/** The elements and their styles, drawn twice, and how many recipes were made for them. */
export function draw() {
  const system = createSystem(defaultConfig);
  let recipes = 0;
  const countRecipe: typeof system.cva = (config) => {
    recipes += 1;
    return system.cva(config);
  };
  const counting = { ...system, cva: countRecipe };
  const drawOnce = () => {
    const cache = createCache({ key: 'l' });
    cache.compat = true;
    const html = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ChakraProvider value={counting}>{Array.from({ length: count }, (_, i) => one(i))}</ChakraProvider>
      </CacheProvider>,
    );
    return { html, styles: cache.inserted };
  };
  return { drawn: [drawOnce(), drawOnce()], recipes };
}

const one = (i: number) => (
  <Card key={i} wide={i % 2 === 0} css={[{ mt: i % 3 }, { color: 'blue' }]} _first={{ m: '1' }}>
    <Box as="p" color="green" id={`b${i}`} hideBelow="md">
      Text
    </Box>
    <Link asChild>
      <a href={`/${i}`}>Gorillas</a>
    </Link>
    <Button size={i % 2 ? 'sm' : 'lg'} colorPalette="teal" disabled>
      Button
    </Button>
  </Card>
);
