import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The activity log is searched by the beginnings of words. */
export class ActivitySearch1700000000046 extends ForwardMigration {
  /** So that nobody waits to write while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What was left of an attempt that was interrupted.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS activities_folded');
    await runner.query(`CREATE INDEX CONCURRENTLY activities_folded
      ON activities USING gin (search_fold(' ' || description) gin_trgm_ops)`);
  }
}
