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
