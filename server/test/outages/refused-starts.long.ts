// What the built product says when it cannot start, as people run it; the sentences themselves are proven in migrate.test.ts.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { storedSecret } from '../../src/platform/secrets.ts';
import { onCluster, urlOf } from '../database.ts';
import { contentsOf, makeEarlier } from '../earlier-database.ts';
import { deployment, run as runProduct } from '../product.ts';

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

describe('a deployment', () => {
  test('whose database does not answer says so in one sentence', async () => {
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

  test('whose owner is to be made from a shell asks for the address', async () => {
    await onCluster('DROP DATABASE IF EXISTS start_unnamed WITH (FORCE)');
    await onCluster('CREATE DATABASE start_unnamed');
    const { err, ended } = run('cli/cli.js', { ...deployment, DATABASE_URL: urlOf('start_unnamed') }, [
      'owner',
    ]);
    expect(await ended).toBe(1);
    expect(err()).toMatch(/^There is no owner yet\. .* owner owner@example\.org\n$/);
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
