import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** How often somebody did something, for all processes: forgotten when the database crashes, which is cheaper than to write it down for good. */
export class RateLimits1700000000015 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        -- A hash of the limit and of whom it counts.
        key uuid PRIMARY KEY,
        points integer NOT NULL,
        -- To the microsecond: rounded up, a minute would be two.
        ends_at timestamptz NOT NULL
      )`);
  }
}
