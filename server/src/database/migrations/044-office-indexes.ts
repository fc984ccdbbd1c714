import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Index → the columns by which lists are filtered, each in the order of the newest, and which rows it holds of those that are there. */
const indexes: Record<string, [table: string, columns: string, which?: string]> = {
  registrations_by_status: ['registrations', 'status, created_at, id'],
  registrations_by_assignee: ['registrations', 'assignee_id, created_at, id'],
  registrations_by_program: ['registrations', 'program_id, created_at, id'],
  // PostgreSQL does not know that rows without somebody stand in one order in the index of all.
  registrations_unassigned: ['registrations', 'created_at, id', 'assignee_id IS NULL'],
  contact_submissions_by_status: ['contact_submissions', 'status, created_at, id'],
  contact_submissions_by_assignee: ['contact_submissions', 'assignee_id, created_at, id'],
  contact_submissions_unassigned: ['contact_submissions', 'created_at, id', 'assignee_id IS NULL'],
};

export class OfficeIndexes1700000000044 extends ForwardMigration {
  /** So that nobody waits to write while they are built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, [table, columns, which = 'true']] of Object.entries(indexes)) {
      // What was left of an attempt that was interrupted.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ${index} ON ${table} (${columns}) WHERE deleted_at IS NULL AND ${which}`,
      );
    }
    for (const table of ['registrations', 'contact_submissions'])
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_status_check`);
  }
}
