import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who left the newsletter is known by a hash once the address was removed; its secret is kept here, too. */
export class RemovedAddresses1700000000023 implements MigrationInterface {
  name = 'RemovedAddresses1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscribers
        ADD COLUMN email_hash text CHECK (email_hash ~ '^[0-9a-f]{64}$'),
        ALTER COLUMN email DROP NOT NULL,
        ALTER COLUMN search_text DROP NOT NULL,
        ADD CHECK (email IS NOT NULL OR (email_hash IS NOT NULL AND status = 'unsubscribed')) NOT VALID;
      CREATE UNIQUE INDEX subscribers_email_hash ON subscribers (email_hash) WHERE email_hash IS NOT NULL;
      -- An address that was removed sorts as an empty one.
      CREATE INDEX subscribers_shown_email ON subscribers (coalesce(email, ''), id);
      CREATE TABLE hash_secrets (
        purpose text PRIMARY KEY,
        sealed text NOT NULL
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
