// What the lists of a comparison and the books say otherwise, each by one statement.
import type { EntityManager } from 'typeorm';
import { english } from '../../../platform/locale.ts';
import { toMajor } from '../../../platform/payments/minor-units.ts';
import type { Difference } from '../../payments/differences/record-difference.ts';
import { comparedDays } from './listings.ts';

/** Both sides as they stand; null where one knows nothing. */
export interface FoundRow {
  kind: Difference['kind'];
  about: Difference['about'];
  number: string;
  reference: string;
  bookingId: number | null;
  donationId: number | null;
  hereState: string | null;
  hereAmount: number | null;
  hereCurrency: string | null;
  thereState: string | null;
  thereAmount: number | null;
  thereCurrency: string | null;
}

/** Rows that are looked at with one answer of the database. */
const batch = 500;

/**
 * Charges and donations of the provider in the books. `settling`: somebody is just paying, and the answer may still be on its way here. Of a donation the
 * number counts, and its reference where it has none yet.
 */
const books = `
  charges AS (
    SELECT provider_transaction_id AS number, bookings.reference, booking_id, NULL::integer AS donation_id, 'done' AS state, amount::float8 AS amount,
      payments.currency, payments.created_at AS moved_at, false AS settling
    FROM payments JOIN bookings ON bookings.id = booking_id WHERE direction = 'in' AND provider = $2 AND payments.state = 'done'
    UNION ALL
    SELECT coalesce(provider_transaction_id, listed.number), donations.reference, NULL, donations.id,
      CASE donations.status WHEN 'successful' THEN 'done' ELSE donations.status END,
      round(donations.amount * CASE donations.currency WHEN 'UGX' THEN 1 ELSE 100 END)::float8, donations.currency,
      coalesce(settled_at, donations.created_at), donations.status = 'pending' AND donations.created_at > now() - interval '30 minutes'
    FROM donations LEFT JOIN payment_listings AS listed ON provider_transaction_id IS NULL AND listed.comparison_id = $1
      AND listed.about = 'charge' AND listed.reference = donations.reference
    WHERE provider = $2
  ),
  refunds AS (
    SELECT provider_refund_id AS number, bookings.reference, booking_id, payments.state, amount::float8 AS amount, payments.currency, sent_at,
      provider_transaction_id AS transaction
    FROM payments JOIN bookings ON bookings.id = booking_id WHERE direction = 'out' AND provider = $2
  ),
  listed AS (SELECT about, number, reference, status, amount::float8 AS amount, currency FROM payment_listings WHERE comparison_id = $1)`;

const chargesThere = `
  SELECT CASE WHEN charges.state IS NULL THEN 'unknownHere'
      WHEN (charges.state = 'done') <> (listed.status = 'successful') THEN 'otherState' ELSE 'otherSum' END AS kind,
    'charge' AS about, listed.number, coalesce(charges.reference, listed.reference) AS reference,
    coalesce(charges.booking_id, attempt.booking_id) AS "bookingId", coalesce(charges.donation_id, donation.id) AS "donationId",
    charges.state AS "hereState", charges.amount AS "hereAmount", charges.currency AS "hereCurrency",
    listed.status AS "thereState", listed.amount AS "thereAmount", listed.currency AS "thereCurrency"
  FROM listed LEFT JOIN charges ON charges.number = listed.number
    LEFT JOIN payment_attempts AS attempt ON attempt.reference = listed.reference
    LEFT JOIN donations AS donation ON donation.reference = listed.reference
  WHERE listed.about = 'charge' AND coalesce(charges.settling, false) = false
    AND CASE WHEN charges.state IS NULL
        -- What failed there and is unknown here is nothing; what somebody just pays may still be on its way here.
        THEN listed.status = 'successful' AND coalesce(attempt.status = 'pending' AND attempt.created_at > now() - interval '30 minutes', false) = false
      WHEN charges.state = 'done' THEN listed.status <> 'successful' OR charges.amount <> listed.amount OR charges.currency <> listed.currency
      ELSE listed.status = 'successful' END`;

