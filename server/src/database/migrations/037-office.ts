import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/**
 * What came in becomes work: where it stands, who takes care of it, what happened to it, and when to look at it again. Its tables
 * may be large, so nothing here reads their rows: what they may hold is checked, and found fast, by the migration of the indexes.
 */
export class Office1700000000037 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    const tables = { registrations: 'new', contact_submissions: 'open' };
    for (const [table, status] of Object.entries(tables))
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN status text NOT NULL DEFAULT '${status}',
          -- Null: since it came in.
          ADD COLUMN status_at timestamptz(3),
          ADD COLUMN assignee_id integer REFERENCES users ON DELETE SET NULL
      `);
    await runner.query(`
      ALTER TABLE registrations ADD CONSTRAINT registrations_status_check
        CHECK (status IN ('new', 'inContact', 'confirmed', 'completed', 'declined', 'cancelled')) NOT VALID;
      ALTER TABLE contact_submissions ADD CONSTRAINT contact_submissions_status_check
        CHECK (status IN ('open', 'answered', 'spam')) NOT VALID;

      CREATE TABLE reminders (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        registration_id integer REFERENCES registrations ON DELETE CASCADE,
        message_id integer REFERENCES contact_submissions ON DELETE CASCADE,
        due_on date NOT NULL,
        -- Sealed by the product: never anything in clear.
        text text NOT NULL CHECK (text LIKE 'v1.%'),
        -- Null: everybody.
        assignee_id integer REFERENCES users ON DELETE SET NULL,
        done_at timestamptz(3),
        created_at timestamptz(3) NOT NULL,
        CHECK (num_nonnulls(registration_id, message_id) = 1)
      );
      CREATE INDEX reminders_due ON reminders (due_on, id) WHERE done_at IS NULL;
      CREATE INDEX reminders_registration ON reminders (registration_id, due_on) WHERE registration_id IS NOT NULL;
      CREATE INDEX reminders_message ON reminders (message_id, due_on) WHERE message_id IS NOT NULL;
      CREATE INDEX reminders_assignee ON reminders (assignee_id) WHERE assignee_id IS NOT NULL;

      CREATE TABLE timeline_entries (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        registration_id integer REFERENCES registrations ON DELETE CASCADE,
        message_id integer REFERENCES contact_submissions ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('opened', 'edited', 'status', 'assigned', 'note', 'reply', 'reminder',
          'reminderDone', 'deleted', 'restored')),
        at timestamptz(3) NOT NULL,
        by_id integer REFERENCES users ON DELETE SET NULL,
        -- As they were called; stays when the account goes.
        by_name text NOT NULL,
        from_value text,
        to_value text,
        -- Sealed, as that of reminders.
        text text CHECK (text LIKE 'v1.%'),
        edited_at timestamptz(3),
        reply_id integer,
        reminder_id integer REFERENCES reminders ON DELETE SET NULL,
        CHECK (num_nonnulls(registration_id, message_id) = 1)
      );
      CREATE INDEX timeline_entries_registration ON timeline_entries (registration_id, id) WHERE registration_id IS NOT NULL;
      CREATE INDEX timeline_entries_message ON timeline_entries (message_id, id) WHERE message_id IS NOT NULL;
      CREATE INDEX timeline_entries_by ON timeline_entries (by_id) WHERE by_id IS NOT NULL;
      CREATE INDEX timeline_entries_reminder ON timeline_entries (reminder_id) WHERE reminder_id IS NOT NULL;
    `);
  }
}
