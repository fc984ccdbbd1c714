// Redirects: what staff may make, and where a visitor is led.
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { testPages } from '../../../test/pages.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { until } from '../../../test/until.ts';
import { programs } from '../programs/programs.ts';

const nobody = { user: null, ip: '', userAgent: '' };

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const url = await cloneDatabase();
  app = await startTestApp({ publicUrl: 'https://lubugo.example' }, testPages(), url);
  other = await startTestApp({}, testPages(), url);
});
afterEach(() => app.db.query('TRUNCATE redirects'));
afterAll(async () => {
  await other.close();
  await app.close();
});

const make = (from: string, to: string) => app.services.redirects.create(nobody, { from, to });
const refusal = (from: string, to: string) =>
  make(from, to).then(
    () => null,
    (error: Error) => error.message,
  );
const visit = async (path: string, { at = app, method = 'GET' } = {}) => {
  const { status, headers } = await fetch(at.origin + path, { method, redirect: 'manual' });
  return [status, headers.get('location')];
};

describe('A path without a page', () => {
  it('leads where staff say, at once and on all instances, although its 404 was kept', async () => {
    for (const at of [app, other, app, other]) expect(await visit('/old', { at })).toEqual([404, null]);
    const { id, version } = await make('/old', '/programs');
    expect(await visit('/old?from=mail')).toEqual([301, '/programs?from=mail']);
    expect(await visit('/old', { method: 'HEAD' })).toEqual([301, '/programs']);
    await until(async () => (await visit('/old', { at: other }))[0] === 301);
    await app.services.redirects.update(nobody, id, { from: '/old', to: '/about' }, version);
    expect(await visit('/old')).toEqual([301, '/about']);
    await app.services.redirects.remove(nobody, id, null);
    expect(await visit('/old')).toEqual([404, null]);
    await until(async () => (await visit('/old', { at: other }))[0] === 404);
    await app.services.redirects.restore(nobody, id);
    expect(await visit('/old')).toEqual([301, '/about']);
  });

  it('is found in every spelling, and a file of the old site too', async () => {
    await make('https://lubugo.example/Über-Uns/', '/about');
    await make('/index.php', '/');
    expect(await visit('/%c3%9cber-uns')).toEqual([308, '/%C3%9Cber-uns']);
    expect(await visit('/%C3%9Cber-uns')).toEqual([301, '/about']);
    expect(await visit('/index.php?id=3')).toEqual([301, '/?id=3']);
  });

  it('keeps what was asked for, whatever it is, and leaves this site for nothing', async () => {
    await make('/old', '/programs');
    const queries = [
      '?utm_source=mail&utm_medium=%20a+b',
      '?',
      '??a=/x',
      '?to=https://evil.example',
      '?%0d%0aX:1',
    ];
    for (const query of queries) expect(await visit(`/old${query}`)).toEqual([301, `/programs${query}`]);
  });

  it('is no page that the site has: that wins, as long as it is there', async () => {
    const { id } = await app.services.content.of(programs).create(nobody, gorillaTrek);
    await make(`/programs/${id}`, '/programs');
    await make('/about', '/programs');
    await make('/old', '/programs');
    const asked = await app.services.redirects.list();
    const used = await Promise.all(asked.map(({ from }) => app.services.redirects.hasPage(from)));
    expect(asked.map(({ from }, i) => [from, used[i]])).toEqual([
      ['/about', true],
      ['/old', false],
      [`/programs/${id}`, true],
    ]);
    const page = (await visit(`/programs/${id}`))[0];
    expect(page).not.toBe(301);
    expect((await visit('/about'))[0]).not.toBe(301);
    await app.services.content.of(programs).remove(nobody, id);
    expect(await visit(`/programs/${id}`)).toEqual([301, '/programs']);
    expect(await app.services.redirects.hasPage(`/programs/${id}`)).toBe(false);
  });
});

describe('Refused in a sentence is', () => {
  it.each([
    ['/admin/posts', '/about', 'From cannot begin with /admin: that part belongs to the product.'],
    ['/old', '/graphql', 'To cannot begin with /graphql: that part belongs to the product.'],
    ['/API', '/about', 'From cannot begin with /api: that part belongs to the product.'],
    ['/media/1', '/about', 'From cannot begin with /media: that part belongs to the product.'],
    ['/x/../octo/', '/about', 'From cannot begin with /octo: that part belongs to the product.'],
    ['/', '/about', 'The home page is always there: it cannot lead elsewhere.'],
    ['/Old/', '/old', '/old cannot lead to itself.'],
  ])('%s to %s', async (from, to, sentence) => expect(await refusal(from, to)).toBe(sentence));

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'old',
    '/a?b=1',
    '/a#b',
    '/%',
    '/a b',
    '/a\nb',
  ])('%j, which is no path of this site', async (path) => {
    expect(await refusal('/old', path)).toMatch(/^To must be a path of this site/);
    expect(await refusal(path, '/about')).toMatch(/^From must be a path of this site/);
  });

  it('a second one, a circle, and one that follows another', async () => {
    await make('/b', '/c');
    expect(await refusal('/b', '/d')).toBe('/b leads to /c already: change that redirect.');
    expect(await refusal('/c', '/b')).toBe('/b leads to /c: together they would lead round in a circle.');
    expect(await refusal('/a', '/b')).toBe('/b leads on to /c: lead there directly.');
    expect(await refusal('/c', '/d')).toBe(
      '/b leads to /c: lead it to /d first, so that nobody is led twice.',
    );
  });

  it('one of two that only fit alone, though they come together', async () => {
    const outcomes = await Promise.all([refusal('/a', '/b'), refusal('/b', '/c')]);
    expect(outcomes.filter((sentence) => sentence === null)).toHaveLength(1);
  });

  it('the one after a thousand', async () => {
    await app.db.query(
      `INSERT INTO redirects ("from", "to") SELECT '/old-' || n, '/about' FROM generate_series(1, 1000) n`,
    );
    expect(await refusal('/one-more', '/about')).toMatch(/^There are 1,000 redirects, which is the most\./);
  });
});
