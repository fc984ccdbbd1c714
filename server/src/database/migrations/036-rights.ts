import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Roles with fewer rights than an editor's, and what members of staff call themselves. */
export class Rights1700000000036 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'invitations']) {
      await runner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_role_check,
          ADD CONSTRAINT ${table}_role_check CHECK (role IN ('editor', 'owner', 'content', 'office', 'viewer'));
      `);
    }
    // Not `name`: instances of the version before join this table with others that have a `name`.
    await runner.query(
      'ALTER TABLE users ADD COLUMN display_name text CHECK (char_length(display_name) BETWEEN 1 AND 80)',
    );
  }
}
