import { request } from 'node:http';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startFakeFlutterwave } from '../../test/fakes/flutterwave.ts';
import { testPages } from '../../test/pages.ts';
import { gorillaTrek } from '../../test/samples.ts';
import { programs } from '../modules/programs/programs.ts';
import { spellingOf } from './canonical-path.ts';

let app: TestApp;
const pages = testPages();
beforeAll(async () => {
  app = await startTestApp({ flutterwave: (await startFakeFlutterwave()).settings }, pages);
});
afterAll(() => app.close());

/** Sends the path as it is; `fetch` would tidy it up. */
const get = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  new Promise<{ status: number; location?: string; policy: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app.origin);
    const req = request({ hostname, port, path, method, headers }, (res) => {
      let body = '';
      res.on('data', (chunk) => (body += chunk));
      res.on('end', () => {
        const { location, 'content-security-policy': policy } = res.headers;
        resolve({ status: res.statusCode ?? 0, location, policy: String(policy), body });
      });
    });
    req.on('error', reject).end();
  });

describe('A page', () => {
  test.each([
    ['/pRoGrAmS', '/programs'],
    ['/%61bout', '/about'],
    ['/%41bout', '/about'],
    ['/Donations?Amount=5', '/donations?Amount=5'],
    ['/programs/', '/programs'],
    ['/programs//?page=2', '/programs?page=2'],
    ['/programs/?Q=%2F?x=//y', '/programs?Q=%2F?x=//y'],
    ['/programs/?', '/programs?'],
    ['//programs///3', '/programs/3'],
    ['/programs/./3', '/programs/3'],
    ['/news/%2e%2E/programs', '/programs'],
    ['/Admin/Programs', '/admin/programs'],
    ['/%61dmin', '/admin'],
    ['//evil', '/evil'],
    ['//evil/%2f%2fevil/', '/evil/%2F%2Fevil'],
    ['/\\evil\\', '/evil'],
    ['/%5Cevil/', '/%5Cevil'],
    ['/..//evil', '/evil'],
    ['//', '/'],
  ])('at %s moves to %s on this site, and there it stays', async (path, to) => {
    const { status, location } = await get(path);
    expect([status, location]).toEqual([308, to]);
    expect(spellingOf(to)).toBe('right');
    // No browser reads another host into it.
    expect(new URL(to, 'https://lubugo.example').host).toBe('lubugo.example');
  });

  test('keeps the method and what was sent when it moves', async () => {
    expect(await get('/Contact', { method: 'POST' })).toMatchObject({ status: 308, location: '/contact' });
  });

  test('that takes payments lets the provider in under its one spelling', async () => {
    expect((await get('/Donations')).location).toBe('/donations');
    expect((await get('/donations')).policy).toContain('flutterwave');
  });
});

describe('What is no page', () => {
  test.each([
    '/API/v1/programs',
    '/api/V1/programs',
    '/api/v1/Programs',
    '/api//v1/programs',
    '/%61pi/v1/programs',
    '//api/v1/programs',
    '/api/v1/%70rograms',
    '/api/v1/programs//',
    '/api/v1/OpenAPI.json',
    '/api/v1/Docs',
    '/GraphQL',
    '/graphql//',
    '/graph%71l',
    '/graphql/Playground/start.js',
    '/Media/a.jpg',
    '//media/a.jpg',
    '/Assets/x.js',
    '/Checkout/sandbox.js',
    '/Healthz',
    '/READYZ',
    '/Robots.txt',
    '/robots.txt/',
    '/%72obots.txt',
    '/Sitemap.xml',
    '/news/RSS.xml',
    '/News/rss.xml',
  ])('is not found at %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await get(path, { method });
      expect(`${method} ${status}`).toMatch(/^(GET 404|POST 40[45])$/);
    }
  });

  test('takes a slash at the end where the API says so', async () => {
    expect((await get('/api/v1/programs/')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
  });
});

test('staff are never answered what visitors are, however they spell the address', async () => {
  const staff = { user: null, ip: '', userAgent: '' };
  await app.services.content.of(programs).create(staff, { ...gorillaTrek, name: 'A draft', isActive: false });
  const [password, email] = ['a long password', 'owner@example.org'];
  const { token } = await app.services.accounts.signup(staff, { email, password, confirmPassword: password });
  for (const path of [
    '/API/v1/programs',
    '/api/v1/programs',
    '/api/v1/programs/',
    `${app.origin}/api/v1/programs`,
  ]) {
    await get(path);
    const { status, body } = await get(path, { authorization: `Bearer ${token}` });
    if (status === 200) expect(body).toContain('A draft');
    else expect([400, 404]).toContain(status);
  }
});

test('addresses that only look new are kept by nobody', async () => {
  const before = pages.rendered.length;
  for (const path of ['/programs#1', '/programs#2', `${app.origin}/programs`]) {
    expect((await get(path)).status).toBe(400);
  }
  expect(pages.rendered).toHaveLength(before);
});
