// What is sent to a pooler, seen at a server without one. With PgBouncer: server/test/fleet.
import type { DataSource } from 'typeorm';
import { cloneDatabase } from '../../../test/database.ts';
import { connect, createDataSource } from './database.ts';
import { findDatabase, serverAt } from './database-address.ts';
import { databaseLimits } from './database-limits.ts';
import { closeShared, readAtOnce } from './pipeline.ts';
import { queryPrepared } from './prepared.ts';
import { readRows } from './rows.ts';

let url: string;
let pooled: DataSource;
let direct: DataSource;
beforeAll(async () => {
  url = await cloneDatabase();
  const open = (isPooled: boolean) =>
    connect(createDataSource({ url, entities: [], poolSize: 1, isPooled }), url);
  [pooled, direct] = await Promise.all([open(true), open(false)]);
});
afterAll(() => Promise.all([pooled, direct].flatMap((db) => [closeShared(db), db.destroy()])));

/** What a connection was told at its beginning, and what holds for the statement. */
const limits = `SELECT reset_val AS begun, setting AS now FROM pg_settings
  WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name DESC`;
const statement = String(databaseLimits.statement);
const silence = String(databaseLimits.silence);
const unlimited = '0';

test('limits of time are told to a pooler with each transaction, and to a server once', async () => {
  const alone = [
    { begun: unlimited, now: statement },
    { begun: unlimited, now: unlimited },
  ];
  expect(await readRows(pooled, 'limits', limits)).toEqual(alone);
  expect(await readAtOnce(pooled, 'limits', limits, [])).toEqual(alone);
  expect(await pooled.query(limits)).toEqual(alone);
  expect(await pooled.transaction((manager) => manager.query(limits))).toEqual([
    { begun: unlimited, now: statement },
    { begun: unlimited, now: silence },
  ]);
  expect(await readRows(direct, 'limits', limits)).toEqual([
    { begun: statement, now: statement },
    { begun: silence, now: silence },
  ]);
});

test('a statement has its name for a server only', async () => {
  const names = 'SELECT name FROM pg_prepared_statements';
  const ask = async (db: DataSource) => {
    await readRows(db, 'names alone', names);
    await db.transaction((manager) => queryPrepared(manager, 'names within', `${names} `, []));
    return db.query(names);
  };
  expect(await ask(pooled)).toEqual([]);
  expect(await ask(direct)).toEqual(
    expect.arrayContaining([{ name: 'names alone' }, { name: 'names within' }]),
  );
});

test('rows, counts, faults and a transaction that failed are those of any client', async () => {
  const sql = 'SELECT n FROM generate_series(1, $1::integer) AS n';
  const answers = await Promise.all([3, 0, 2].map((most) => readRows(pooled, 'series', sql, [most])));
  expect(answers.map((rows) => rows.length)).toEqual([3, 0, 2]);
  await pooled.query('CREATE TABLE seen (n integer)');
  expect(await pooled.query('UPDATE seen SET n = 1')).toEqual([[], 0]);
  await expect(readRows(pooled, 'broken', 'SELECT 1 / $1::integer', [0])).rejects.toMatchObject({
    code: '22012',
  });
  const failing = pooled.transaction(async (manager) => {
    await manager.query('INSERT INTO seen VALUES (1)');
    await manager.query('SELECT 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await pooled.query('SELECT n FROM seen')).toEqual([]);
});

test('a server is no pooler, and another database is not the same one', async () => {
  expect(await findDatabase(url, null)).toEqual(serverAt(url));
  const other = await cloneDatabase('another_address');
  await expect(findDatabase(url, other)).rejects.toThrow(/lead to different databases/);
});
