import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What the books and the provider's lists say otherwise, and how they are compared. */
export class Bookkeeping1700000000005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A line that stays until somebody closes it with a sentence.
      CREATE TABLE payment_differences (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('unknownHere', 'unknownThere', 'otherState', 'otherSum')),
        about text NOT NULL CHECK (about IN ('charge', 'refund')),
        provider text NOT NULL,
        -- The provider's number of the charge or the refund.
        number text NOT NULL,
        -- Ours, where there is one.
        reference text NOT NULL DEFAULT '',
        booking_id integer REFERENCES bookings ON DELETE RESTRICT,
        donation_id integer REFERENCES donations ON DELETE SET NULL,
        -- What either side says, in words.
        here text NOT NULL,
        there text NOT NULL,
        found_at timestamptz(3) NOT NULL DEFAULT now(),
        closed_at timestamptz(3),
        closed_by_id integer REFERENCES users ON DELETE SET NULL,
        -- What they were called then.
        closed_by_name text,
        note text NOT NULL DEFAULT '',
        CHECK ((closed_at IS NULL) = (closed_by_name IS NULL))
      );
      -- The same difference is one line, also once it is closed: the next night finds it again.
      CREATE UNIQUE INDEX payment_differences_same ON payment_differences (provider, about, number, kind, here, there);
      CREATE INDEX payment_differences_open ON payment_differences (id) WHERE closed_at IS NULL;
      CREATE INDEX payment_differences_booking ON payment_differences (booking_id) WHERE booking_id IS NOT NULL;
      CREATE INDEX payment_differences_donation ON payment_differences (donation_id) WHERE donation_id IS NOT NULL;

      -- Each time that the provider's lists were read, and how it went.
      CREATE TABLE payment_comparisons (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL,
        -- Null: at night, by itself.
        by_id integer REFERENCES users ON DELETE SET NULL,
        by_name text NOT NULL,
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        ended_at timestamptz(3),
        charges integer NOT NULL DEFAULT 0,
        refunds integer NOT NULL DEFAULT 0,
        -- Lines that it wrote.
        found integer NOT NULL DEFAULT 0,
        -- Why nothing was compared: then nothing was changed.
        problem text
      );
      CREATE UNIQUE INDEX payment_comparisons_running ON payment_comparisons ((true)) WHERE ended_at IS NULL;

      -- What a comparison that runs has read so far, so that it needs no memory for it. The same item may come on two pages.
      CREATE TABLE payment_listings (
        comparison_id integer NOT NULL REFERENCES payment_comparisons ON DELETE CASCADE,
        about text NOT NULL,
        number text NOT NULL,
        -- Of a charge ours, of a refund the provider's number of its charge.
        reference text NOT NULL,
        status text NOT NULL,
        -- Somebody else's payments stand in the same lists, in any currency.
        amount bigint NOT NULL,
        currency text NOT NULL,
        PRIMARY KEY (comparison_id, about, number)
      );

      -- Of a refund that a decision split over several charges: the line that was decided.
      ALTER TABLE payments ADD COLUMN decides_id integer REFERENCES payments ON DELETE RESTRICT;
      CREATE INDEX payments_decides ON payments (decides_id) WHERE decides_id IS NOT NULL;
      CREATE INDEX payments_paid_on ON payments (paid_on) WHERE state = 'done';
      CREATE INDEX payments_sent ON payments (sent_at) WHERE sent_at IS NOT NULL;
    `);
  }
}
