import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** The provider of a demo has a page of its own and gives back. No money moves; all of it stays empty in a deployment. */
export class Sandbox1700000000007 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sandbox_payments
        -- In the smallest unit of the currency.
        ALTER COLUMN amount TYPE integer USING amount * CASE currency WHEN 'UGX' THEN 1 ELSE 100 END,
        ADD COLUMN channel text NOT NULL DEFAULT 'card',
        -- Until then it is pending, as mobile money is whose PIN is awaited.
        ADD COLUMN succeeds_at timestamptz(3) NOT NULL DEFAULT now();

      CREATE TABLE sandbox_pages (
        -- In its address, which nobody can guess.
        id text PRIMARY KEY,
        reference text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        return_url text NOT NULL,
        ends_at timestamptz(3) NOT NULL
      );

      CREATE TABLE sandbox_refunds (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id integer NOT NULL REFERENCES sandbox_payments,
        amount integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Taken on until then, as a real one is for some days.
        paid_out_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sandbox_refunds_payment ON sandbox_refunds (payment_id);
    `);
  }
}
