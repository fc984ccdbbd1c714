import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Departures change on the screens of staff by themselves: seats are told with their bookings, everything else here. */
export class DeparturesLive1700000000010 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION note_departure_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        one record;
      BEGIN
        IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
        INSERT INTO office_changes (kind, row_id)
          VALUES ('departure', CASE WHEN TG_TABLE_NAME = 'departures' THEN (to_jsonb(one)->>'id')::integer
            ELSE (to_jsonb(one)->>'departure_id')::integer END);
        RETURN NULL;
      END $$;
      CREATE TRIGGER departures_office AFTER INSERT OR UPDATE OR DELETE ON departures
        FOR EACH ROW EXECUTE FUNCTION note_departure_change();
      CREATE TRIGGER assignments_office AFTER INSERT OR UPDATE OR DELETE ON assignments
        FOR EACH ROW EXECUTE FUNCTION note_departure_change();
      CREATE TRIGGER waiting_office AFTER INSERT OR UPDATE OR DELETE ON waiting
        FOR EACH ROW EXECUTE FUNCTION note_departure_change();
    `);
  }
}
