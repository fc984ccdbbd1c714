// What has to be issued for a booking, seen from how it stands now and from what was issued before. Whatever happened twice, or in another
// order, comes to the same papers.
import type { BookingEntity } from '../booking.entity.ts';
import { paidIn } from '../office/booking-sums.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import type { BookingPaperEntity, PaperLine } from './booking-paper.entity.ts';

/** What the guest owes, as an invoice says it. */
export interface Claim {
  lines: PaperLine[];
  amount: number;
}

export interface MissingPapers {
  /** The invoice that holds no more. */
  toTakeBack: BookingPaperEntity | null;
  /** What a new invoice says. */
  claim: Claim | null;
  /** Money that came in and has no receipt. */
  unreceipted: PaymentEntity[];
}

export interface Known {
  row: Pick<BookingEntity, 'state' | 'currency' | 'total'>;
  lines: readonly PaperLine[];
  payments: readonly PaymentEntity[];
  papers: readonly BookingPaperEntity[];
}

/** Whether there is anything to issue. */
export const isAnyMissing = ({ toTakeBack, claim, unreceipted }: MissingPapers): boolean =>
  toTakeBack !== null || claim !== null || unreceipted.length > 0;

export function missingPapers({ row, lines, payments, papers }: Known): MissingPapers {
  const takenBack = new Set(papers.map(({ takesBackId }) => takesBackId));
  const standing = papers.find(({ id, kind }) => kind === 'invoice' && !takenBack.has(id)) ?? null;
  const claim = claimOf(row, lines, payments);
  const isSame =
    standing !== null && claim !== null && standing.currency === row.currency && isSameClaim(standing, claim);
  const countered = new Set(payments.map(({ countersId }) => countersId));
  const receipted = new Set(papers.map(({ paymentId }) => paymentId));
  return {
    toTakeBack: isSame ? null : standing,
    claim: isSame ? null : claim,
    unreceipted: payments.filter(
      ({ id, direction, state, countersId }) =>
        direction === 'in' &&
        state === 'done' &&
        countersId === null &&
        !countered.has(id) &&
        !receipted.has(id),
    ),
  };
}

/** Of a confirmed booking its price; of a cancelled one what is kept of what came in. Anything else owes nothing yet. */
function claimOf(
  { state, total }: Known['row'],
  lines: readonly PaperLine[],
  payments: readonly PaymentEntity[],
): Claim | null {
  if (state === 'confirmed' || state === 'completed')
    return total ? { lines: lines.map(lineOf), amount: total } : null;
  if (state !== 'cancelled') return null;
  const kept = paidIn(payments) - goingBack(payments);
  if (kept <= 0) return null;
  const text = 'Kept of what was paid, as the booking was cancelled';
  return { lines: [{ text, count: 1, unitAmount: kept }], amount: kept };
}

/** What is still to go back: to be decided, or on its way. One that failed waits to be decided anew, as a line of its own. */
const goingBack = (payments: readonly PaymentEntity[]): number =>
  payments
    .filter(({ direction, state }) => direction === 'out' && ['toDecide', 'asked', 'unclear'].includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);

const lineOf = ({ text, count, unitAmount }: PaperLine): PaperLine => ({ text, count, unitAmount });

function isSameClaim({ amount, content }: BookingPaperEntity, claim: Claim): boolean {
  const said = (lines: readonly PaperLine[]) =>
    JSON.stringify(lines.map(({ text, count, unitAmount }) => [text, count, unitAmount]));
  return amount === claim.amount && said(content.lines) === said(claim.lines);
}
