// What a test file finds where another one has been.
import pg from 'pg';
import { cloneDatabase, urlOf } from './database.ts';

const name = `reused_${process.env.JEST_WORKER_ID}`;

const subscribe = (email: string) =>
  `INSERT INTO subscribers (email, status, created_at, requested_at) VALUES ('${email}', 'pending', now(), now())`;

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** Which of all databases there ever were it is, and everything in it that is not what every file finds. */
const stateOf = (url: string) =>
  query(
    url,
    `SELECT (SELECT oid FROM pg_database WHERE datname = current_database()) AS database,
       (SELECT count(*)::int FROM subscribers) AS subscribers,
       (SELECT count(*)::int FROM migrations) > 0 AS migrated,
       (SELECT count(*)::int FROM pgboss.job) AS jobs,
       (SELECT last_value FROM subscribers_id_seq) AS numbered`,
  );

test('rows, jobs and numbers of the file before are gone, and so are its connections', async () => {
  const url = await cloneDatabase(name);
  const before = await stateOf(url);
  const left = new pg.Client({ connectionString: url });
  left.on('error', () => undefined);
  await left.connect();
  const isCut = new Promise((resolve) => left.once('end', resolve));
  await left.query(`BEGIN; ${subscribe('open@example.org')}`);
  await query(url, `${subscribe('grace@example.org')}; DELETE FROM migrations; DELETE FROM pgboss.version`);
  await query(url, `SELECT pgboss.create_queue('cook', '{"policy":"standard"}')`);
  await query(url, "INSERT INTO pgboss.job (name) VALUES ('cook')");
  expect(await stateOf(url)).not.toEqual(before);

  expect(await stateOf(await cloneDatabase(name))).toEqual(before);
  expect(await query(url, 'SELECT version > 0 AS known FROM pgboss.version')).toEqual([{ known: true }]);
  await isCut;
});

test('who remembers what a table held is told that it is emptied, and not of one that was empty', async () => {
  const url = await cloneDatabase(name);
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const told: (string | undefined)[] = [];
  const isTold = new Promise((resolve) => {
    listener.on('notification', ({ payload }) => resolve(told.push(payload)));
  });
  await query(url, `INSERT INTO redirects ("from", "to") VALUES ('/old', '/new')`);
  await listener.query('LISTEN content_changed');
  await query(url, 'SELECT testing.empty_tables()');
  await isTold;
  await listener.query('SELECT 1');
  expect(told).toEqual(['redirects']);
  await listener.end();
});

test('another structure is not handed on', async () => {
  const [before] = await stateOf(await cloneDatabase(name));
  await query(urlOf(name), 'ALTER TABLE subscribers ADD COLUMN more text');
  const [after] = await stateOf(await cloneDatabase(name));
  expect(after).toEqual({ ...before, database: expect.any(Number) });
  expect(after.database).not.toBe(before.database);
});

test.each([
  'ALTER TABLE subscribers ALTER COLUMN status DROP NOT NULL',
  'ALTER TABLE subscribers DROP CONSTRAINT subscribers_email_key',
  'ALTER TABLE subscribers DISABLE TRIGGER ALL',
  'DROP FUNCTION tell_content_changed CASCADE',
])('is another structure: %s', async (change) => {
  const url = await cloneDatabase(name);
  expect(await query(url, 'SELECT testing.restore() AS restored')).toEqual([{ restored: true }]);
  // Undone, or the next one would pay for it.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; ${change}`);
  const { rows } = await client.query('SELECT testing.restore() AS restored');
  expect(rows).toEqual([{ restored: false }]);
  await client.end();
});
