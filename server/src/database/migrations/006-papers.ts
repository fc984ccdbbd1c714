import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** Invoices, receipts and credit notes of bookings. */
export class Papers1700000000006 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_papers (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE RESTRICT,
        kind text NOT NULL CHECK (kind IN ('invoice', 'receipt', 'creditNote')),
        -- Of Kampala. With the kind it says which row of numbers it is in: 1, 2, 3 and so on, without a gap.
        year integer NOT NULL,
        number integer NOT NULL CHECK (number > 0),
        issued_on date NOT NULL,
        -- In the smallest unit of the currency.
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'UGX')),
        -- The invoice that a credit note takes back, which happens once.
        takes_back_id integer UNIQUE REFERENCES booking_papers ON DELETE RESTRICT,
        -- The money that a receipt is for.
        payment_id integer UNIQUE REFERENCES payments ON DELETE RESTRICT,
        -- Who sold, as the settings said it on that day.
        seller jsonb NOT NULL,
        -- Who bought: name, e-mail and telephone. Null once the person is erased.
        buyer jsonb,
        -- Everything else that stands on it.
        content jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (kind, year, number),
        CHECK ((takes_back_id IS NOT NULL) = (kind = 'creditNote')),
        CHECK ((payment_id IS NOT NULL) = (kind = 'receipt'))
      );
      CREATE INDEX booking_papers_booking ON booking_papers (booking_id, id);

      -- What was issued never changes: only the person can be taken out of it.
      CREATE FUNCTION keep_papers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.buyer IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'A paper that was issued never changes: % of booking %.', OLD.kind, OLD.booking_id;
      END $$;
      CREATE TRIGGER booking_papers_stay BEFORE UPDATE OR DELETE ON booking_papers
        FOR EACH ROW EXECUTE FUNCTION keep_papers();
    `);
  }
}
