import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Since when the uploads of this database carry its id: from then on a place without it is another place. */
export class UploadsKnown1700000000014 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deployment ADD COLUMN uploads_since timestamptz(3)');
  }
}
