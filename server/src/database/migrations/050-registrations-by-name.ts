import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

const indexes = {
  registrations_status_name: '(status, lower(last_name), id) WHERE deleted_at IS NULL',
  registrations_unassigned_name: '(lower(last_name), id) WHERE assignee_id IS NULL AND deleted_at IS NULL',
};

/** The registrations of one status, and those that nobody takes care of, in the order of last names. */
export class RegistrationsByName1700000000050 extends ForwardMigration {
  /** So that nobody waits to write while they are built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(indexes)) {
      // What was left of an attempt that was interrupted.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON registrations ${of}`);
    }
  }
}
