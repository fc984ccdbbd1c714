import type { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.ts';
import { contentTable } from './content-table.ts';

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});

/** What PostgreSQL has noted of a table, as if its name was `one`. */
async function catalogOf(table: string): Promise<string[]> {
  const rows: { said: string }[] = await db.query(
    `SELECT attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull AS said
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0
     UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = $1::regclass
     UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = $1::regclass
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
     UNION ALL SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = $1::regclass`,
    [table],
  );
  return rows.map(({ said }) => said.replaceAll(table, 'one')).sort();
}

test('a new table of content has all that a table of the baseline has', async () => {
  const columns = `
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL CHECK (length(role) BETWEEN 1 AND 200),
    bio text NOT NULL CHECK (length(bio) BETWEEN 1 AND 5000),
    specialties text[] NOT NULL,
    image_url text,
    position integer`;
  await db.query(contentTable('guides', ['name', 'role', 'bio', 'text_list(specialties)'], columns));
  await db.query('CREATE INDEX ON guides (COALESCE(position, 999999999), id) WHERE deleted_at IS NULL');
  const withoutNames = (said: string[]) => said.map((one) => one.replace(/INDEX \S+/, 'INDEX')).sort();
  expect(withoutNames(await catalogOf('guides'))).toEqual(withoutNames(await catalogOf('coaches')));
});
