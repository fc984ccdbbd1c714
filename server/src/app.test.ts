import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../test/app.ts';
import { cloneDatabase } from '../test/database.ts';
import { startSilentProxy } from '../test/fakes/silent-proxy.ts';
import { projectRoot } from './platform/project-root.ts';

describe('the handlers', () => {
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

describe('the health checks', () => {
  test('/readyz asks to come back later while the database does not answer', async () => {
    const proxy = await startSilentProxy(await cloneDatabase());
    const app = await startTestApp({}, null, proxy.url);
    await proxy.close();
    const response = await fetch(`${app.origin}/readyz`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
    await app.close();
  });

  test('/readyz needs none of the connections that requests have all taken', async () => {
    const app = await startTestApp();
    const taken = Array.from({ length: 10 }, () => app.db.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
    await Promise.all(taken.map((runner) => runner.release()));
    await app.close();
  });

  test('the image asks whether the process lives, not whether its database does', async () => {
    const proxy = await startSilentProxy(await cloneDatabase());
    const app = await startTestApp({}, null, proxy.url);
    await proxy.close();
    const dockerfile = await readFile(join(projectRoot, 'Dockerfile'), 'utf8');
    const [, command = '[]'] = /^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [program, ...args] = JSON.parse(command);
    expect(program).toBe('node');
    const env = { ...process.env, NODE_OPTIONS: '', PORT: new URL(app.origin).port };
    // Rejects when it ends with another code than 0.
    await promisify(execFile)(process.execPath, args, { env });
    await app.close();
  });
});
