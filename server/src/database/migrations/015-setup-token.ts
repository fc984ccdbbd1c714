import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What makes the first account of a deployment its owner's. */
export class SetupToken1700000000015 implements MigrationInterface {
  name = 'SetupToken1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setup_token (
        -- One row at most.
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        -- The token is made from this and the secret of the product: every instance can print it, the database alone tells nobody.
        nonce text NOT NULL,
        token_hash text NOT NULL CHECK (token_hash ~ '^[0-9a-f]{64}$'),
        mailed_to citext,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
