// The built product as people run it: what it prints, how it ends.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../demo/postgres/free-port.ts';
import { cloneDatabase, onCluster, urlOf } from '../test/database.ts';
import { deployment, run as runProduct } from '../test/product.ts';
import { until } from '../test/until.ts';
import { projectRoot } from './platform/project-root.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-start-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** With the data of this file. */
const run = (program: string, settings: Record<string, string>, args: string[] = []) =>
  runProduct(program, { DATA_DIR: dataDir, ...settings }, args);

const login = async (port: number, password: string) => {
  const query =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email: 'owner@lubugo.example', password } }),
  });
  const { data } = (await response.json()) as { data?: { login?: { token: string } } };
  return data?.login?.token;
};

/** A post that is published by itself at `due`. Returns its number. */
async function createScheduled(port: number, token: string, due: Date): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      title: 'Later',
      content: 'Soon.',
      category: 'news',
      status: 'scheduled',
      publishAt: due,
    }),
  });
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

/** The built product with all packages but one scope, as a folder of its own. Returns its program. */
function clone({ without }: { without: string }): string {
  const folder = join(dataDir, 'clone');
  cpSync(join(projectRoot, 'server/dist'), join(folder, 'server/dist'), { recursive: true });
  const link = (path: string) => symlinkSync(join(projectRoot, path), join(folder, path));
  for (const path of [
    'package.json',
    'schema.graphql',
    'client',
    'server/package.json',
    'server/node_modules',
  ])
    link(path);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    if (name !== without) link(`node_modules/${name}`);
  return join(folder, 'server/dist/src/main.js');
}

const setupLinkIn = (text: string) =>
  /https:\/\/www\.example\.org\/admin\/signup#setup=[\w.-]+/.exec(text)?.[0];

const passwordIn = (text: string) => /Password\s+(\S+)/.exec(text)?.[1] ?? '';

describe('what cannot start says why in one sentence, without a stack', () => {
  test('a bad variable', async () => {
    const { err, out, ended } = run('main.js', { PORT: 'http', ADMIN_SIGNUP: 'maybe' });
    expect(await ended).toBe(1);
    expect(err()).toBe(
      'PORT must be a whole number from 1 to 65535.\nADMIN_SIGNUP must be one of open, invite, closed.\n',
    );
    expect(out()).toBe('');
  });

  test('a database that does not answer', async () => {
    const closed = await freePort();
    const { err, ended } = run('main.js', {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://shop:secret@127.0.0.1:${closed}/shop`,
      ...deployment,
    });
    expect(await ended).toBe(1);
    expect(err()).toBe(
      `The database at 127.0.0.1:${closed}/shop cannot be used (connect ECONNREFUSED 127.0.0.1:${closed}): check DATABASE_URL and that PostgreSQL is running there.\n`,
    );
  });
});

