import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Chargebacks: somebody's bank takes a payment back, unless it is answered in time. */
export class Disputes1700000000008 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disputes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE RESTRICT,
        -- In the smallest unit of the booking's currency.
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        -- What the provider calls the case.
        case_number text NOT NULL DEFAULT '',
        -- What the bank or the provider says.
        reason text NOT NULL,
        -- A day of Kampala.
        answer_by date NOT NULL,
        by_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        -- What was answered; null while it waits.
        answer text,
        answered_by_name text,
        answered_at timestamptz(3),
        CHECK (num_nonnulls(answer, answered_by_name, answered_at) IN (0, 3))
      );
      CREATE INDEX disputes_booking ON disputes (booking_id, id);
      CREATE INDEX disputes_open ON disputes (answer_by) WHERE answered_at IS NULL;
    `);
  }
}
