import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which refresh token another one was traded for, and no more of what was typed into sign-ins that failed. */
export class LostRefreshes1700000000018 implements MigrationInterface {
  name = 'LostRefreshes1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for the first one of a session, and for those made before this was written down.
      ALTER TABLE refresh_tokens ADD COLUMN parent text;
      CREATE INDEX refresh_tokens_parent ON refresh_tokens (parent) WHERE parent IS NOT NULL;

      UPDATE activities SET description = 'Failed sign-in' WHERE type = 'login_failed';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
