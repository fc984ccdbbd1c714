// The database of the oldest release that can be upgraded, as `make-baseline.ts` keeps it: PostgreSQL's dump, and what that release read in it.
// Its sealed texts are sealed with the keys that all deployments of the tests have.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Machine, program } from '../machine.ts';
import type { readAgency } from './read-agency.ts';
import type { Agency } from './write-agency.ts';

export const baselineDump = fileURLToPath(new URL('./baseline.sql.gz', import.meta.url));
export const baselineKnown = fileURLToPath(new URL('./baseline.json', import.meta.url));

export interface Baseline {
  /** When it was dumped. */
  madeAt: string;
  agency: Agency;
  read: Awaited<ReturnType<typeof readAgency>>;
}

/** Fills the machine's empty database, as if all of it had been written just now: trash, registrations and donors' names go when they are old. */
export async function loadBaseline({ url, ask }: Machine): Promise<Baseline> {
  const known: Baseline = JSON.parse(readFileSync(baselineKnown, 'utf8'));
  const options = ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--dbname', url];
  const loading = program('/usr/lib/postgresql/15/bin/psql', options);
  loading.child.stdin?.end(gunzipSync(readFileSync(baselineDump)));
  await loading;
  await ask(untilNow(known.madeAt));
  return known;
}

/** Moves all times from then to now. Births stay, and no trigger hears of it. */
const untilNow = (then: string) => `
  DO $$ DECLARE one record; BEGIN
    SET CONSTRAINTS ALL IMMEDIATE;
    FOR one IN
      SELECT format('%I.%I', table_schema, table_name) AS name,
        string_agg(format('%1$I = %1$I + (now() - %2$L::timestamptz)', column_name, '${then}'), ', ')
          FILTER (WHERE data_type <> 'date') AS times,
        string_agg(format('%1$I = %1$I + (current_date - %2$L::date)', column_name, '${then}'), ', ')
          FILTER (WHERE data_type = 'date') AS days
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
        AND data_type IN ('timestamp with time zone', 'date') AND column_name <> 'date_of_birth'
      GROUP BY 1
    LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', one.name);
      EXECUTE format('UPDATE %s SET %s', one.name, concat_ws(', ', one.times, one.days));
      EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', one.name);
    END LOOP;
  END $$`;
