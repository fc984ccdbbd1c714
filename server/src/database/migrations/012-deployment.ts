import type { QueryRunner } from 'typeorm';
import { deploymentTable } from '../deployment-table.ts';
import { ForwardMigration } from '../forward-migration.ts';

/** What this database knows of itself: which code may use it, whether it is a restored copy, and when it was last backed up. */
export class Deployment1700000000012 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${deploymentTable}

      -- The running product hears that it goes live.
      CREATE TRIGGER deployment_changed AFTER UPDATE ON deployment
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
    `);
  }
}
