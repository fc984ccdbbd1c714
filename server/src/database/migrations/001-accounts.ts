import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000001 implements MigrationInterface {
  name = 'Accounts1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS citext;

      CREATE TABLE users (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email citext NOT NULL UNIQUE CHECK (length(email::text) <= 254),
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('editor', 'owner')),
        created_at timestamptz(3) NOT NULL
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        ip text NOT NULL,
        user_agent text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3)
      );
      CREATE INDEX sessions_user ON sessions (user_id);
      CREATE INDEX sessions_expiry ON sessions (expires_at);

      CREATE TABLE refresh_tokens (
        hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL,
        used_at timestamptz(3)
      );
      CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

      CREATE TABLE activities (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        type text NOT NULL,
        description text NOT NULL,
        entity_type text NOT NULL,
        entity_id integer,
        user_id integer REFERENCES users ON DELETE SET NULL,
        ip text NOT NULL,
        user_agent text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX activities_newest ON activities (created_at DESC, id DESC);
      CREATE INDEX activities_user ON activities (user_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
