import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testPages } from '../../../test/pages.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { posts } from '../../modules/posts/posts.ts';
import { programs } from '../../modules/programs/programs.ts';

let app: TestApp;
const get = (path: string, init?: RequestInit) => fetch(app.origin + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  app = await startTestApp({ publicUrl: 'https://lubugo.example' }, testPages());
  await app.services.content.of(programs).create({ user: null, ip: '', userAgent: '' }, gorillaTrek);
});
afterAll(() => app.close());

describe('pages', () => {
  test('hold their content, their head and the data they were made from', async () => {
    const response = await get('/programs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    expect(html).toContain(gorillaTrek.name);
    expect(html).toContain('<title>$& Programs</title>');
    expect(html).toContain('<script type="application/json" id="apollo-state">{}</script>');
  });

  test('that do not exist answer 404 inside the shell', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<body>Not here');
  });

  test('of staff are not for search engines', async () => {
    expect((await get('/admin/programs')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/programs')).headers.get('x-robots-tag')).toBeNull();
    expect((await get('/administration')).headers.get('x-robots-tag')).toBeNull();
  });

  test('lead on to where they say', async () => {
    const response = await get('/login?next=%2Fadmin');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/admin/login?next=%2Fadmin');
  });

  test('that break say so kindly, with 500 and without a detail', async () => {
    const response = await get('/broken');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('Something went wrong on our side');
    expect(html).not.toContain('secret detail');
  });

  test('cannot be posted to', async () => {
    const response = await get('/programs', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a page that is not published', () => {
  const draft = { title: 'Not yet', content: 'Soon.', category: 'news', status: 'draft' };
  const somebody = { user: null, ip: '', userAgent: '' };
  let id: number;
  let preview: string;
  beforeAll(async () => {
    ({ id } = await app.services.content.of(posts).create(somebody, draft));
    preview = new URL(app.services.previews.link(posts, id)).search;
  });

  test('is not there without its link', async () => {
    expect((await get(`/news/${id}`)).status).toBe(404);
    expect((await get(`/news/${id}?preview=nonsense`)).status).toBe(404);
  });

  test('is there by its link, and is neither found nor kept by anybody', async () => {
    const response = await get(`/news/${id}${preview}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"title":"Not yet","status":"draft"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('leaves nothing behind: without the link it is still not there', async () => {
    await get(`/news/${id}${preview}`);
    expect((await get(`/news/${id}`)).status).toBe(404);
  });

  test('is an ordinary page as soon as it is published', async () => {
    await app.services.content.of(posts).update(somebody, id, { ...draft, status: 'published' });
    const response = await get(`/news/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });
});

describe('addresses', () => {
  test.each(['/%E0%A4%A', '/programs/%ff', '/programs?name=%E0%A4%A'])(
    '%s cannot be read and is a 400',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('We cannot read this address');
    },
  );
});

describe('search engines', () => {
  test('find every public page in the sitemap with the day it changed', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml).toContain('<loc>https://lubugo.example/programs</loc>');
    expect(xml).toMatch(/<loc>https:\/\/lubugo.example\/programs\/1<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });

  test('are asked to stay out of the staff’s part', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('Disallow: /admin');
    expect(text).toContain('Sitemap: https://lubugo.example/sitemap.xml');
  });
});

test('a page whose database is away answers 503 and when to come back', async () => {
  app.services.content.of(programs).list = () =>
    Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const response = await get('/programs?search=fresh');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.text()).toContain('We will be right back');
});
