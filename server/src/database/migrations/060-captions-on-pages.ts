import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Pages are made anew when what they say of a picture changes. */
export class CaptionsOnPages1700000000060 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE TRIGGER media_changed AFTER UPDATE OF focus_x, focus_y, caption, credit OR DELETE ON media
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed()
    `);
  }
}
