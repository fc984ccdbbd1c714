import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/**
 * Replies to registrations and messages, and the files that go with them. What they say is sealed, and goes with what they
 * answer. Bytes of files are sealed, so packing them would be in vain: they are stored as they are.
 */
export class Replies1700000000038 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE replies (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        registration_id integer REFERENCES registrations ON DELETE CASCADE,
        message_id integer REFERENCES contact_submissions ON DELETE CASCADE,
        sealed text NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
        attempt integer NOT NULL DEFAULT 1,
        error text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        state_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(registration_id, message_id) = 1)
      );
      CREATE INDEX replies_registration_id ON replies (registration_id);
      CREATE INDEX replies_message_id ON replies (message_id);

      CREATE TABLE attachments (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reply_id integer REFERENCES replies ON DELETE CASCADE,
        position smallint NOT NULL DEFAULT 0,
        uploaded_by integer REFERENCES users ON DELETE SET NULL,
        sealed text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL CHECK (size BETWEEN 1 AND 10485760),
        bytes bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      ALTER TABLE attachments ALTER COLUMN bytes SET STORAGE EXTERNAL;
      CREATE INDEX attachments_reply_id ON attachments (reply_id);
      CREATE INDEX attachments_uploaded_by ON attachments (uploaded_by);

      ALTER TABLE timeline_entries ADD FOREIGN KEY (reply_id) REFERENCES replies ON DELETE SET NULL;
      CREATE INDEX timeline_entries_reply ON timeline_entries (reply_id) WHERE reply_id IS NOT NULL;
    `);
  }
}
