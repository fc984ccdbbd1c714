import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What is told of as changed; new rows are counted instead. */
const tables = {
  registration: 'registrations',
  message: 'contact_submissions',
  subscriber: 'subscribers',
  donation: 'donations',
};

/**
 * What changed in the last minutes, for screens that show it. A row carries the number of the transaction that wrote it, so
 * that whoever keeps a snapshot can tell exactly what it did not see.
 */
export class OfficeChanges1700000000040 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE office_changes (
        tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
        kind text NOT NULL,
        row_id integer NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX office_changes_tx ON office_changes (tx);

      -- Up to which transaction rows were purged. One row at most.
      CREATE TABLE office_changes_purged (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        up_to xid8 NOT NULL
      );

      CREATE FUNCTION note_office_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO office_changes (kind, row_id) VALUES (TG_ARGV[0], OLD.id);
        RETURN NULL;
      END $$;

      -- Of what is kept about a registration or a message: whoever shows it asks for it again. Reminders are told in the row as well.
      CREATE FUNCTION note_office_work() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        one record;
        subject text;
      BEGIN
        IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
        subject := CASE WHEN one.registration_id IS NULL THEN 'message' ELSE 'registration' END;
        INSERT INTO office_changes (kind, row_id)
          SELECT kind, coalesce(one.registration_id, one.message_id) FROM (
            VALUES ('timeline of ' || subject), (CASE WHEN TG_TABLE_NAME = 'reminders' THEN subject END)
          ) AS kinds (kind) WHERE kind IS NOT NULL;
        RETURN NULL;
      END $$;

      -- Worth nothing after a crash: who has something open says so again within seconds.
      CREATE UNLOGGED TABLE open_records (
        session_id uuid NOT NULL,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        record_id integer NOT NULL,
        editing boolean NOT NULL,
        opened_at timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (session_id, kind, record_id)
      ) WITH (fillfactor = 50);
    `);
    for (const [kind, table] of Object.entries(tables))
      await runner.query(`
        CREATE TRIGGER ${table}_office AFTER UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION note_office_change('${kind}')
      `);
    for (const table of ['timeline_entries', 'reminders'])
      await runner.query(`
        CREATE TRIGGER ${table}_office AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION note_office_work()
      `);
  }
}
