// A column that is added to a million registrations, its rows filled and an index built, beside people who read and write.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../../src/database/forward-migration.ts';
import { migrate, migrations } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { onCluster, urlOf } from '../database.ts';

const log = createLogger({ level: 'silent', human: true });
const name = 'large_migration';
const url = urlOf(name);
const rows = 1_000_000;
/** Of these the new column is filled. */
const filled = rows;
const batch = 2_000;

class Mood1700000000990 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registrations ADD COLUMN mood text');
  }
}
class MoodFilled1700000000991 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let from = rows - filled; from < rows; from += batch)
      await runner.query(`UPDATE registrations SET mood = 'glad' WHERE id > $1 AND id <= $2`, [
        from,
        from + batch,
      ]);
  }
}
class MoodIndex1700000000992 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS registrations_mood');
    await runner.query('CREATE INDEX CONCURRENTLY registrations_mood ON registrations (mood)');
  }
}

async function client() {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  return made;
}

beforeAll(async () => {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name} TEMPLATE lubugo STRATEGY FILE_COPY`);
  const filling = await client();
  // Without the indexes of its lists and searches, which take most of the time and are not what this is about.
  await filling.query(`
    SET session_replication_role = replica;
    DO $$ DECLARE one record; BEGIN
      FOR one IN SELECT indexname FROM pg_indexes WHERE tablename = 'registrations' AND indexname <> 'registrations_pkey' LOOP
        EXECUTE format('DROP INDEX %I', one.indexname);
      END LOOP;
    END $$;
    INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name, start_date,
        emergency_name, emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
      SELECT 'Grace', 'Akello', 'grace' || n || '@example.org', '+256 700 000 000', '1990-05-17', 1, 'Gorillas', '2026-01-01',
        'Peter', '+256 700 000 000', 'Brother', '2026-01', now(), now(), now() FROM generate_series(1, ${rows}) AS n;
    ANALYZE registrations`);
  await filling.end();
});
afterAll(() => onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

test('no reader or writer waits for longer than 3.5 seconds, while a long report is in the way for ten', async () => {
  const waits: number[] = [];
  const going = { on: true };
  const visit = async (sql: string) => {
    const one = await client();
    while (going.on) {
      const from = performance.now();
      await one.query(sql);
      waits.push(performance.now() - from);
      await wait(20);
    }
    await one.end();
  };
  const visits = [
    visit('SELECT * FROM registrations ORDER BY id DESC LIMIT 20'),
    visit(`UPDATE registrations SET phone = '+256 700 000 001' WHERE id = 1 + floor(random() * ${rows})`),
  ];
  const report = await client();
  await report.query('BEGIN; SELECT FROM registrations LIMIT 1');
  const ending = wait(10_000).then(() => report.query('COMMIT'));
  const all = [...migrations, Mood1700000000990, MoodFilled1700000000991, MoodIndex1700000000992];
  const from = performance.now();
  const ran = await migrate(url, log, { all });
  const took = performance.now() - from;
  await ending;
  await report.end();
  going.on = false;
  await Promise.all(visits);
  const longest = Math.max(...waits);
  process.stdout.write(
    `\n  ${rows} rows in ${(took / 1000).toFixed(1)} s; ${waits.length} visits beside it, the longest ${Math.round(longest)} ms.\n`,
  );
  expect(ran).toHaveLength(3);
  expect(waits.length).toBeGreaterThan(500);
  expect(longest).toBeLessThan(3_500);
});
