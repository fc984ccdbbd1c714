import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Donations1700000000006 implements MigrationInterface {
  name = 'Donations1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE donations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        email text NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
        phone text CHECK (length(phone) BETWEEN 1 AND 40),
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX', 'KES', 'EUR', 'GBP')),
        amount numeric(12, 2) NOT NULL CHECK (amount > 0 AND amount = trunc(amount)),
        status text NOT NULL CHECK (status IN ('pending', 'successful', 'failed')),
        provider text NOT NULL,
        provider_transaction_id text,
        problem text,
        created_at timestamptz(3) NOT NULL,
        checked_at timestamptz(3),
        settled_at timestamptz(3) CHECK ((settled_at IS NULL) = (status = 'pending')),
        search text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || reference)) STORED
      );
      CREATE INDEX donations_newest ON donations (created_at DESC, id DESC);
      CREATE INDEX donations_name ON donations (lower(name), id);
      CREATE INDEX donations_pending ON donations (created_at) WHERE status = 'pending';
      CREATE INDEX donations_search ON donations USING gin (search gin_trgm_ops);

      -- What people clicked in the checkout of a demo. Stays empty in a deployment.
      CREATE TABLE sandbox_payments (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reference text NOT NULL,
        status text NOT NULL CHECK (status IN ('successful', 'failed')),
        amount numeric(12, 2) NOT NULL,
        currency text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX sandbox_payments_reference ON sandbox_payments (reference);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
