import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Bookings that are paid online, and money that the provider gives back. */
export class Payments1700000000004 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A try to pay: written down before the provider is asked for a page.
      CREATE TABLE payment_attempts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE RESTRICT,
        -- Ours, known to the provider too; each try has its own.
        reference text NOT NULL UNIQUE,
        -- In the smallest unit of the currency.
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'successful', 'failed')),
        provider text NOT NULL,
        -- The provider's page; null until the provider answered.
        link text,
        link_ends_at timestamptz(3) NOT NULL,
        -- Whether it made the hold longer, which a booking has once.
        lengthened boolean NOT NULL DEFAULT false,
        -- Keyed hash of where it came from.
        caller_hash text,
        -- For staff: why money that moved was not taken for it.
        problem text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- When the provider was last asked what became of it.
        checked_at timestamptz(3),
        settled_at timestamptz(3)
      );
      CREATE INDEX payment_attempts_booking ON payment_attempts (booking_id, id);
      CREATE INDEX payment_attempts_pending ON payment_attempts (created_at) WHERE status = 'pending';
      CREATE INDEX payment_attempts_caller ON payment_attempts (caller_hash, created_at) WHERE caller_hash IS NOT NULL;

      -- Money that the provider moved stands beside what staff wrote down. A refund is a row before the provider is asked.
      ALTER TABLE payments
        ADD COLUMN provider text,
        ADD COLUMN attempt_id integer REFERENCES payment_attempts ON DELETE RESTRICT,
        -- The provider's number of the payment; of a refund that of the payment whose money goes back.
        ADD COLUMN provider_transaction_id text,
        -- What the provider keeps of it, where it tells.
        ADD COLUMN fee integer,
        -- Of a refund: the payment whose money goes back.
        ADD COLUMN refunds_id integer REFERENCES payments ON DELETE RESTRICT,
        ADD COLUMN provider_refund_id text,
        -- When the provider was told to give it back, written before it was told: it is never told twice.
        ADD COLUMN sent_at timestamptz(3),
        ADD COLUMN checked_at timestamptz(3),
        -- What the provider said last of a refund.
        ADD COLUMN problem text NOT NULL DEFAULT '',
        DROP CONSTRAINT payments_state_check,
        DROP CONSTRAINT payments_method_check,
        DROP CONSTRAINT payments_check,
        ADD CONSTRAINT payments_state_check
          CHECK (state IN ('done', 'toDecide', 'dropped', 'asked', 'unclear', 'failed')),
        ADD CONSTRAINT payments_method_check
          CHECK (method IN ('cash', 'bank', 'mobileMoney', 'card', 'other', 'online')),
        ADD CONSTRAINT payments_moved CHECK (
          (state = 'done') = (paid_on IS NOT NULL) AND (state IN ('toDecide', 'dropped')) = (method IS NULL)
        ),
        ADD CONSTRAINT payments_online CHECK (
          CASE WHEN provider IS NULL THEN method IS DISTINCT FROM 'online' AND state IN ('done', 'toDecide', 'dropped')
            ELSE provider_transaction_id IS NOT NULL AND (direction = 'out') = (refunds_id IS NOT NULL) END
        );
      CREATE UNIQUE INDEX payments_transaction ON payments (provider, provider_transaction_id) WHERE direction = 'in';
      CREATE UNIQUE INDEX payments_refund ON payments (provider, provider_refund_id);
      CREATE INDEX payments_refunds ON payments (refunds_id) WHERE refunds_id IS NOT NULL;
      CREATE INDEX payments_on_their_way ON payments (id) WHERE state IN ('asked', 'unclear');
    `);
  }
}
