// The built product as people run it: what it prints, how it ends.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { freePort } from '../../demo/postgres/free-port.ts';
import { cloneDatabase, onCluster, urlOf } from '../test/database.ts';
import { contentsOf, makeEarlier } from '../test/earlier-database.ts';
import { deployment, loginAt, passwordIn, type Run, run as runProduct } from '../test/product.ts';
import { until } from '../test/until.ts';
import { migrate } from './database/migrate.ts';
import { createLogger } from './platform/log.ts';
import { projectRoot } from './platform/project-root.ts';
import { storedSecret } from './platform/secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-start-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** With the data of this file. */
const run = (program: string, settings: Record<string, string>, args: string[] = []) =>
  runProduct(program, { DATA_DIR: dataDir, ...settings }, args);

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

  test('from before the baseline says which folder to move away, and stays as it was', async () => {
    const folder = join(dataDir, 'earlier');
    const inItsDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
      const { url, stop } = await startEmbeddedPostgres({
        folder,
        password: storedSecret(folder, 'postgres'),
      });
      return work(url).finally(stop);
    };
    const before = await inItsDatabase(async (url) => {
      await migrate(url, createLogger({ level: 'silent', human: true }));
      await makeEarlier(url);
      return contentsOf(url);
    });
    for (const [program = '', ...words] of [['cli/cli.js', 'owner'], ['main.js']]) {
      const { err, ended } = run(program, { DATA_DIR: folder, PORT: String(await freePort()) }, words);
      expect(await ended).toBe(1);
      expect(err()).toBe(
        `The demo in ${folder} was made by an earlier version, which this one cannot go on from: move the folder ${folder} away, and the next start begins anew.\n`,
      );
    }
    expect(await inItsDatabase(contentsOf)).toEqual(before);
  });
});

describe('a deployment without an owner', () => {
  test('prints one link for the first account, whichever instance starts', async () => {
    const DATABASE_URL = await cloneDatabase('start_setup');
    // Both at once: one after the other may be the same.
    const ports = await Promise.all([freePort(), freePort()]);
    const both = ports.map((port) => run('main.js', { ...deployment, DATABASE_URL, PORT: String(port) }));
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
  });

  const started = { ...deployment, SHUTDOWN_DELAY_SECONDS: '5', LOG_MEMORY_ANSWERS: 'on' };
  let port: number;
  let product: Run;
  beforeAll(async () => {
    port = await freePort();
  });

  test('is given one from a shell, also before its first start, which then prints no link', async () => {
    await onCluster('DROP DATABASE IF EXISTS start_owner WITH (FORCE)');
    await onCluster('CREATE DATABASE start_owner');
    const settings = { ...started, DATABASE_URL: urlOf('start_owner'), PORT: String(port) };
    const unnamed = run('cli/cli.js', settings, ['owner']);
    expect(await unnamed.ended).toBe(1);
    expect(unnamed.err()).toMatch(/^There is no owner yet\. .* owner owner@example\.org\n$/);
    const named = run('cli/cli.js', settings, ['owner', 'owner@lubugo.example']);
    expect(await named.ended).toBe(0);

    product = run('main.js', settings);
    await product.ready();
    expect(setupLinkIn(product.out())).toBeUndefined();
    expect(await loginAt(port, passwordIn(named.out()))).toBeDefined();
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
});