const refundsThere = `
  SELECT CASE WHEN refunds.state IS NULL THEN 'unknownHere' WHEN refunds.state <> listed.status THEN 'otherState' ELSE 'otherSum' END AS kind,
    'refund' AS about, listed.number, coalesce(refunds.reference, charges.reference, '') AS reference,
    coalesce(refunds.booking_id, charges.booking_id) AS "bookingId", charges.donation_id AS "donationId",
    refunds.state AS "hereState", refunds.amount AS "hereAmount", refunds.currency AS "hereCurrency",
    listed.status AS "thereState", listed.amount AS "thereAmount", listed.currency AS "thereCurrency"
  FROM listed LEFT JOIN refunds ON refunds.number = listed.number LEFT JOIN charges ON charges.number = listed.reference
  WHERE listed.about = 'refund'
    AND CASE WHEN refunds.state IS NULL
        -- One of ours whose number nobody told yet is looked for by itself.
        THEN listed.status <> 'failed' AND NOT EXISTS (SELECT FROM refunds AS unclear WHERE unclear.number IS NULL
          AND unclear.state IN ('asked', 'unclear') AND unclear.transaction = listed.reference AND unclear.amount = listed.amount)
      -- What is on its way is asked about by itself.
      WHEN refunds.state IN ('done', 'failed') THEN refunds.state <> listed.status OR refunds.amount <> listed.amount OR refunds.currency <> listed.currency
      ELSE refunds.amount <> listed.amount OR refunds.currency <> listed.currency END`;

const chargesHere = `
  SELECT 'unknownThere' AS kind, 'charge' AS about, number, reference, booking_id AS "bookingId", donation_id AS "donationId",
    state AS "hereState", amount AS "hereAmount", currency AS "hereCurrency",
    NULL AS "thereState", NULL::float8 AS "thereAmount", NULL AS "thereCurrency"
  FROM charges WHERE state = 'done' AND number IS NOT NULL AND moved_at BETWEEN now() - interval '${comparedDays} days'
    AND (SELECT started_at FROM payment_comparisons WHERE id = $1)
    AND NOT EXISTS (SELECT FROM listed WHERE listed.about = 'charge' AND listed.number = charges.number)`;

const refundsHere = `
  SELECT 'unknownThere' AS kind, 'refund' AS about, number, reference, booking_id AS "bookingId", NULL::integer AS "donationId",
    state AS "hereState", amount AS "hereAmount", currency AS "hereCurrency",
    NULL AS "thereState", NULL::float8 AS "thereAmount", NULL AS "thereCurrency"
  FROM refunds WHERE state IN ('asked', 'done') AND number IS NOT NULL AND sent_at BETWEEN now() - interval '${comparedDays} days'
    AND (SELECT started_at FROM payment_comparisons WHERE id = $1)
    AND NOT EXISTS (SELECT FROM listed WHERE listed.about = 'refund' AND listed.number = refunds.number)`;

/** A batch after the other, so that a list of another shop altogether needs no memory. */
export async function* foundDifferences(
  manager: EntityManager,
  comparisonId: number,
  provider: string,
): AsyncGenerator<FoundRow> {
  for (const query of [chargesThere, refundsThere, chargesHere, refundsHere]) {
    let after = '';
    for (;;) {
      const rows: FoundRow[] = await manager.query(
        `WITH ${books} SELECT * FROM (${query}) AS found WHERE number COLLATE "C" > $3 ORDER BY number COLLATE "C" LIMIT ${batch}`,
        [comparisonId, provider, after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.number;
    }
  }
}

/** In the words of the line that people read. */
export function inWords(provider: string, row: FoundRow): Difference {
  const { kind, about, number, reference, bookingId, donationId } = row;
  return {
    kind,
    about,
    provider,
    number,
    reference,
    bookingId,
    donationId,
    here: sideInWords(row.hereState, row.hereAmount, row.hereCurrency),
    there: sideInWords(row.thereState, row.thereAmount, row.thereCurrency),
  };
}

function sideInWords(state: string | null, amount: number | null, currency: string | null): string {
  if (state === null || amount === null || currency === null) return 'Nothing';
  const units = toMajor({ amount, currency });
  const digits = Number.isInteger(units) ? 0 : 2;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${currency} ${units.toLocaleString(english.formats, fixed)}, ${states[state] ?? state}`;
}

const states: Readonly<Record<string, string>> = {
  successful: 'done',
  asked: 'on its way',
};
