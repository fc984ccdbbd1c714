import type { IncomingMessage } from 'node:http';
import { testTable } from '../../../test/page-table.ts';
import { createAddressReader } from '../pages/site-address.ts';
import { publicRead } from './public-request.ts';

const deps = {
  pageOf: createAddressReader(testTable, { known: 'numbers' }),
  corsOrigins: ['https://shop.example'],
};
const read = (url: string, headers: Record<string, string> = {}) =>
  publicRead({ method: 'GET', url, headers } as unknown as IncomingMessage, deps);

/** What a stranger can make up any number of. */
const madeUp: Record<string, (number: number) => [url: string, headers?: Record<string, string>]> = {
  'unknown addresses': (n) => [`/nowhere${n}`],
  'unknown addresses under a page': (n) => [`/programs/x/${n}`],
  'addresses of the staff’s part': (n) => [`/admin/made-up${n}`],
  'parameters that no page reads': (n) => [`/programs?utm_source=${n}&p${n}=${n}`],
  'values that mean nothing': (n) => [`/programs?category=c${n}`],
  'orders of parameters': (n) => [`/programs?x${n}&category=activity&category=c${n}`],
  'free text': (n) => [`/programs?search=${n}`],
  numbers: (n) => [`/registration?program=${n + 1}`],
  slashes: (n) => [`${'/'.repeat(n + 1)}programs${'/'.repeat(n)}`],
  'numbers of parts of the sitemap': (n) => [`/sitemap-pages-${n + 1}.xml`],
  'names of files': (n) => [`/made-up${n}.xml`],
  'headers of REST': (n) => ['/api/v1/programs', { accept: `a/${n}`, origin: `https://${n}.example` }],
  'parameters of REST': (n) => [`/api/v1/programs?x=${n}`],
  'spellings of the number of a record': (n) => [`/api/v1/programs/${'0'.repeat(n + 1)}1`],
  'queries by GET': (n) => [`/graphql?query={programs{a${n}:name}}`],
  'headers of queries': (n) => ['/graphql?query={programs{name}}', { accept: `a/${n}` }],
};

test.each(Object.entries(madeUp))('%s fill nothing that the site’s own pages are kept in', (_, request) => {
  const keys = Array.from({ length: 1000 }, (_, number) => read(...request(number)));
  const own = new Set(keys.flatMap((key) => (key?.plain ? [key.key] : [])));
  expect(own.size).toBeLessThanOrEqual(1);
});

test('a script that may read the answer gets one that says so', () => {
  const key = (origin: string) => read('/api/v1/programs', { origin })?.key;
  expect(key('https://shop.example')).not.toBe(key('https://elsewhere.example'));
});
