import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Dates on which a program takes place, and the bookings that hold their seats. */
export class Departures1700000000002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE departures (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- What other systems know it by.
        uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        -- Null when the program is gone for good.
        program_id integer REFERENCES programs ON DELETE SET NULL,
        -- Days of Kampala, both of the journey.
        starts_on date NOT NULL,
        ends_on date NOT NULL,
        -- The last moment at which it can be booked.
        cutoff_at timestamptz(3) NOT NULL,
        capacity integer NOT NULL CHECK (capacity BETWEEN 0 AND 500),
        -- With fewer travellers it does not take place, unless it is guaranteed.
        least integer NOT NULL DEFAULT 1,
        guaranteed boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'closed', 'cancelled', 'completed')),
        -- What visitors are told of its seats. Written only when it differs, as each write empties the kept pages.
        visible text NOT NULL DEFAULT 'open' CHECK (visible IN ('open', 'few', 'soldOut', 'closed')),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        CHECK (ends_on BETWEEN starts_on AND starts_on + 365),
        CHECK (least BETWEEN 1 AND 500)
      );
      CREATE INDEX departures_program ON departures (program_id, starts_on, id);
      CREATE INDEX departures_days ON departures (starts_on, id);
      CREATE INDEX departures_to_close ON departures (cutoff_at) WHERE visible <> 'closed';
      CREATE INDEX departures_updated_by ON departures (updated_by) WHERE updated_by IS NOT NULL;
      CREATE TRIGGER departures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON departures
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

      -- Apart from the departures, so that a booking empties no kept page. Whoever takes or gives seats locks this row first.
      CREATE TABLE departure_seats (
        departure_id integer PRIMARY KEY REFERENCES departures ON DELETE CASCADE,
        taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0)
      );
      CREATE FUNCTION make_departure_seats() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO departure_seats (departure_id) VALUES (NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER departures_seats AFTER INSERT ON departures
        FOR EACH ROW EXECUTE FUNCTION make_departure_seats();

      -- The net below the product's own count.
      CREATE FUNCTION refuse_overbooking() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        seats integer;
        sold integer;
      BEGIN
        IF TG_TABLE_NAME = 'departures' THEN
          seats := NEW.capacity;
          SELECT taken INTO sold FROM departure_seats WHERE departure_id = NEW.id FOR UPDATE;
        ELSE
          sold := NEW.taken;
          SELECT capacity INTO seats FROM departures WHERE id = NEW.departure_id;
        END IF;
        IF sold > seats THEN
          RAISE EXCEPTION 'A departure with % seats cannot have % taken.', seats, sold
            USING ERRCODE = 'check_violation', CONSTRAINT = 'departure_seats_capacity';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER departure_seats_capacity BEFORE UPDATE OF taken ON departure_seats
        FOR EACH ROW EXECUTE FUNCTION refuse_overbooking();
      CREATE TRIGGER departures_capacity BEFORE UPDATE OF capacity ON departures
        FOR EACH ROW WHEN (NEW.capacity < OLD.capacity) EXECUTE FUNCTION refuse_overbooking();

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
        CHECK ((hold_until IS NOT NULL) = (state IN ('unconfirmed', 'requested', 'held')))
      );
      -- The seats of a departure are counted in the index.
      CREATE INDEX bookings_live ON bookings (departure_id, hold_until) INCLUDE (seats, state)
        WHERE state IN ('requested', 'held', 'confirmed', 'completed');
      CREATE INDEX bookings_departure ON bookings (departure_id, id);
      CREATE INDEX bookings_lapsing ON bookings (hold_until) WHERE state IN ('unconfirmed', 'requested', 'held');
      CREATE INDEX bookings_updated_by ON bookings (updated_by) WHERE updated_by IS NOT NULL;
    `);
  }
}
