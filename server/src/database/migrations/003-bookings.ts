import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Bookings, what they cost, who travels, money written down by hand, and who waits for seats. */
export class Bookings1700000000003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        -- What people name it by; no secret.
        reference text NOT NULL UNIQUE CHECK (reference ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
        departure_id integer NOT NULL REFERENCES departures ON DELETE RESTRICT,
        -- As it was called when it was booked; stays when the program goes.
        program_name text NOT NULL,
        seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500),
        state text NOT NULL CHECK (state IN ('unconfirmed', 'requested', 'held', 'confirmed', 'completed', 'expired',
          'declined', 'cancelled')),
        state_at timestamptz(3) NOT NULL DEFAULT now(),
        -- When it lapses by itself; null when it does not.
        hold_until timestamptz(3),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        mode text NOT NULL CHECK (mode IN ('request', 'instant')),
        source text NOT NULL CHECK (source IN ('web', 'staff', 'registration', 'waiting')),
        -- Who booked; empty once anonymised.
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '' CHECK (length(email) <= 254),
        phone text NOT NULL DEFAULT '',
        message text NOT NULL DEFAULT '',
        registration_id integer REFERENCES registrations ON DELETE SET NULL,
        address_confirmed_at timestamptz(3),
        -- When the guest made the hold longer, which is possible once.
        extended_at timestamptz(3),
        -- Minor units. Null while nobody said a price.
        currency text CHECK (currency IN ('USD', 'UGX')),
        -- Shillings for a dollar that made one currency of two.
        rate integer CHECK (rate > 0),
        total integer CHECK (total >= 0),
        permit_total integer CHECK (permit_total BETWEEN 0 AND total),
        deposit integer CHECK (deposit BETWEEN 0 AND total),
        balance_due_on date,
        -- What was agreed: as it was when the booking was sent.
        terms jsonb NOT NULL,
        terms_version text NOT NULL,
        terms_at timestamptz(3) NOT NULL,
        -- From which address the terms were accepted.
        terms_ip text NOT NULL DEFAULT '',
        -- The guest's key is made anew from a sealed secret and this counter; only its hash is kept.
        key_counter integer NOT NULL DEFAULT 1,
        key_hash text UNIQUE,
        -- Keyed hash of where an unpaid hold came from.
        caller_hash text,
        assignee_id integer REFERENCES users ON DELETE SET NULL,
        anonymised_at timestamptz(3),
        -- As its departure has them, by a trigger: what lists are filtered and sorted by is in one table.
        program_id integer REFERENCES programs ON DELETE SET NULL,
        starts_on date NOT NULL,
        ends_on date NOT NULL,
        -- Since when it is news to the office: not while its address is to be confirmed, and never when staff made it.
        came_at timestamptz(3),
        search_text text NOT NULL GENERATED ALWAYS AS (
          ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' '
            || regexp_replace(phone, '\\D', '', 'g') || ' ' || program_name || ' ' || reference)
        ) STORED,
        CHECK (num_nonnulls(currency, total, permit_total, deposit) IN (0, 4)),
        CHECK ((hold_until IS NOT NULL) = (state IN ('unconfirmed', 'requested', 'held')))
      );
      -- The seats of a departure are counted in the index.
      CREATE INDEX bookings_live ON bookings (departure_id, hold_until) INCLUDE (seats, state)
        WHERE state IN ('requested', 'held', 'confirmed', 'completed');
      CREATE INDEX bookings_departure ON bookings (departure_id, id);
      CREATE INDEX bookings_lapsing ON bookings (hold_until) WHERE state IN ('unconfirmed', 'requested', 'held');
      CREATE INDEX bookings_to_anonymise ON bookings (starts_on) WHERE anonymised_at IS NULL;
      CREATE INDEX bookings_updated_by ON bookings (updated_by) WHERE updated_by IS NOT NULL;
      CREATE INDEX bookings_created ON bookings (created_at, id);
      CREATE INDEX bookings_came ON bookings (came_at, id) WHERE came_at IS NOT NULL;
      CREATE INDEX bookings_start ON bookings (starts_on, id);
      CREATE INDEX bookings_last_name ON bookings (lower(last_name), id);
      CREATE INDEX bookings_by_program ON bookings (program_id, created_at, id);
      CREATE INDEX bookings_unassigned ON bookings (created_at, id) WHERE assignee_id IS NULL;
      CREATE INDEX bookings_state_name ON bookings (state, lower(last_name), id);
      CREATE INDEX bookings_state_start ON bookings (state, starts_on, id);
      CREATE INDEX bookings_unassigned_name ON bookings (lower(last_name), id) WHERE assignee_id IS NULL;
      CREATE INDEX bookings_by_state ON bookings (state, created_at, id);
      CREATE INDEX bookings_by_assignee ON bookings (assignee_id, created_at, id);
      CREATE INDEX bookings_search ON bookings USING gin (search_text gin_trgm_ops);
      CREATE INDEX bookings_folded ON bookings USING gin (search_fold(search_text) gin_trgm_ops);
      CREATE INDEX bookings_email ON bookings (lower(email)) WHERE email <> '';
      CREATE INDEX bookings_phone ON bookings ((right(regexp_replace(phone, '\\D', '', 'g'), 9))) WHERE phone <> '';
      CREATE INDEX bookings_registration ON bookings (registration_id) WHERE registration_id IS NOT NULL;
      CREATE INDEX bookings_unpaid ON bookings (caller_hash) WHERE state IN ('requested', 'held') AND caller_hash IS NOT NULL;
      CREATE INDEX bookings_balance ON bookings (balance_due_on) WHERE state = 'confirmed' AND balance_due_on IS NOT NULL;

      CREATE FUNCTION complete_booking() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT program_id, starts_on, ends_on INTO NEW.program_id, NEW.starts_on, NEW.ends_on
          FROM departures WHERE id = NEW.departure_id;
        IF NEW.came_at IS NULL AND NEW.source <> 'staff' AND NEW.state IN ('requested', 'held', 'confirmed') THEN
          NEW.came_at := clock_timestamp();
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER bookings_complete BEFORE INSERT OR UPDATE OF departure_id, state ON bookings
        FOR EACH ROW EXECUTE FUNCTION complete_booking();
      CREATE FUNCTION move_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bookings SET program_id = NEW.program_id, starts_on = NEW.starts_on, ends_on = NEW.ends_on
          WHERE departure_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER departures_bookings AFTER UPDATE OF program_id, starts_on, ends_on ON departures
        FOR EACH ROW WHEN ((OLD.program_id, OLD.starts_on, OLD.ends_on) IS DISTINCT FROM (NEW.program_id, NEW.starts_on, NEW.ends_on))
        EXECUTE FUNCTION move_bookings();
      CREATE TRIGGER bookings_office AFTER UPDATE OR DELETE ON bookings
        FOR EACH ROW EXECUTE FUNCTION note_office_change('booking');

      -- Snapshots: what changes later changes none.
      CREATE TABLE booking_lines (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        position integer NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
        residence text,
        age_band text,
        count integer NOT NULL CHECK (count BETWEEN 1 AND 500),
        unit_amount integer NOT NULL,
        unit_permit integer NOT NULL DEFAULT 0 CHECK (unit_permit >= 0)
      );
      CREATE INDEX booking_lines_booking ON booking_lines (booking_id, position);

      CREATE TABLE booking_travellers (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        position integer NOT NULL,
        residence text,
        age_band text,
        name text NOT NULL DEFAULT '',
        -- Passport, nationality and date of birth, sealed by the product: never anything in clear.
        details text CHECK (details LIKE 'v1.%')
      );
      CREATE INDEX booking_travellers_booking ON booking_travellers (booking_id, position);

      -- Money, as staff wrote it down. A row is never changed but for what is to be decided: it is countered.
      CREATE TABLE payments (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE RESTRICT,
        direction text NOT NULL CHECK (direction IN ('in', 'out')),
        state text NOT NULL CHECK (state IN ('done', 'toDecide', 'dropped')),
        method text CHECK (method IN ('cash', 'bank', 'mobileMoney', 'card', 'other')),
        amount integer NOT NULL CHECK (amount >= 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        receipt_number text NOT NULL DEFAULT '',
        paid_on date,
        reason text NOT NULL DEFAULT '',
        counters_id integer UNIQUE REFERENCES payments ON DELETE RESTRICT,
        by_id integer REFERENCES users ON DELETE SET NULL,
        by_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK ((state = 'done') = (method IS NOT NULL AND paid_on IS NOT NULL))
      );
      CREATE INDEX payments_booking ON payments (booking_id, id);
      CREATE INDEX payments_to_decide ON payments (id) WHERE state = 'toDecide';

      CREATE TABLE waiting (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- With a sealed secret it makes the key, of which only the hash is kept.
        uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        departure_id integer NOT NULL REFERENCES departures ON DELETE CASCADE,
        party jsonb NOT NULL,
        seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500),
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL CHECK (length(email) <= 254),
        phone text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'taken', 'lapsed', 'left')),
        state_at timestamptz(3) NOT NULL DEFAULT now(),
        terms_at timestamptz(3) NOT NULL,
        terms_ip text NOT NULL DEFAULT '',
        booking_id integer REFERENCES bookings ON DELETE SET NULL,
        key_counter integer NOT NULL DEFAULT 1,
        key_hash text UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX waiting_departure ON waiting (departure_id, id) WHERE state = 'waiting';
      CREATE INDEX waiting_booking ON waiting (booking_id) WHERE booking_id IS NOT NULL;
      CREATE INDEX waiting_email ON waiting (lower(email)) WHERE email <> '';

      -- Each mail once per booking and date; stopped by staff, or sent.
      CREATE TABLE booking_mails (
        booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        mail text NOT NULL,
        -- Of the departure that it is about.
        starts_on date NOT NULL,
        sent_at timestamptz(3),
        stopped boolean NOT NULL DEFAULT false,
        PRIMARY KEY (booking_id, mail, starts_on)
      );
    `);
    await this.office(runner);
  }

  /** The office works on bookings as on registrations and messages. */
  private async office(runner: QueryRunner): Promise<void> {
    for (const table of ['reminders', 'replies', 'timeline_entries'])
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN booking_id integer REFERENCES bookings ON DELETE CASCADE,
          DROP CONSTRAINT ${table}_check,
          ADD CONSTRAINT ${table}_check CHECK (num_nonnulls(registration_id, message_id, booking_id) = 1);
      `);
    await runner.query(`
      CREATE INDEX reminders_booking ON reminders (booking_id, due_on) WHERE booking_id IS NOT NULL;
      CREATE INDEX replies_booking ON replies (booking_id) WHERE booking_id IS NOT NULL;
      CREATE INDEX timeline_entries_booking ON timeline_entries (booking_id, id) WHERE booking_id IS NOT NULL;
      ALTER TABLE timeline_entries DROP CONSTRAINT timeline_entries_type_check,
        ADD CONSTRAINT timeline_entries_type_check CHECK (type IN ('opened', 'edited', 'status', 'assigned', 'note', 'reply',
          'reminder', 'reminderDone', 'deleted', 'restored', 'moved', 'party', 'price', 'payment', 'travellersOpened',
          'travellers'));

      -- Of what is kept about what came in: whoever shows it asks for it again. What a row of a list says of it is told as well.
      CREATE OR REPLACE FUNCTION note_office_work() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        one record;
        subject text;
      BEGIN
        IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
        subject := CASE WHEN one.registration_id IS NOT NULL THEN 'registration' WHEN one.message_id IS NOT NULL THEN 'message'
          ELSE 'booking' END;
        INSERT INTO office_changes (kind, row_id)
          SELECT kind, coalesce(one.registration_id, one.message_id, one.booking_id) FROM (
            VALUES ('timeline of ' || subject), (CASE WHEN TG_TABLE_NAME IN ('reminders', 'replies') THEN subject END)
          ) AS kinds (kind) WHERE kind IS NOT NULL;
        RETURN NULL;
      END $$;

      -- A row of the list says what is paid, who travels and whether a refund waits.
      CREATE FUNCTION note_booking_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO office_changes (kind, row_id) VALUES ('booking', NEW.booking_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER payments_office AFTER INSERT OR UPDATE ON payments
        FOR EACH ROW EXECUTE FUNCTION note_booking_change();
      CREATE TRIGGER booking_travellers_office AFTER UPDATE ON booking_travellers
        FOR EACH ROW EXECUTE FUNCTION note_booking_change();

      ALTER TABLE inbox_seen ADD COLUMN bookings timestamptz(3);
      CREATE TABLE bookings_read (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        row_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        PRIMARY KEY (row_id, user_id)
      );
      CREATE INDEX bookings_read_user ON bookings_read (user_id);
    `);
  }
}
