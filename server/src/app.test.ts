import { startTestApp, type TestApp } from '../test/app.ts';

describe('the doors', () => {
  let app: TestApp;
  const get = (path: string, init?: RequestInit) => fetch(app.origin + path, init);

  beforeAll(async () => {
    app = await startTestApp({ corsOrigins: ['https://shop.example'] });
  });
  afterAll(() => app.close());

  test('say that the process lives and that visitors can be served', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready' });
  });

  test('answer the same list over GraphQL and REST', async () => {
    const graphql = await get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ programs { id } }' }),
    });
    expect(await graphql.json()).toEqual({ data: { programs: [] } });
    expect(await (await get('/api/v1/programs')).json()).toEqual({ data: [] });
  });

  test('give every answer a request id and a strict policy, and no word about the software', async () => {
    const { headers } = await get('/api/v1/programs');
    expect(headers.get('x-request-id')).toMatch(/^\S+$/);
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('refuse a broken body without telling how we are made', async () => {
    const response = await get('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text).error.code).toBe('BAD_USER_INPUT');
    expect(text).not.toMatch(/node_modules|\.ts|SyntaxError/);
  });

  test('let scripts of a listed site call the API and no other', async () => {
    const preflight = (origin: string) =>
      get('/graphql', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await preflight('https://shop.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(allowed.headers.get('vary')).toContain('Origin');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('send no visitor to https that is not there', async () => {
    const { headers } = await get('/api/v1/programs');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});

test('/readyz asks to come back later while the database does not answer', async () => {
  const app = await startTestApp();
  await app.db.destroy();
  const response = await fetch(`${app.origin}/readyz`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  await app.close();
});
