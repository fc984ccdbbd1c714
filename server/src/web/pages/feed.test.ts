import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { posts } from '../../modules/posts/posts.ts';

let app: TestApp;
const somebody = { user: null, ip: '', userAgent: '' };
const read = async () => {
  const response = await fetch(`${app.origin}/news/rss.xml`);
  return { response, xml: await response.text() };
};

beforeAll(async () => {
  app = await startTestApp({ publicUrl: 'https://lubugo.example' });
});
afterAll(() => app.close());

test('without news the feed is empty and valid', async () => {
  const { response, xml } = await read();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(xml).toContain('<link>https://lubugo.example/news</link>');
  expect(xml).not.toContain('<item>');
});

test('a post is in the feed at once, with its address, and as text that XML can hold', async () => {
  const { id } = await app.services.content.of(posts).create(somebody, {
    title: 'Rafts & <ropes>',
    content: '<p>Twelve guides,\u0008 one <em>cold</em> river &amp; tea.</p>',
    category: 'deals',
  });
  const { xml } = await read();
  expect(xml).toContain('<title>Rafts &amp; &lt;ropes&gt;</title>');
  expect(xml).toContain(`<guid>https://lubugo.example/news/${id}</guid>`);
  expect(xml).toContain('<category>Special Deals</category>');
  expect(xml).toContain('<description>Twelve guides, one cold river &amp; tea.</description>');
});

test('a long post is cut at 300 characters and three dots', async () => {
  const content = `<p>${'x'.repeat(301)}</p>`;
  await app.services.content.of(posts).create(somebody, { title: 'Long', content, category: 'news' });
  expect((await read()).xml).toContain(`<description>${'x'.repeat(300)}...</description>`);
});

test('the newest thirty are in the feed, and nothing is read beside them', async () => {
  await app.db.query(
    `INSERT INTO posts (title, content, text, category, created_at)
     SELECT 'Post ' || n, '', 'x', 'news', now() + n * interval '1 minute' FROM generate_series(1, 40) AS n`,
  );
  app.changes.changed(['posts']);
  const query = jest.spyOn(app.db, 'query');
  const { xml } = await read();
  const limits = query.mock.calls.map(([sql]) => /LIMIT (\d+)/.exec(sql)?.[1]);
  query.mockRestore();
  expect([...xml.matchAll(/<title>(Post \d+)<\/title>/g)].map(([, title]) => title)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Post ${40 - i}`),
  );
  expect(limits).toEqual(['31']);
});
