import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The fixed texts and pictures of the site: one document for each group, such as `faq`. */
export class Settings1700000000028 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        name text PRIMARY KEY,
        document jsonb NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        updated_by integer REFERENCES users ON DELETE SET NULL
      );
      CREATE INDEX settings_updated_by ON settings (updated_by);
      CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
    `);
  }
}
