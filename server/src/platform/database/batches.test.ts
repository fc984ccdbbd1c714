import type { DataSource } from 'typeorm';
import { testDatabase } from '../../../test/database.ts';
import { deleteInBatches } from './batches.ts';

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});

test('many rows are deleted by statements of few, and no others', async () => {
  await db.query(`
    CREATE TABLE things (id integer PRIMARY KEY);
    CREATE TABLE statements (id integer GENERATED ALWAYS AS IDENTITY);
    CREATE FUNCTION count_statement() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO statements DEFAULT VALUES; RETURN NULL; END';
    CREATE TRIGGER counted AFTER DELETE ON things FOR EACH STATEMENT EXECUTE FUNCTION count_statement();
    INSERT INTO things SELECT generate_series(1, 30);
  `);
  expect(await deleteInBatches(db, 'things', 'id <= $1', [25], 10)).toBe(25);
  expect(await db.query('SELECT min(id) FROM things')).toEqual([{ min: 26 }]);
  expect(await db.query('SELECT count(*)::int FROM statements')).toEqual([{ count: 3 }]);
});
