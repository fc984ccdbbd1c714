import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { shareOf } from '../lib/page/share-picture.ts';
import { Picture } from './picture.tsx';
import { siteSystem } from './theme/system.ts';

const url = `/media/${'a'.repeat(32)}.jpg`;
const draw = (focus: { x: number; y: number } | null) =>
  render(
    <ChakraProvider value={siteSystem}>
      <Picture image={{ url, focus }} alt="A lake" sizes="100vw" />
    </ChakraProvider>,
  );

test('A picture is cut around its focal point, also where its frame says another place', () => {
  draw({ x: 0.25, y: 0.9 });
  expect(screen.getByRole('img').style.objectPosition).toBe('25% 90%');
});

test('A picture without a focal point is cut as its frame says', () => {
  draw(null);
  expect(screen.getByRole('img').style.objectPosition).toBe('');
});

test('The preview of a link is another crop for another focal point', () => {
  const address = (focus: { x: number; y: number } | null) =>
    shareOf({ url, focus }, '', 'https://x')?.address;
  expect(address(null)).toBe(`https://x/media/${'a'.repeat(32)}/share.jpg`);
  expect(address({ x: 0.29, y: 1 })).toBe(`https://x/media/${'a'.repeat(32)}/share-29-100.jpg`);
});

test('A picture comes in its widths, with one file for browsers that know WebP alone', () => {
  const { container } = render(
    <ChakraProvider value={siteSystem}>
      <Picture image={{ url, widths: [320, 960, 1280, 1800] }} alt="A lake" sizes="50vw" widest={960} />
    </ChakraProvider>,
  );
  const file = (name: string) => `/media/${'a'.repeat(32)}/${name}`;
  const sources = [...container.querySelectorAll('source')].map(({ srcset, sizes }) => [srcset, sizes]);
  expect(sources).toEqual([
    [`${file('320.avif')} 320w, ${file('960.avif')} 960w`, '50vw'],
    [file('960.webp'), ''],
  ]);
});
