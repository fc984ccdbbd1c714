// Through PgBouncer in transaction mode each transaction may be on another connection, of which nothing may be left behind.
import pg from 'pg';
import { entities } from '../../src/features.ts';
import { connect, createDataSource } from '../../src/platform/database/database.ts';
import { findDatabase } from '../../src/platform/database/database-address.ts';
import { databaseLimits } from '../../src/platform/database/database-limits.ts';
import { closeShared, readAtOnce } from '../../src/platform/database/pipeline.ts';
import { clientOfPooler } from '../../src/platform/database/pooler-client.ts';
import { queryPrepared } from '../../src/platform/database/prepared.ts';
import { readRows } from '../../src/platform/database/rows.ts';
import { cloneDatabase, urlOf } from '../database.ts';
import { type PgBouncer, startPgBouncer } from './parts/pgbouncer.ts';

let pgbouncer: PgBouncer;
let direct: string;
let pooled: string;
beforeAll(async () => {
  pgbouncer = await startPgBouncer(urlOf('postgres'), 2);
  direct = await cloneDatabase('fleet_pooler');
  pooled = pgbouncer.through(direct);
});
afterAll(() => pgbouncer.close());

const openPooled = (limits = databaseLimits) =>
  connect(createDataSource({ url: pooled, entities, isPooled: true, limits }), pooled);

describe('what an address leads to', () => {
  test('a pooler is known, busy or not, and needs the address of the server', async () => {
    expect(await findDatabase(pooled, direct)).toEqual({ url: pooled, direct, isPooled: true });
    expect(await findDatabase(direct, null)).toEqual({ url: direct, direct, isPooled: false });
    expect(await findDatabase(direct, direct)).toEqual({ url: direct, direct, isPooled: false });
    await expect(findDatabase(pooled, null)).rejects.toThrow(
      /^DATABASE_URL leads to a pooler \(127\.0\.0\.1:\d+\/fleet_pooler\), and DATABASE_DIRECT_URL is not set: set it to/,
    );
    await expect(findDatabase(direct, pooled)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler /);
  });

  test('two databases are no two addresses of one', async () => {
    const other = await cloneDatabase('fleet_other');
    await expect(findDatabase(pooled, other)).rejects.toThrow(/lead to different databases/);
  });
});

describe('statements through a pooler', () => {
  test('have no names, so that two processes that count them do not clash', async () => {
    const [one, other] = await Promise.all([openPooled(), openPooled()]);
    const work = Array.from({ length: 40 }, (_, nth) => {
      const [db, sum] = nth % 2 ? [one, nth] : [other, -nth - 1];
      // The same name in both, of another text in each.
      const text = `SELECT ${sum < 0 ? '-1 - ' : ''}$1::integer AS number`;
      return Promise.all([
        readRows(db, 'rows 1', text, [nth]),
        readAtOnce(db, 'rows 2', text, [nth]),
        db.transaction((manager) => queryPrepared(manager, 'rows 3', text, [nth])),
      ]).then((answers) =>
        expect(answers).toEqual([[{ number: sum }], [{ number: sum }], [{ number: sum }]]),
      );
    });
    await Promise.all(work);
    const [{ count }] = await one.query('SELECT count(*)::integer AS count FROM pg_prepared_statements');
    expect(count).toBe(0);
    await Promise.all([one, other].flatMap((db) => [closeShared(db), db.destroy()]));
  });

  test('keep their limits of time, alone, at once and in a transaction, and leave none behind', async () => {
    const db = await openPooled({ ...databaseLimits, statement: 300, silence: 700 });
    const slow = 'SELECT pg_sleep($1)';
    const tooLate = { code: '57014' };
    await expect(readRows(db, 'slow', slow, [5])).rejects.toMatchObject(tooLate);
    await expect(db.query(slow, [5])).rejects.toMatchObject(tooLate);
    await expect(db.query('SELECT pg_sleep(5)')).rejects.toMatchObject(tooLate);
    await expect(readAtOnce(db, 'slow', slow, [5])).rejects.toMatchObject(tooLate);
    await expect(db.transaction((manager) => manager.query(slow, [5]))).rejects.toMatchObject(tooLate);
    const shown = "SELECT current_setting('statement_timeout') AS limit";
    expect(await db.transaction((manager) => manager.query(shown))).toEqual([{ limit: '300ms' }]);
    await closeShared(db);
    await db.destroy();

    const other = new pg.Client({ connectionString: pooled });
    await other.connect();
    expect((await other.query(shown)).rows).toEqual([{ limit: '0' }]);
    await other.end();
  });

  test('a transaction that is left alone is ended by the server', async () => {
    const Client = clientOfPooler(pg.Client, { statement: 8_000, silence: 500 });
    const client = new Client({ connectionString: pooled });
    const lost = new Promise<Error>((resolve) => client.on('error', resolve));
    await client.connect();
    await client.query('START TRANSACTION');
    expect(await lost).toMatchObject({ message: expect.stringContaining('idle-in-transaction timeout') });
  });
});
