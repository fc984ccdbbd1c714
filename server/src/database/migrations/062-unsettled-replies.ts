import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** A reply that failed or is unclear is told to the office until somebody leaves it so, and its row in a list says it at once. */
export class UnsettledReplies1700000000062 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE replies ADD COLUMN left_at timestamptz(3);
      CREATE INDEX replies_unsettled ON replies (id) WHERE state IN ('failed', 'unclear') AND left_at IS NULL;

      -- Of what is kept about a registration or a message: whoever shows it asks for it again. What a row of a list says of it is told as well.
      CREATE OR REPLACE FUNCTION note_office_work() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        one record;
        subject text;
      BEGIN
        IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
        subject := CASE WHEN one.registration_id IS NULL THEN 'message' ELSE 'registration' END;
        INSERT INTO office_changes (kind, row_id)
          SELECT kind, coalesce(one.registration_id, one.message_id) FROM (
            VALUES ('timeline of ' || subject), (CASE WHEN TG_TABLE_NAME IN ('reminders', 'replies') THEN subject END)
          ) AS kinds (kind) WHERE kind IS NOT NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER replies_office AFTER INSERT OR UPDATE OF state, left_at ON replies
        FOR EACH ROW EXECUTE FUNCTION note_office_work();
    `);
  }
}
