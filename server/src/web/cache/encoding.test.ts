import { preferredEncoding } from './answer.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['GZIP', 'gzip'],
])('Accept-Encoding %p is answered in %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