describe('a demo', () => {
  test('that is not installed says so in one sentence', async () => {
    const program = clone({ without: '@lubugo' });
    const { err, out, ended } = run(program, { PORT: String(await freePort()) });
    expect(await ended).toBe(1);
    expect(err()).toMatch(
      /^Without DATABASE_URL this is a demo, .* is not installed: set DATABASE_URL, .*\.\n$/,
    );
    expect(out()).toBe('');
  });

  test('prints where it is and its password, says when its port is taken, renews its password, stops and starts again', async () => {
    const port = await freePort();
    const settings = { PORT: String(port) };
    const first = run('main.js', settings);
    await first.ready();
    const origin = `http://localhost:${port}`;
    for (const address of [`${origin}\n`, `${origin}/admin\n`, `${origin}/graphql\n`, `${origin}/api/v1\n`]) {
      expect(first.out()).toContain(address);
    }
    expect(first.out()).toContain('owner@lubugo.example');
    const password = passwordIn(first.out());
    expect(password).not.toBe('');
    expect(await login(port, password)).toBeDefined();
    const list = await fetch(`http://127.0.0.1:${port}/api/v1/programs`);
    expect(await list.json()).toMatchObject({ data: { length: 12 } });

    const second = run('main.js', settings);
    expect(await second.ended).toBe(1);
    expect(second.err()).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another port with PORT=${port + 1}.\n`,
    );
    const third = run('main.js', { PORT: String(await freePort()) });
    expect(await third.ended).toBe(1);
    expect(third.err()).toBe(
      `The product is already running from ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
    );

    const renewal = run('owner-password.js', settings);
    expect(await renewal.ended).toBe(0);
    expect(await login(port, password)).toBeUndefined();
    expect(await login(port, passwordIn(renewal.out()))).toBeDefined();

    const due = new Date(Date.now() + 1_000);
    const scheduled = await createScheduled(port, (await login(port, passwordIn(renewal.out()))) ?? '', due);
    const address = `http://127.0.0.1:${port}/api/v1/posts/${scheduled}`;
    expect((await fetch(address)).status).toBe(404);

    const begun = Date.now();
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(Date.now() - begun).toBeLessThan(3_000);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

    const renewalAtRest = run('owner-password.js', settings);
    expect(await renewalAtRest.ended).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

    const again = run('main.js', settings);
    await again.ready();
    expect(passwordIn(again.out())).toBe('');
    expect(again.out()).toContain('npm run owner-password');
    expect(await login(port, passwordIn(renewalAtRest.out()))).toBeDefined();
    // Its time came while nothing ran.
    expect(Date.now()).toBeGreaterThan(due.getTime());
    expect((await fetch(address)).status).toBe(200);

    again.child.kill('SIGKILL');
    await again.ended;
    const afterKill = run('main.js', settings);
    await afterKill.ready();
    expect((await fetch(`http://127.0.0.1:${port}/programs/1`)).status).toBe(200);
    afterKill.child.kill('SIGTERM');
    expect(await afterKill.ended).toBe(0);
  });
});

describe('a deployment without an owner', () => {
  test('prints one link for the first account, whichever instance starts, until there is an owner', async () => {
    const DATABASE_URL = await cloneDatabase('start_setup');
    // Both at once: one after the other may be the same.
    const ports = await Promise.all([freePort(), freePort()]);
    const begin = (port = ports[0]) => run('main.js', { ...deployment, DATABASE_URL, PORT: String(port) });
    const both = ports.map((port) => begin(port));
    await Promise.all(both.map((one) => one.ready()));
    const [link, other] = both.map(({ out }) => setupLinkIn(out()));
    expect(link).toBeDefined();
    expect(other).toBe(link);

    const signUp = (more: object) =>
      fetch(`http://127.0.0.1:${ports[1]}/api/v1/admin/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ email: 'owner@example.org', password: 'a long password', confirmPassword: 'a long password' },
          ...more,
        }),
      });
    expect((await signUp({})).status).toBe(403);
    const made = await signUp({ setup: link?.split('#setup=')[1] });
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ data: { user: { role: 'owner' } } });
    for (const { child } of both) child.kill('SIGTERM');
    await Promise.all(both.map(({ ended }) => ended));

    const again = begin();
    await again.ready();
    expect(setupLinkIn(again.out())).toBeUndefined();
    again.child.kill('SIGTERM');
    await again.ended;
  });

  test('is given one by npm run owner-password, also before its first start', async () => {
    await onCluster('DROP DATABASE IF EXISTS start_owner WITH (FORCE)');
    await onCluster('CREATE DATABASE start_owner');
    const settings = { ...deployment, DATABASE_URL: urlOf('start_owner'), PORT: String(await freePort()) };
    const unnamed = run('owner-password.js', settings);
    expect(await unnamed.ended).toBe(1);
    expect(unnamed.err()).toMatch(
      /^There is no owner yet\. .*npm run owner-password -- owner@example\.org\n$/,
    );
    const named = run('owner-password.js', settings, ['owner@lubugo.example']);
    expect(await named.ended).toBe(0);

    const product = run('main.js', settings);
    await product.ready();
    expect(setupLinkIn(product.out())).toBeUndefined();
    expect(await login(Number(settings.PORT), passwordIn(named.out()))).toBeDefined();
    product.child.kill('SIGTERM');
    await product.ended;
  });
});

describe('a deployment', () => {
  test('uses the database it is given, fakes nothing and logs JSON without saying who asked', async () => {
    const port = await freePort();
    const product = run('main.js', {
      PORT: String(port),
      DATABASE_URL: await cloneDatabase('start_deployment'),
      ...deployment,
      SHUTDOWN_DELAY_SECONDS: '5',
      LOG_MEMORY_ANSWERS: 'on',
    });
    await product.ready();
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
});
