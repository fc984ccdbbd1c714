import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What somebody is writing about a record that they have open: it may be a reply, which a customer should get once. */
export class Writing1700000000061 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE open_records ADD COLUMN writing text CHECK (writing IN ('reply', 'note'))`,
    );
  }
}
