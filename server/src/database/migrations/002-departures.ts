import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What journeys cost, the dates on which they take place and their seats; who guides and which vehicles go along. */
export class Departures1700000000002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How it is booked online; what is null or empty is as the settings say.
      ALTER TABLE programs
        ADD COLUMN booking_mode text NOT NULL DEFAULT 'enquiry' CHECK (booking_mode IN ('enquiry', 'request', 'instant')),
        ADD COLUMN deposit_percent integer CHECK (deposit_percent BETWEEN 0 AND 100),
        ADD COLUMN balance_due_days integer CHECK (balance_due_days BETWEEN 0 AND 365),
        ADD COLUMN cancellation_steps jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN permit_kept_days integer CHECK (permit_kept_days BETWEEN 0 AND 365),
        -- What it says of itself beside its description; all of it may be empty.
        ADD COLUMN day_plan jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN included text[] NOT NULL DEFAULT '{}',
        ADD COLUMN not_included text[] NOT NULL DEFAULT '{}',
        ADD COLUMN to_bring text[] NOT NULL DEFAULT '{}',
        -- Members of the team; one who left stays in it and is shown nowhere.
        ADD COLUMN guide_ids integer[] NOT NULL DEFAULT '{}';

      CREATE TABLE departures (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- What other systems know it by.
        uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        -- Null when the program is gone for good.
        program_id integer REFERENCES programs ON DELETE SET NULL,
        -- Days of Kampala, both of the journey.
        starts_on date NOT NULL,
        ends_on date NOT NULL,
        start_time text CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        cutoff_hours integer NOT NULL DEFAULT 24 CHECK (cutoff_hours BETWEEN 0 AND 8760),
        -- The last moment at which it can be booked: so many hours before it begins.
        cutoff_at timestamptz(3) NOT NULL,
        capacity integer NOT NULL CHECK (capacity BETWEEN 0 AND 500),
        -- With fewer travellers it does not take place, unless it is guaranteed.
        least integer NOT NULL DEFAULT 1,
        guaranteed boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'closed', 'cancelled', 'completed')),
        -- What visitors are told of its seats. Written only when it differs, as each write empties the kept pages.
        visible text NOT NULL DEFAULT 'open' CHECK (visible IN ('open', 'few', 'soldOut', 'closed')),
        notes text NOT NULL DEFAULT '',
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

      CREATE TABLE vehicles (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        seats integer NOT NULL CHECK (seats BETWEEN 1 AND 100),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL
      );

      -- Who guides, and what goes along; the days are those of the departure. A range of one number needs no extension.
      CREATE TABLE assignments (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        departure_id integer NOT NULL REFERENCES departures ON DELETE CASCADE,
        coach_id integer REFERENCES coaches ON DELETE CASCADE,
        vehicle_id integer REFERENCES vehicles ON DELETE CASCADE,
        days daterange NOT NULL,
        CHECK (num_nonnulls(coach_id, vehicle_id) = 1),
        CONSTRAINT assignments_guide EXCLUDE USING gist (int4range(coach_id, coach_id, '[]') WITH &&, days WITH &&)
          WHERE (coach_id IS NOT NULL) DEFERRABLE,
        CONSTRAINT assignments_vehicle EXCLUDE USING gist (int4range(vehicle_id, vehicle_id, '[]') WITH &&, days WITH &&)
          WHERE (vehicle_id IS NOT NULL) DEFERRABLE
      );
      CREATE INDEX assignments_departure ON assignments (departure_id);
      -- Whoever changes the days of a departure, or cancels it, changes for when its guides and vehicles are taken.
      CREATE FUNCTION follow_departure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.status = 'cancelled' THEN
          DELETE FROM assignments WHERE departure_id = NEW.id;
        ELSE
          UPDATE assignments SET days = daterange(NEW.starts_on, NEW.ends_on, '[]') WHERE departure_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER departures_assignments AFTER UPDATE OF starts_on, ends_on, status ON departures FOR EACH ROW
        WHEN ((NEW.starts_on, NEW.ends_on, NEW.status) IS DISTINCT FROM (OLD.starts_on, OLD.ends_on, OLD.status))
        EXECUTE FUNCTION follow_departure();

      -- Counts the saves of all prices of a program (departure_id 0) or of one date.
      CREATE TABLE price_lists (
        program_id integer NOT NULL REFERENCES programs ON DELETE CASCADE,
        departure_id integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        PRIMARY KEY (program_id, departure_id)
      );

      CREATE TABLE price_tiers (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        program_id integer NOT NULL REFERENCES programs ON DELETE CASCADE,
        -- Null: of all dates that have no prices of their own.
        departure_id integer REFERENCES departures ON DELETE CASCADE,
        position integer NOT NULL,
        residence text NOT NULL
          CHECK (residence IN ('any', 'foreignNonResident', 'foreignResident', 'restOfAfrica', 'eastAfricanCitizen')),
        age_band text NOT NULL CHECK (age_band IN ('adult', 'child', 'infant')),
        -- Minor units, the permit included: cents of USD, shillings of UGX.
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        amount integer NOT NULL CHECK (amount BETWEEN 0 AND 1000000000),
        permit integer NOT NULL DEFAULT 0 CHECK (permit BETWEEN 0 AND amount),
        people_from integer NOT NULL DEFAULT 1 CHECK (people_from BETWEEN 1 AND 500),
        people_to integer CHECK (people_to BETWEEN people_from AND 500),
        -- Days on which the journey begins.
        days_from date,
        days_to date,
        CHECK (days_to >= days_from),
        -- No two prices for one traveller on one day.
        CONSTRAINT price_tiers_overlap EXCLUDE USING gist (
          int4range(program_id, program_id, '[]') WITH &&,
          int4range(coalesce(departure_id, 0), coalesce(departure_id, 0), '[]') WITH &&,
          int4range(CASE residence WHEN 'any' THEN 1 WHEN 'foreignNonResident' THEN 2 WHEN 'foreignResident' THEN 3
            WHEN 'restOfAfrica' THEN 4 ELSE 5 END, CASE residence WHEN 'any' THEN 1 WHEN 'foreignNonResident' THEN 2
            WHEN 'foreignResident' THEN 3 WHEN 'restOfAfrica' THEN 4 ELSE 5 END, '[]') WITH &&,
          int4range(CASE age_band WHEN 'adult' THEN 1 WHEN 'child' THEN 2 ELSE 3 END,
            CASE age_band WHEN 'adult' THEN 1 WHEN 'child' THEN 2 ELSE 3 END, '[]') WITH &&,
          int4range(people_from, people_to, '[]') WITH &&,
          daterange(days_from, days_to, '[]') WITH &&
        ) DEFERRABLE
      );
      CREATE INDEX price_tiers_program ON price_tiers (program_id, position);
      CREATE INDEX price_tiers_departure ON price_tiers (departure_id) WHERE departure_id IS NOT NULL;
      CREATE TRIGGER price_tiers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_tiers
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
    `);
  }
}
