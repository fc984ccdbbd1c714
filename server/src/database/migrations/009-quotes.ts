import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Quotes for tailor-made journeys and parties, and dates that are made for one party. */
export class Quotes1700000000009 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a date is called that was made for one party; visitors never see it. Null: a date of its program.
      ALTER TABLE departures ADD COLUMN title text CHECK (length(title) BETWEEN 1 AND 200);

      ALTER TABLE bookings DROP CONSTRAINT bookings_source_check,
        ADD CONSTRAINT bookings_source_check CHECK (source IN ('web', 'staff', 'registration', 'waiting', 'quote'));
      -- Seats that staff hold for a quote are no news; that a guest accepted it is.
      CREATE OR REPLACE FUNCTION complete_booking() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT program_id, starts_on, ends_on INTO NEW.program_id, NEW.starts_on, NEW.ends_on
          FROM departures WHERE id = NEW.departure_id;
        IF NEW.came_at IS NULL AND NEW.source <> 'staff' AND NEW.state IN ('requested', 'held', 'confirmed')
            AND (NEW.source <> 'quote' OR NEW.address_confirmed_at IS NOT NULL) THEN
          NEW.came_at := clock_timestamp();
        END IF;
        RETURN NEW;
      END $$;

      CREATE TABLE quotes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- With a sealed secret it makes the guest's key, of which only the hash is kept.
        uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        key_counter integer NOT NULL DEFAULT 1,
        -- Null while it was never sent, and once it is anonymised.
        key_hash text UNIQUE,
        state text NOT NULL DEFAULT 'draft'
          CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
        state_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        -- What the journey is called and what it holds, in the words of staff.
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
        text text NOT NULL DEFAULT '',
        program_id integer REFERENCES programs ON DELETE SET NULL,
        -- A date that is there already; null: days of its own, for which a date is made once seats are taken.
        departure_id integer REFERENCES departures ON DELETE SET NULL,
        -- Days of Kampala, those of the date by a trigger.
        starts_on date NOT NULL,
        ends_on date NOT NULL,
        party jsonb NOT NULL,
        seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500),
        -- Minor units, as those of a booking.
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        lines jsonb NOT NULL DEFAULT '[]',
        -- Null: as many percent of the total as the terms say.
        deposit integer CHECK (deposit >= 0),
        -- As they were when it was saved.
        terms jsonb NOT NULL,
        -- The last day on which it can be accepted.
        good_until date NOT NULL,
        -- Until when seats are held once it is accepted; null: as long as the settings say.
        pay_until timestamptz(3),
        -- Whether seats are held while it is open.
        hold_seats boolean NOT NULL DEFAULT false,
        -- The booking that holds its seats, or that it became.
        booking_id integer REFERENCES bookings ON DELETE SET NULL,
        -- Who reads it; empty once anonymised.
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL CHECK (length(email) <= 254),
        phone text NOT NULL DEFAULT '',
        -- The guest's word with a refusal.
        decline_reason text NOT NULL DEFAULT '',
        registration_id integer REFERENCES registrations ON DELETE SET NULL,
        message_id integer REFERENCES contact_submissions ON DELETE SET NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        anonymised_at timestamptz(3),
        search_text text NOT NULL GENERATED ALWAYS AS (
          ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' '
            || regexp_replace(phone, '\\D', '', 'g') || ' ' || title)
        ) STORED,
        CHECK (ends_on BETWEEN starts_on AND starts_on + 365)
      );
      CREATE INDEX quotes_created ON quotes (created_at, id);
      CREATE INDEX quotes_by_state ON quotes (state, created_at, id);
      CREATE INDEX quotes_start ON quotes (starts_on, id);
      CREATE INDEX quotes_good ON quotes (good_until) WHERE state = 'sent';
      CREATE INDEX quotes_email ON quotes (lower(email)) WHERE email <> '';
      CREATE INDEX quotes_search ON quotes USING gin (search_text gin_trgm_ops);
      CREATE INDEX quotes_folded ON quotes USING gin (search_fold(search_text) gin_trgm_ops);
      CREATE INDEX quotes_booking ON quotes (booking_id) WHERE booking_id IS NOT NULL;
      CREATE INDEX quotes_departure ON quotes (departure_id) WHERE departure_id IS NOT NULL;
      CREATE INDEX quotes_program ON quotes (program_id) WHERE program_id IS NOT NULL;
      CREATE INDEX quotes_registration ON quotes (registration_id) WHERE registration_id IS NOT NULL;
      CREATE INDEX quotes_message ON quotes (message_id) WHERE message_id IS NOT NULL;
      CREATE INDEX quotes_updated_by ON quotes (updated_by) WHERE updated_by IS NOT NULL;
      CREATE INDEX quotes_to_anonymise ON quotes (starts_on) WHERE anonymised_at IS NULL;

      -- A quote has the days of the date that it names, also of the one that was made for it.
      CREATE FUNCTION move_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE quotes SET starts_on = NEW.starts_on, ends_on = NEW.ends_on
          WHERE departure_id = NEW.id OR booking_id IN (SELECT id FROM bookings WHERE departure_id = NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER departures_quotes AFTER UPDATE OF starts_on, ends_on ON departures
        FOR EACH ROW WHEN ((OLD.starts_on, OLD.ends_on) IS DISTINCT FROM (NEW.starts_on, NEW.ends_on))
        EXECUTE FUNCTION move_quotes();
    `);
  }
}
