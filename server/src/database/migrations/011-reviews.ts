import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What guests who travelled say of a program. */
export class Reviews1700000000011 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL UNIQUE REFERENCES bookings ON DELETE CASCADE,
        -- Those of the booking's date, by a trigger.
        program_id integer REFERENCES programs ON DELETE SET NULL,
        travelled_on date NOT NULL,
        program_name text NOT NULL,
        -- Of who booked: kept as long as the review stands, so that the person can be erased.
        email text NOT NULL CHECK (length(email) <= 254),
        first_name text NOT NULL,
        stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
        title text NOT NULL DEFAULT '',
        text text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined')),
        state_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        reason text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        search_text text NOT NULL GENERATED ALWAYS AS (
          ' ' || lower(first_name || ' ' || program_name || ' ' || title || ' ' || text)
        ) STORED
      );
      CREATE INDEX reviews_approved ON reviews (program_id, state_at, id) WHERE state = 'approved';
      CREATE INDEX reviews_program ON reviews (program_id) WHERE program_id IS NOT NULL;
      CREATE INDEX reviews_created ON reviews (created_at, id);
      CREATE INDEX reviews_by_state ON reviews (state, created_at, id);
      CREATE INDEX reviews_travelled ON reviews (travelled_on, id);
      CREATE INDEX reviews_stars ON reviews (stars, id);
      CREATE INDEX reviews_email ON reviews (lower(email)) WHERE email <> '';
      CREATE INDEX reviews_search ON reviews USING gin (search_text gin_trgm_ops);
      CREATE INDEX reviews_folded ON reviews USING gin (search_fold(search_text) gin_trgm_ops);
      CREATE INDEX reviews_updated_by ON reviews (updated_by) WHERE updated_by IS NOT NULL;

      -- Kept pages hear only of what visitors see: what waits or was declined empties none.
      CREATE TRIGGER reviews_came AFTER INSERT ON reviews
        FOR EACH ROW WHEN (NEW.state = 'approved') EXECUTE FUNCTION tell_content_changed();
      CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews
        FOR EACH ROW WHEN (OLD.state = 'approved' OR NEW.state = 'approved') EXECUTE FUNCTION tell_content_changed();
      CREATE TRIGGER reviews_went AFTER DELETE ON reviews
        FOR EACH ROW WHEN (OLD.state = 'approved') EXECUTE FUNCTION tell_content_changed();
      CREATE TRIGGER reviews_emptied AFTER TRUNCATE ON reviews
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

      -- Who is moved to another date travels on another day, and maybe by another program.
      CREATE FUNCTION move_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE reviews SET program_id = NEW.program_id, travelled_on = NEW.starts_on WHERE booking_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER bookings_reviews AFTER UPDATE OF departure_id, program_id, starts_on ON bookings
        FOR EACH ROW WHEN ((OLD.program_id, OLD.starts_on) IS DISTINCT FROM (NEW.program_id, NEW.starts_on))
        EXECUTE FUNCTION move_reviews();
    `);
  }
}
