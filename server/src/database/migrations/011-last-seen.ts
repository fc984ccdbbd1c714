import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LastSeen1700000000011 implements MigrationInterface {
  name = 'LastSeen1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN last_seen_at timestamptz(3);
      UPDATE users SET last_seen_at = (SELECT max(last_used_at) FROM sessions WHERE user_id = users.id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
