import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** A reply whose last try was cut off may have arrived. */
export class UnclearReplies1700000000049 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE replies DROP CONSTRAINT replies_state_check,
        ADD CONSTRAINT replies_state_check CHECK (state IN ('queued', 'sent', 'failed', 'unclear')) NOT VALID;
    `);
  }
}
