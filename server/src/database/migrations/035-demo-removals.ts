import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';
import { trackMediaUses } from '../track-media-uses.ts';

/** What the last removal of the demo's content took away, so that it can be brought back. One row at most. */
export class DemoRemovals1700000000035 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo_removals (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        records jsonb NOT NULL,
        settings jsonb NOT NULL,
        removed_at timestamptz(3) NOT NULL DEFAULT now()
      );
    `);
    // Its settings can come back, and need their pictures then.
    for (const step of trackMediaUses('demo_removals', ['id'])) await runner.query(step);
  }
}
