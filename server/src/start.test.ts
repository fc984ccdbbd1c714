// The built product as people run it: what it prints, how it ends.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../demo/postgres/free-port.ts';
import { cloneDatabase, onCluster, urlOf } from '../test/database.ts';
import { deployment, loginAt, passwordIn, type Run, run as runProduct } from '../test/product.ts';
import { until } from '../test/until.ts';
import { projectRoot } from './platform/project-root.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-start-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** With the data of this file. */
const run = (program: string, settings: Record<string, string>, args: string[] = []) =>
  runProduct(program, { DATA_DIR: dataDir, ...settings }, args);

const setupLinkIn = (text: string) =>
  /https:\/\/www\.example\.org\/admin\/signup#setup=[\w.-]+/.exec(text)?.[0];

describe('what cannot start says why in one sentence, without a stack', () => {
  test('a bad variable', async () => {
    const { err, out, ended } = run('main.js', { PORT: 'http', ADMIN_SIGNUP: 'maybe' });
    expect(await ended).toBe(1);
    expect(err()).toBe(
      'PORT must be a whole number from 1 to 65535.\nADMIN_SIGNUP must be one of open, invite, closed.\n',
    );
    expect(out()).toBe('');
  });
});

describe('a deployment without an owner', () => {
  let product: Run;
  let port: number;

  test('prints one link for the first account, whichever instance starts', async () => {
    const DATABASE_URL = await cloneDatabase('start_setup');
    const settings = { ...deployment, DATABASE_URL, LOG_MEMORY_ANSWERS: 'on' };
    // Both at once: one after the other may be the same.
    const ports = await Promise.all([freePort(), freePort()]);
    const [one, other] = ports.map((own, nth) =>
      // The first of them is looked at below while it ends, the other one ends at once.
      run('main.js', { ...settings, PORT: String(own), SHUTDOWN_DELAY_SECONDS: nth === 0 ? '5' : '0' }),
    ) as [Run, Run];
    await Promise.all([one.ready(), other.ready()]);
    const link = setupLinkIn(one.out());
    expect(link).toBeDefined();
    expect(setupLinkIn(other.out())).toBe(link);

    const signUp = (more: object) =>
      fetch(`http://127.0.0.1:${ports[1]}/api/v1/admin/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'owner@example.org',
          password: 'a long password',
          confirmPassword: 'a long password',
          ...more,
        }),
      });
    expect((await signUp({})).status).toBe(403);
    const made = await signUp({ setup: link?.split('#setup=')[1] });
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ data: { user: { role: 'owner' } } });
    other.child.kill('SIGTERM');
    expect(await other.ended).toBe(0);
    [product, port] = [one, ports[0]];
  });

  test('then uses the database it is given, fakes nothing and logs JSON without saying who asked', async () => {
    expect(product.out()).not.toContain('owner@lubugo.example');
    const list = await fetch(`http://127.0.0.1:${port}/api/v1/programs`);
    expect(await list.json()).toEqual({ data: [] });
    expect(list.headers.get('strict-transport-security')).not.toBeNull();
    const asked = await fetch(`http://127.0.0.1:${port}/api/v1/programs?token=secret`);
    expect(asked.status).toBe(400);
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);
    product.child.kill('SIGTERM');
    // Who watches hears it first; visitors are answered until the time is over.
    await until(async () => (await statusOf('/readyz')) === 503);
    expect([await statusOf('/healthz'), await statusOf('/api/v1/programs')]).toEqual([200, 200]);
    expect(await product.ended).toBe(0);

    const lines = product
      .out()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        reqId: expect.any(String),
        req: { method: 'GET', path: '/api/v1/programs' },
        res: { status: 200 },
      }),
    );
    // Of several instances, and of several releases, each line says which it is from.
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    for (const line of lines) {
      expect(line).toMatchObject({ hostname: hostname(), pid: product.child.pid, version });
    }
    const fromMemory = lines.filter(({ fromMemory }) => fromMemory);
    expect(fromMemory).toEqual([
      expect.objectContaining({
        reqId: expect.any(String),
        req: { method: 'GET', path: '/api/v1/programs' },
        res: { status: 200 },
        responseTime: expect.any(Number),
      }),
    ]);
    expect(product.out()).not.toMatch(/127\.0\.0\.1"|secret/);
  });

  test('is given one from a shell, also before its first start, which then prints no link', async () => {
    await onCluster('DROP DATABASE IF EXISTS start_owner WITH (FORCE)');
    await onCluster('CREATE DATABASE start_owner');
    const settings = {
      ...deployment,
      DATABASE_URL: urlOf('start_owner'),
      PORT: String(port),
      DATA_DIR: join(dataDir, 'owner'),
    };
    const named = run('cli/cli.js', settings, ['owner', 'owner@lubugo.example']);
    expect(await named.ended).toBe(0);

    const later = run('main.js', settings);
    await later.ready();
    expect(setupLinkIn(later.out())).toBeUndefined();
    expect(await loginAt(port, passwordIn(named.out()))).toBeDefined();
    later.child.kill('SIGTERM');
    expect(await later.ended).toBe(0);
  });
});
