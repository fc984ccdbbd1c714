// The pack as somebody unpacks it on a machine with nothing but Node and a PostgreSQL.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrations } from '../../src/database/migrate.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { onCluster, urlOf } from '../database.ts';
import { deployment, type Run, run } from '../product.ts';

const begin = promisify(execFile);
const name = 'packed';
const url = urlOf(name);
const folder = mkdtempSync(join(tmpdir(), 'lubugo-pack-'));
const port = '4449';
const settings = {
  ...deployment,
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  // npm, which started this test, is not on that machine.
  npm_lifecycle_event: undefined,
};

let unpacked = '';
let product: Run | undefined;
beforeAll(async () => {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name}`);
  await begin('npm', ['run', 'pack'], { cwd: projectRoot, env: { ...process.env, NODE_OPTIONS: '' } });
  const file = readdirSync(projectRoot).find((one) => one.endsWith('.tar.gz'));
  if (!file) throw new Error('Nothing was packed.');
  await begin('tar', ['-xzf', join(projectRoot, file), '-C', folder]);
  rmSync(join(projectRoot, file));
  unpacked = join(folder, file.slice(0, -'.tar.gz'.length));
});
afterEach(() => product?.kill());
afterAll(async () => {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}) =>
  run(join(unpacked, 'server.js'), { ...settings, ...more });
const cli = (...words: string[]) => run(join(unpacked, 'cli.js'), settings, words);

async function query(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

test('MIGRATE=never refuses an empty database with the command to run, and that command makes it ready', async () => {
  product = start({ MIGRATE: 'never' });
  expect(await product.ended).toBe(1);
  expect(product.err()).toMatch(/and MIGRATE=never: bring it up to date with node cli\.js migrate\n$/);
  const migrated = cli('migrate');
  expect(await migrated.ended).toBe(0);
  expect(migrated.out()).toMatch(/Baseline1700000000001\n(?:.*\n)*The database is up to date now\.\n$/);
});

test('it starts with node alone, and shows the site', async () => {
  product = start({ MIGRATE: 'never' });
  await product.ready();
  const page = await fetch(`http://127.0.0.1:${port}/programs`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
});

test('as the release before, it starts on newer tables and takes in what visitors send', async () => {
  const next = `Next17${'0'.repeat(8)}${String(migrations.length + 100).padStart(3, '0')}`;
  await query(`ALTER TABLE contact_submissions ADD COLUMN mood text;
    INSERT INTO migrations (timestamp, name) VALUES (1700000000999, '${next}')`);
  product = start();
  await product.ready();
  const message = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
  expect(await query('SELECT name FROM contact_submissions')).toEqual([{ name: 'Grace' }]);
});

test('two releases back, it refuses to start with a sentence', async () => {
  await query('UPDATE deployment SET oldest_release = 900');
  product = start();
  expect(await product.ended).toBe(1);
  expect(product.err()).toMatch(
    /^The database at .* is of a newer release: it needs one that knows migration 900, and this one ends with \d+\. Start a newer release\.\n$/,
  );
});
