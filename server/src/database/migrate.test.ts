import pg from 'pg';
import { onCluster, urlOf } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createLogger } from '../platform/log.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const log = createLogger({ level: 'silent', human: true });
const name = `migrate_${process.env.JEST_WORKER_ID}`;
const url = urlOf(name);

beforeEach(async () => {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name}`);
});
afterAll(() => onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

test('of instances that start together one migrates and the others find it done', async () => {
  const ran = await Promise.all([migrate(url, log), migrate(url, log), migrate(url, log)]);
  expect(ran.map((names) => names.length).sort()).toEqual([0, 0, migrations.length]);
  expect(await migrate(url, log)).toEqual([]);
});

test('an instance waits for the one that migrates', async () => {
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.query('SELECT pg_advisory_lock(7258246)');
  let done = false;
  const second = migrate(url, log).then(() => {
    done = true;
  });
  const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  await until(async () => (await first.query(waiting)).rowCount === 1);
  expect(done).toBe(false);
  await first.end();
  await second;
  expect(done).toBe(true);
});

test('migrations are in the order of their numbers, which are unique', () => {
  const names = migrations.map((migration) => new migration().name);
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.slice(-13).localeCompare(b.slice(-13))));
  for (const name of names) expect(name).toMatch(/[a-z]1700000000\d{3}$/);
});

test('a database that does not answer is named without its password', async () => {
  await expect(migrate('postgres://somebody:secret@127.0.0.1:1/shop', log)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1\/shop cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\): check DATABASE_URL and that PostgreSQL is running there\.$/,
  );
});
