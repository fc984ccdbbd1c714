import type { EntityManager } from 'typeorm';
import { findRows } from '../../../platform/database/prepared.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity } from '../booking-line.entity.ts';
import { paidIn } from '../office/booking-sums.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { BookingPaperEntity, type Buyer, type PaperContent, type Seller } from './booking-paper.entity.ts';
import { isAnyMissing, type Known, type MissingPapers, missingPapers } from './missing-papers.ts';
import { referenceOf } from './money-reference.ts';
import { paperNumber } from './paper-number.ts';

export interface BookingPapersDeps {
  settings: Pick<SettingsService, 'agency' | 'published'>;
}

/** Issues invoices, receipts and credit notes, once the settings have the seller's tax number. */
export class BookingPapers {
  readonly #deps: BookingPapersDeps;

  constructor(deps: BookingPapersDeps) {
    this.#deps = deps;
  }

  /** Before a transaction that issues some: what it asks of the settings is then in memory, and needs no connection of its own. */
  async load(): Promise<void> {
    await this.#seller();
  }

  /** Whether papers are issued at all. */
  async areIssued(): Promise<boolean> {
    return (await this.#seller()).taxNumber !== '';
  }

  /** Whether it has papers that were not issued, because nothing was at that time. */
  async misses(known: Known): Promise<boolean> {
    return isAnyMissing(missingPapers(known)) && (await this.areIssued());
  }

  /**
   * Issues what is missing, as the last step of a transaction that changed a booking's state, price or money and holds the lock of its row: an invoice once
   * it is confirmed, a receipt for each sum that came in, and a credit note, with a new invoice where something is still owed, when the invoice holds no more.
   */
  async follow(manager: EntityManager, row: BookingEntity): Promise<void> {
    if (!row.currency) return;
    const seller = await this.#seller();
    const of = { bookingId: row.id };
    const papers = await findRows(manager, BookingPaperEntity, of, { order: 'id' });
    if (seller.taxNumber === '' && papers.length === 0) return;
    const lines = await findRows(manager, BookingLineEntity, of, { order: 'position' });
    const payments = await findRows(manager, PaymentEntity, of, { order: 'id' });
    const missing = missingPapers({ row, lines, payments, papers });
    if (isAnyMissing(missing)) await issue(manager, { row, seller, payments, missing });
  }

  async #seller(): Promise<Seller> {
    const { settings } = this.#deps;
    const { company = {}, bookings = {} } = await settings.published();
    const { name, address, phone, email } = await settings.agency();
    return {
      name: company.legalName ?? name,
      legalStatus: company.legalStatus ?? '',
      registrationNumber: company.registrationNumber ?? '',
      taxNumber: bookings.taxNumber ?? '',
      address,
      phone,
      email,
    };
  }
}

interface Issue {
  row: BookingEntity;
  seller: Seller;
  payments: readonly PaymentEntity[];
  missing: MissingPapers;
}

type NewPaper = Pick<BookingPaperEntity, 'kind' | 'amount' | 'currency'> &
  Partial<Pick<BookingPaperEntity, 'takesBackId' | 'paymentId'>> & { content: Partial<PaperContent> };

async function issue(manager: EntityManager, { row, seller, payments, missing }: Issue): Promise<void> {
  const { id: bookingId, reference, programName, seats, departureId, state, balanceDueOn } = row;
  const { toTakeBack, claim, unreceipted } = missing;
  const currency = row.currency ?? 'USD';
  const [days] = await manager.query(
    'SELECT starts_on AS "startsOn", ends_on AS "endsOn" FROM departures WHERE id = $1',
    [departureId],
  );
  const paid = paidIn(payments);
  const about = { reference, programName, ...days, seats, paid, lines: [] };
  const buyer = buyerOf(row);
  const papers: NewPaper[] = [];
  if (toTakeBack) {
    const { id, amount, content, issuedOn } = toTakeBack;
    papers.push({
      kind: 'creditNote',
      amount,
      currency: toTakeBack.currency,
      takesBackId: id,
      content: {
        ...content,
        invoice: { number: paperNumber(toTakeBack), issuedOn },
        reason:
          state === 'cancelled' ? 'The booking was cancelled.' : 'What was booked or its price changed.',
      },
    });
  }
  if (claim) {
    const dueOn = claim.amount > paid ? balanceDueOn : null;
    papers.push({ kind: 'invoice', amount: claim.amount, currency, content: { lines: claim.lines, dueOn } });
  }
  for (const payment of unreceipted)
    papers.push({
      kind: 'receipt',
      amount: payment.amount,
      currency,
      paymentId: payment.id,
      content: { method: payment.method, paidOn: payment.paidOn, moneyReference: referenceOf(payment) },
    });
  // One at a time for all kinds, to the end of the transaction: the next number is known once this one stands, or is gone.
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('booking papers'))`);
  for (const paper of papers) {
    const content = { ...about, ...paper.content };
    await insert(manager, { bookingId, seller, buyer, ...paper, content });
  }
}

function buyerOf({ anonymisedAt, firstName, lastName, email, phone }: BookingEntity): Buyer | null {
  return anonymisedAt ? null : { name: `${firstName} ${lastName}`.trim(), email, phone };
}

async function insert(
  manager: EntityManager,
  paper: NewPaper & Pick<BookingPaperEntity, 'bookingId' | 'seller' | 'buyer'>,
): Promise<void> {
  const { bookingId, kind, amount, currency, takesBackId, paymentId, seller, buyer, content } = paper;
  await manager.query(
    `WITH today AS (
       SELECT day, extract(year FROM day)::integer AS year FROM (SELECT (clock_timestamp() AT TIME ZONE 'Africa/Kampala')::date AS day) AS clock)
     INSERT INTO booking_papers
       (booking_id, kind, year, number, issued_on, amount, currency, takes_back_id, payment_id, seller, buyer, content)
     SELECT $1, $2, year,
       (SELECT coalesce(max(number), 0) + 1 FROM booking_papers AS issued WHERE issued.kind = $2 AND issued.year = today.year),
       day, $3, $4, $5, $6, $7, $8, $9 FROM today`,
    [
      bookingId,
      kind,
      amount,
      currency,
      takesBackId ?? null,
      paymentId ?? null,
      JSON.stringify(seller),
      buyer && JSON.stringify(buyer),
      JSON.stringify(content),
    ],
  );
}
