import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLogger } from '../../server/src/platform/log.ts';
import { until } from '../../server/test/until.ts';
import { startLastingPostgres } from './lasting-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-lasting-'));
// The user PostgreSQL runs as when we are root must get in.
chmodSync(folder, 0o711);

const pidOf = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('SELECT 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

let said = '';
const write = (line: string) => {
  said += line;
};
const log = createLogger({ level: 'error', human: false, write });
let isFull = false;
const room = () => (isFull ? 0 : Number.POSITIVE_INFINITY);
let postgres: Awaited<ReturnType<typeof startLastingPostgres>>;
beforeAll(async () => {
  postgres = await startLastingPostgres({ folder, password: 'test', room }, log);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an embedded database that was killed comes back where it was', async () => {
  process.kill(pidOf(), 'SIGKILL');
  await until(async () => !(await answers(postgres.url)));
  await until(() => answers(postgres.url));
});

test('and again; on a full disk it says so, and it starts as soon as there is room', async () => {
  // What it cannot read it cannot start from, as when it cannot write.
  isFull = true;
  renameSync(join(folder, 'postgres', 'global'), join(folder, 'postgres', 'global.away'));
  process.kill(pidOf(), 'SIGKILL');
  await until(() => /is full: the embedded database needs 32 MB there\. Make room\./.test(said));
  expect(await answers(postgres.url)).toBe(false);

  renameSync(join(folder, 'postgres', 'global.away'), join(folder, 'postgres', 'global'));
  isFull = false;
  await until(() => answers(postgres.url));
});

test('until it is stopped', async () => {
  const last = pidOf();
  await postgres.stop();
  expect(() => process.kill(last, 0)).toThrow();
  expect(await answers(postgres.url)).toBe(false);
});
