import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000007 implements MigrationInterface {
  name = 'Accounts1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invitations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email citext NOT NULL UNIQUE CHECK (length(email::text) <= 254),
        role text NOT NULL CHECK (role IN ('editor', 'owner')),
        token_hash text NOT NULL UNIQUE CHECK (token_hash ~ '^[0-9a-f]{64}$'),
        invited_by integer REFERENCES users ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );

      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY CHECK (token_hash ~ '^[0-9a-f]{64}$'),
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX password_resets_user ON password_resets (user_id);

      ALTER TABLE sessions ADD COLUMN last_used_at timestamptz(3);
      UPDATE sessions SET last_used_at = created_at;
      ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
