import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What this database knows of itself: which code may use it, whether it is a restored copy, and when it was last backed up. */
export class Deployment1700000000012 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deployment (
        -- There is only one row.
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        -- Tells databases apart. A restored copy has another one than what it is a copy of.
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- While a backup is being put back, and after that has failed: what is half there is not started.
        restoring_since timestamptz(3),
        -- Of a restored copy until it goes live: nothing leaves it.
        quiet_since timestamptz(3),
        -- The moment that a restored copy is of.
        quiet_snapshot_at timestamptz(3),
        -- The migration that code must know at least to use these tables. A migration that takes away what older code needs raises it.
        oldest_release integer NOT NULL,
        last_backup_at timestamptz(3),
        -- Its name, without its folder.
        last_backup_file text,
        CHECK (quiet_snapshot_at IS NULL OR quiet_since IS NOT NULL)
      );
      INSERT INTO deployment (oldest_release) VALUES (12);

      -- The running product hears that it goes live.
      CREATE TRIGGER deployment_changed AFTER UPDATE ON deployment
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
    `);
  }
}
