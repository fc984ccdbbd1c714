import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Who has put the checklist of the first week away. */
export class FirstWeek1700000000043 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN first_week_away boolean NOT NULL DEFAULT false');
  }
}
