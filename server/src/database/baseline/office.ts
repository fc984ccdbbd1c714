/** What a row is about: either of both. */
const subject = `
    registration_id integer REFERENCES registrations ON DELETE CASCADE,
    message_id integer REFERENCES contact_submissions ON DELETE CASCADE`;
const oneSubject = 'CHECK (num_nonnulls(registration_id, message_id) = 1)';

/**
 * The work on what came in: when to look at it again, what it was answered, what happened to it, what changed lately and who has it
 * open. What is sealed, the product has sealed: never anything in clear.
 */
export const office = `
  CREATE TABLE reminders (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ${subject},
    due_on date NOT NULL,
    -- Sealed.
    text text NOT NULL CHECK (text LIKE 'v1.%'),
    -- Null: everybody.
    assignee_id integer REFERENCES users ON DELETE SET NULL,
    done_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    ${oneSubject}
  );
  CREATE INDEX reminders_due ON reminders (due_on, id) WHERE done_at IS NULL;
  CREATE INDEX reminders_registration ON reminders (registration_id, due_on) WHERE registration_id IS NOT NULL;
  CREATE INDEX reminders_message ON reminders (message_id, due_on) WHERE message_id IS NOT NULL;
  CREATE INDEX reminders_assignee ON reminders (assignee_id) WHERE assignee_id IS NOT NULL;
  CREATE TRIGGER reminders_office AFTER INSERT OR UPDATE OR DELETE ON reminders
    FOR EACH ROW EXECUTE FUNCTION note_office_work();

  -- What they say is sealed, and goes with what they answer.
  CREATE TABLE replies (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ${subject},
    sealed text NOT NULL,
    -- One whose last try was cut off is unclear: it may have arrived.
    state text NOT NULL DEFAULT 'queued',
    attempt integer NOT NULL DEFAULT 1,
    error text,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    state_at timestamptz(3) NOT NULL DEFAULT now(),
    -- Since when somebody leaves it so, failed or unclear as it is.
    left_at timestamptz(3),
    ${oneSubject}
  );
  ALTER TABLE replies
    ADD CONSTRAINT replies_state_check CHECK (state IN ('queued', 'sent', 'failed', 'unclear')) NOT VALID;
  CREATE INDEX replies_registration_id ON replies (registration_id);
  CREATE INDEX replies_message_id ON replies (message_id);
  CREATE INDEX replies_unsettled ON replies (id) WHERE state IN ('failed', 'unclear') AND left_at IS NULL;
  CREATE TRIGGER replies_office AFTER INSERT OR UPDATE OF state, left_at ON replies
    FOR EACH ROW EXECUTE FUNCTION note_office_work();

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
  -- They are sealed, so packing them would be in vain: they are stored as they are.
  ALTER TABLE attachments ALTER COLUMN bytes SET STORAGE EXTERNAL;
  CREATE INDEX attachments_reply_id ON attachments (reply_id);
  CREATE INDEX attachments_uploaded_by ON attachments (uploaded_by);

  CREATE TABLE timeline_entries (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ${subject},
    type text NOT NULL CHECK (type IN ('opened', 'edited', 'status', 'assigned', 'note', 'reply', 'reminder',
      'reminderDone', 'deleted', 'restored')),
    at timestamptz(3) NOT NULL,
    by_id integer REFERENCES users ON DELETE SET NULL,
    -- As they were called; stays when the account goes.
    by_name text NOT NULL,
    from_value text,
    to_value text,
    -- Sealed.
    text text CHECK (text LIKE 'v1.%'),
    edited_at timestamptz(3),
    reply_id integer REFERENCES replies ON DELETE SET NULL,
    reminder_id integer REFERENCES reminders ON DELETE SET NULL,
    ${oneSubject}
  );
  CREATE INDEX timeline_entries_registration ON timeline_entries (registration_id, id) WHERE registration_id IS NOT NULL;
  CREATE INDEX timeline_entries_message ON timeline_entries (message_id, id) WHERE message_id IS NOT NULL;
  CREATE INDEX timeline_entries_by ON timeline_entries (by_id) WHERE by_id IS NOT NULL;
  CREATE INDEX timeline_entries_reminder ON timeline_entries (reminder_id) WHERE reminder_id IS NOT NULL;
  CREATE INDEX timeline_entries_reply ON timeline_entries (reply_id) WHERE reply_id IS NOT NULL;
  CREATE TRIGGER timeline_entries_office AFTER INSERT OR UPDATE OR DELETE ON timeline_entries
    FOR EACH ROW EXECUTE FUNCTION note_office_work();

  -- What changed in the last minutes, for screens that show it; new rows are counted instead. A row carries the number of the
  -- transaction that wrote it, so that whoever keeps a snapshot can tell exactly what it did not see.
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

  -- Worth nothing after a crash: who has something open says so again within seconds.
  CREATE UNLOGGED TABLE open_records (
    session_id uuid NOT NULL,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL,
    record_id integer NOT NULL,
    editing boolean NOT NULL,
    opened_at timestamptz(3) NOT NULL DEFAULT now(),
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    -- It may be a reply, which a customer should get once.
    writing text CHECK (writing IN ('reply', 'note')),
    PRIMARY KEY (session_id, kind, record_id)
  ) WITH (fillfactor = 50);`;
