import type { DataSource } from 'typeorm';
import { testDatabase } from '../../../test/database.ts';
import { countTotal } from './totals.ts';

/** Takes as many seconds as it is given. */
const slowly = 'SELECT count(*)::integer AS count FROM things, pg_sleep($1)';

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.query('DROP TABLE IF EXISTS things; CREATE TABLE things (id integer)'));

const add = (rows: number) => db.query('INSERT INTO things SELECT generate_series(1, $1)', [rows]);

describe('A total', () => {
  it('of many rows that is slow to count is remembered for a while', async () => {
    await add(1_000);
    expect(await countTotal(db, slowly, [0.03])).toBe(1_000);
    await add(1);
    expect(await countTotal(db, slowly, [0.03])).toBe(1_000);
  });

  it('of a few rows is counted each time, however slow the machine is', async () => {
    await add(999);
    expect(await countTotal(db, slowly, [0.04])).toBe(999);
    await add(1);
    expect(await countTotal(db, slowly, [0.04])).toBe(1_000);
  });
});
