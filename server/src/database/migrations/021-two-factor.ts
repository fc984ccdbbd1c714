import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoFactor1700000000021 implements MigrationInterface {
  name = 'TwoFactor1700000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE two_factor (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Sealed by the product: never anything in clear.
        secret text NOT NULL CHECK (secret LIKE 'v1.%'),
        -- Null until a code was shown that is right.
        confirmed_at timestamptz(3),
        -- Of the last code that was taken: it and earlier ones are not taken again.
        last_step integer NOT NULL DEFAULT 0
      );

      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES two_factor ON DELETE CASCADE,
        code_hash text NOT NULL CHECK (code_hash ~ '^[0-9a-f]{64}$'),
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE account_policy (
        -- One row at most; none is the same as its defaults.
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        two_factor_required boolean NOT NULL DEFAULT false
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
