import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Table → what its lists are in order by, see modules/content/saving/by-hand.ts. */
const orders: Record<string, string> = {
  programs: 'COALESCE(position, 999999999)',
  coaches: 'COALESCE(position, 999999999)',
  facilities: 'COALESCE(position, 999999999)',
  gallery: "(CASE WHEN position IS NULL THEN date - DATE '4713-01-01 BC' ELSE -position END)",
};

export class Order1700000000031 extends ForwardMigration {
  /** So that nobody waits to write while the indexes are built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, order] of Object.entries(orders)) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS position integer`);
      // What was left of an attempt that was interrupted.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_position`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ${table}_position ON ${table} (${order}, id) WHERE deleted_at IS NULL`,
      );
    }
  }
}
