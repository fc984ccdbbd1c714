import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';

const folders: string[] = [];

function newFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const password = 'a password with : / and @';
/** One cluster for most tests: making one takes longer than all that they do. */
const folder = newFolder();

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

/** Another Node process that starts the database and says its URL; to be killed. */
async function otherProcess() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../../../demo/postgres/embedded-postgres.ts', import.meta.url).href)};
    const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, password: ${JSON.stringify(password)} });
    process.stdout.write(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  );
  return { child, url };
}

describe('the embedded database', () => {
  test('is PostgreSQL 18 in UTF-8 with the extensions we need, and keeps what is written', async () => {
    // As an earlier version left it.
    writeFileSync(join(folder, 'postgres.log'), '', { mode: 0o644 });
    let postgres = await startEmbeddedPostgres({ folder, password });
    const modeOf = (name: string) => statSync(join(postgres.folder, name)).mode & 0o777;
    expect([modeOf('postgres.log'), modeOf('postgres')]).toEqual([0o600, 0o700]);
    const { rows } = await query(
      postgres.url,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding`,
    );
    expect(rows).toEqual([{ version: 18, encoding: 'UTF8' }]);
    await query(postgres.url, 'CREATE EXTENSION citext; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await postgres.stop();

    postgres = await startEmbeddedPostgres({ folder, password });
    expect((await query(postgres.url, 'SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('starts again after its process was killed, with everything that was committed', async () => {
    const { child, url } = await otherProcess();
    await query(url, 'CREATE TABLE committed AS SELECT 1 AS one');
    const orphan = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(() => process.kill(orphan, 0)).not.toThrow();

    const postgres = await startEmbeddedPostgres({ folder, password });
    expect(() => process.kill(orphan, 0)).toThrow();
    expect((await query(postgres.url, 'SELECT one FROM committed')).rows).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('starts again after everything was killed', async () => {
    const { child, url } = await otherProcess();
    await query(url, 'CREATE TABLE recovered AS SELECT 1 AS one');
    const server = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(server, 'SIGKILL');
    child.kill('SIGKILL');
    await ended;

    const postgres = await startEmbeddedPostgres({ folder, password });
    expect((await query(postgres.url, 'SELECT one FROM recovered')).rows).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('serves one product at a time', async () => {
    const postgres = await startEmbeddedPostgres({ folder, password });
    await expect(startEmbeddedPostgres({ folder, password })).rejects.toThrow(
      `The product is already running from ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
    await postgres.stop();
  });

  test('lets another one in after that, and says what to do when its password was lost', async () => {
    await expect(startEmbeddedPostgres({ folder, password: 'another' })).rejects.toThrow(
      /was made with another password: restore the folder `secrets` beside it, or remove .* to begin anew\.$/,
    );
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot(
    'works for root in a folder that is closed to everybody else, and finds its data there again',
    async () => {
      const closed = newFolder(0o700);
      const first = await startEmbeddedPostgres({ folder: closed, password });
      folders.push(first.folder);
      expect(first.folder).toMatch(/^\/var\/tmp\/lubugo-[0-9a-f]{12}$/);
      await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
      await first.stop();

      const second = await startEmbeddedPostgres({ folder: closed, password });
      expect((await query(second.url, 'SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
      await second.stop();
      expect(execFileSync('ls', ['-A', closed]).toString()).toBe('');
    },
  );
});
