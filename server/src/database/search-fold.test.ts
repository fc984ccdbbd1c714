// How searches of staff fold texts, and that their indexes are used.
import pg from 'pg';
import { onCluster, testDatabase, urlOf } from '../../test/database.ts';
import { createLogger } from '../platform/log.ts';
import { migrate, migrations } from './migrate.ts';

const log = createLogger({ level: 'silent', human: true });

test('letters of one byte are folded as they are beside others', async () => {
  const db = await testDatabase();
  const ascii = Array.from({ length: 127 }, (_, at) => String.fromCharCode(at + 1));
  const texts = [...ascii, ascii.join(''), " O'Brien `Kato` <KATO@example.org> +256 (700) 1", ''];
  const rows = await db.query(
    "SELECT search_fold(one) || 'ss' AS alone, search_fold(one || 'ß') AS beside FROM unnest($1::text[]) AS one",
    [texts],
  );
  for (const { alone, beside } of rows) expect(alone).toBe(beside);
  expect(await db.query('SELECT search_fold(NULL) AS folded')).toEqual([{ folded: null }]);
});

const searched = 'registrations contact_submissions donations subscribers bookings quotes reviews'.split(' ');

test.each(searched)('a search of %s has its one index of trigrams', async (table) => {
  const db = await testDatabase();
  const indexes: { name: string }[] = await db.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE indrelid = $1::regclass AND pg_get_indexdef(indexrelid) LIKE '%gin_trgm_ops%'`,
    [table],
  );
  expect(indexes).toEqual([{ name: `${table}_folded` }]);
  const column = table === 'donations' ? 'search' : 'search_text';
  const plan = await db.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    return manager.query(`EXPLAIN SELECT id FROM ${table} WHERE search_fold(${column}) LIKE '%nile%'`);
  });
  expect(JSON.stringify(plan)).toContain(`${table}_folded`);
});

test('who is connected while the folding changes goes on to use its indexes', async () => {
  const name = 'fold_faster';
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = urlOf(name);
  const all = migrations.filter((one) => Number(new one().name.slice(-3)) < 17);
  await migrate(url, log, { all });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  const plan = async () =>
    JSON.stringify(
      (await client.query("EXPLAIN SELECT id FROM reviews WHERE search_fold(search_text) LIKE '%nile%'"))
        .rows,
    );
  expect(await plan()).toContain('reviews_folded');
  expect(await migrate(url, log)).toContain('FoldFaster1700000000017');
  expect(await plan()).toContain('reviews_folded');
  await client.end();
  await onCluster(`DROP DATABASE ${name}`);
});
