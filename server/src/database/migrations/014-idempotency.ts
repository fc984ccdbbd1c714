import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was sent with an idempotency key, so that the same key with something else is refused. */
export class Idempotency1700000000014 implements MigrationInterface {
  name = 'Idempotency1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A keyed hash: the input may tell about somebody's health. Null for keys that were sent before this column was there.
      ALTER TABLE idempotency_keys ADD COLUMN fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
