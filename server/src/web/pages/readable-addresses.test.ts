// Addresses with names are a setting: as long as nobody decided nothing of it is to be seen.
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { type TestPages, testPages } from '../../../test/pages.ts';
import { until } from '../../../test/until.ts';
import { readableName } from '../../modules/content/pages/page-paths.ts';
import { posts } from '../../modules/posts/posts.ts';
import { settingsGroups } from '../../modules/settings/settings-groups.ts';

const nobody = { user: null, ip: '', userAgent: '' };
const group = settingsGroups.find(({ name }) => name === 'addresses') as (typeof settingsGroups)[number];

let app: TestApp;
let other: TestApp;
let pages: TestPages;
let post: { id: number };
beforeAll(async () => {
  const url = await cloneDatabase();
  pages = testPages();
  app = await startTestApp({ publicUrl: 'https://lubugo.example' }, pages, url);
  other = await startTestApp({}, testPages(), url);
  post = await app.services.content.of(posts).create(nobody, { ...posts.sample, title: 'Über den Nil' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const decide = (readable: boolean) => app.services.settings.update(nobody, group, { readable });
const visit = async (path: string, { at = app, method = 'GET' } = {}) => {
  const { status, headers } = await fetch(at.origin + path, { method, redirect: 'manual' });
  return status === 301
    ? [status, headers.get('location'), headers.get('cache-control')]
    : [status, headers.get('location')];
};
const textOf = async (path: string) => (await fetch(app.origin + path)).text();
const pathOf = async () => {
  const query = `{ post(id: ${post.id}) { path } }`;
  const answer = await fetch(`${app.origin}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  return ((await answer.json()) as { data: { post: { path: string } } }).data.post.path;
};

/** One answer that is kept serves all of these. */
const keptFor = (...paths: string[]) =>
  until(async () => {
    const before = pages.rendered.length;
    for (const path of paths) await visit(path);
    return pages.rendered.length === before;
  });

const [number, named, others] = ['/news/1', '/news/uber-den-nil-1', '/news/other-words-1'];
const leads = [301, named, 'max-age=3600'];

test('Until somebody decides, only numbers are addresses', async () => {
  expect(await visit(number)).toEqual([200, null]);
  expect(await visit(named)).toEqual([404, null]);
  expect(await pathOf()).toBe(number);
  for (const file of ['/sitemap.xml', '/news/rss.xml'])
    expect(await textOf(file)).toContain(`example${number}<`);
});

test('With names the number and other words lead to the name, on both instances at once', async () => {
  for (const at of [app, other]) expect(await visit(number, { at })).toEqual([200, null]);
  await decide(true);
  expect(await visit(number)).toEqual(leads);
  await until(async () => (await visit(number, { at: other }))[0] === 301);
  for (const at of [app, other]) {
    expect(await visit(named, { at })).toEqual([200, null]);
    expect(await visit(`${others}?utm_source=mail`, { at })).toEqual([
      301,
      `${named}?utm_source=mail`,
      'max-age=3600',
    ]);
    expect(await visit(number, { at, method: 'HEAD' })).toEqual(leads);
  }
  expect(await pathOf()).toBe(named);
  for (const file of ['/sitemap.xml', '/news/rss.xml'])
    expect(await textOf(file)).toContain(`example${named}<`);
  expect(await textOf('/news/rss.xml')).toContain(`<guid>https://lubugo.example${number}</guid>`);
});

test('A page is kept once, and follows its name', async () => {
  await keptFor(named);
  await app.services.content.of(posts).update(nobody, post.id, { ...posts.sample, title: 'Nile' });
  expect(await visit(named)).toEqual([301, '/news/nile-1', 'max-age=3600']);
  await app.services.content.of(posts).update(nobody, post.id, { ...posts.sample, title: 'Über den Nil' });
});

test.each([
  '/news/999',
  '/news/uber-den-nil-999',
  '/news/uber-den-nil',
  '/news/-',
  '/news/1-',
  '/news/nil-1.5',
  '/news/nil-99999999999999999999',
  '/news/%2F%2Fevil.example-1',
  '/news/%00-1',
  '/news/nil-1/2',
])('%s has no page and leads nowhere', async (path) => {
  const [status, location] = await visit(path);
  expect([path, status === 404 || status === 400, location]).toEqual([path, true, null]);
});

test('Turned off again, addresses with names answer as that of the number', async () => {
  await decide(false);
  expect(await visit(number)).toEqual([200, null]);
  expect(await visit(named)).toEqual([200, null]);
  expect(await visit(others)).toEqual([200, null]);
  await keptFor(number, named, others);
  expect(await pathOf()).toBe(number);
  expect(await textOf('/sitemap.xml')).not.toContain('nil');
  await until(async () => (await visit(number, { at: other }))[0] === 200);
});

test.each([
  ['Gorilla Trek', 12, 'gorilla-trek-12'],
  ['  Café & Crème: l’été ', 3, 'cafe-creme-lete-3'],
  ['Łódź, Straße, Ærø', 4, 'lodz-strasse-aero-4'],
  ['東京', 5, '5'],
  ['ROUTE 66!', 6, 'route-66-6'],
])('%s is read as %s', (name, id, expected) => expect(readableName(name, id)).toBe(expected));

test('A name has at most 60 characters, and ends with a word', () => {
  const words = readableName('Nine days between the lakes of Kigezi and the plains of Kidepo in a van', 12);
  expect(words).toBe('nine-days-between-the-lakes-of-kigezi-and-the-plains-of-12');
  expect(readableName('x'.repeat(200), 12)).toHaveLength(60);
});
