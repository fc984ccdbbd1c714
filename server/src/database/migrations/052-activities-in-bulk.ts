import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What one entry of the activity sums up is not on the dashboard beside it. */
export class ActivitiesInBulk1700000000052 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    // A default that does not change writes no row.
    await runner.query(`ALTER TABLE activities ADD COLUMN in_bulk boolean NOT NULL DEFAULT false`);
  }
}
