import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { onCluster, urlOf } from '../../test/database.ts';
import { contentsOf, makeEarlier } from '../../test/earlier-database.ts';
import { until } from '../../test/until.ts';
import { createLogger } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { ForwardMigration } from './forward-migration.ts';
import { migrate, migrations } from './migrate.ts';

const log = createLogger({ level: 'silent', human: true });
const name = `migrate_${process.env.JEST_WORKER_ID}`;
const url = urlOf(name);

async function begin(from = ''): Promise<void> {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name} ${from}`);
}
beforeEach(() => begin());
/** As `migrate` leaves it, in a fraction of the time. */
const beginMigrated = () => begin('TEMPLATE lubugo STRATEGY FILE_COPY');
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
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'SELECT pg_try_advisory_lock%'";
  await until(async () => (await first.query(waiting, [name])).rowCount === 1);
  expect(done).toBe(false);
  await first.end();
  await second;
  expect(done).toBe(true);
});

test('an index is built without locking its table, while other instances wait', async () => {
  await beginMigrated();
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  // Nothing can be built until this ends, so that the others surely come meanwhile.
  await writer.query('BEGIN');
  await writer.query('LOCK TABLE setup_token IN ROW EXCLUSIVE MODE');
  const instances = [1, 2, 3].map(() =>
    migrate(url, log, { all: [...migrations, IndexOnline1700000000999] }),
  );
  const asked =
    "SELECT FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%advisory_lock(%' AND pid <> pg_backend_pid()";
  await until(async () => (await watch(asked)) === 3);
  await until(
    async () =>
      (await watch("SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event = 'virtualxid'")) > 0,
  );
  await writer.query('COMMIT');
  await writer.end();
  const ran = await Promise.all(instances);
  expect(ran.flat()).toEqual(['IndexOnline1700000000999']);
});

test('a filled baseline is upgraded, and keeps what is in it', async () => {
  await beginMigrated();
  await query(`INSERT INTO users (email, password_hash, role, created_at) VALUES ('amina@example.org', '-', 'owner', now());
    INSERT INTO coaches (name, role, bio, specialties, updated_by) VALUES ('Okello', 'Guide', 'Since 2009.', '{Birds}', 1)`);
  const all = [...migrations, HomeTown1700000000002];
  expect(await migrate(url, log, { all })).toEqual(['HomeTown1700000000002']);
  expect(await migrate(url, log, { all })).toEqual([]);
  expect((await query('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name)).toEqual([
    ...migrations.map((one) => new one().name),
    'HomeTown1700000000002',
  ]);
  const coaches =
    'SELECT name, bio, specialties, home_town, email FROM coaches JOIN users ON users.id = updated_by';
  expect(await query(coaches)).toEqual([
    {
      name: 'Okello',
      bio: 'Since 2009.',
      specialties: ['Birds'],
      home_town: 'Kampala',
      email: 'amina@example.org',
    },
  ]);
});

test('a database from before the baseline is refused and stays as it was', async () => {
  await beginMigrated();
  await makeEarlier(url);
  const before = await contentsOf(url);
  const { host } = new URL(url);
  const earlier = 'was made by an earlier version, which this one cannot go on from';
  await expect(migrate(url, log)).rejects.toThrow(
    new StartError(`The database at ${host}/${name} ${earlier}: set DATABASE_URL to a new, empty one.`),
  );
  // That of a demo may be outside of its folder.
  const [{ data_directory: cluster }] = await query('SHOW data_directory');
  const demoFolder = '/srv/lubugo/.data';
  await expect(migrate(url, log, { demoFolder })).rejects.toThrow(
    new StartError(
      `The demo in ${demoFolder} ${earlier}: move the folders ${demoFolder} and ${cluster} away, and the next start begins anew.`,
    ),
  );
  expect(await contentsOf(url)).toEqual(before);
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

class IndexOnline1700000000999 extends ForwardMigration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS setup_token_online');
    await runner.query('CREATE INDEX CONCURRENTLY setup_token_online ON setup_token (created_at)');
  }
}

class HomeTown1700000000002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE coaches ADD COLUMN home_town text NOT NULL DEFAULT 'Kampala'");
  }
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** How many rows, asked from outside of the transactions above. */
async function watch(sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(sql, [name]);
  await client.end();
  return rowCount ?? 0;
}
