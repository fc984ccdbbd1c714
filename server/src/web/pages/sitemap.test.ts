import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testPages } from '../../../test/pages.ts';

const origin = 'https://lubugo.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: origin }, testPages());
});
afterAll(() => app.close());

const read = async (path: string) => {
  const response = await fetch(app.origin + path);
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return { status: response.status, type: response.headers.get('content-type'), xml, addresses };
};
const addPosts = (count: number, status = 'published') =>
  app.db.query(
    `INSERT INTO posts (title, content, text, category, status)
     SELECT 'Post ' || n, '', 'x', 'news', $2 FROM generate_series(1, $1) AS n`,
    [count, status],
  );

test('without content it names the lasting pages', async () => {
  const { status, type, xml, addresses } = await read('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(xml).toContain('<urlset');
  expect(addresses).toContain(`${origin}/about`);
});

test('ten thousand addresses stand in one, with the day they changed; what is not published does not', async () => {
  const lasting = (await read('/sitemap.xml')).addresses.length;
  await addPosts(10_000 - lasting);
  await addPosts(5, 'draft');
  app.changes.changed(['posts']);
  const { xml, addresses } = await read('/sitemap.xml');
  expect([addresses.length, new Set(addresses).size]).toEqual([10_000, 10_000]);
  expect(xml).toMatch(/<loc>https:\/\/lubugo\.example\/news\/1<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
});

test('more stand in parts that it names, each once', async () => {
  const before = (await read('/sitemap.xml')).addresses;
  await addPosts(100);
  app.changes.changed(['posts']);
  const index = await read('/sitemap.xml');
  expect(index.xml).toContain('<sitemapindex');
  expect(index.addresses).toEqual(
    ['pages', 'posts-1', 'posts-2'].map((part) => `${origin}/sitemap-${part}.xml`),
  );
  const parts = await Promise.all(index.addresses.map((address) => read(new URL(address).pathname)));
  expect(parts.map(({ status, type }) => [status, type])).toEqual(
    parts.map(() => [200, 'application/xml; charset=utf-8']),
  );
  const all = parts.flatMap(({ addresses }) => addresses);
  expect([all.length, new Set(all).size]).toEqual([10_100, 10_100]);
  expect(all).toEqual(expect.arrayContaining(before.slice(0, 50)));
  expect(Math.max(...parts.map(({ addresses }) => addresses.length))).toBeLessThanOrEqual(10_000);
});

test.each(['posts-3', 'posts-0', 'posts-x', 'coaches-1', 'nothing', 'posts-99999'])(
  'there is no part %s',
  async (part) => {
    expect((await read(`/sitemap-${part}.xml`)).status).toBe(404);
  },
);
