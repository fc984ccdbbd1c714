// What came in for a booking and what is to go back: sums of the rows that staff wrote.
import type { EntityManager } from 'typeorm';
import type { PaymentState } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import { staffNameOf } from '../accounts/staff.service.ts';
import type { BookingEntity } from './booking.entity.ts';
import { PaymentEntity } from './payment.entity.ts';

/** SQL of what came in for a booking less what went back, and what else is in one of these states on its way there: by one look at its payments. */
const sumOf = (booking: string, onTheirWay: readonly PaymentState[] = []) => `coalesce((
  SELECT sum(CASE WHEN state = 'done' AND direction = 'in' THEN amount
    WHEN state IN (${['done', ...onTheirWay].map((state) => `'${state}'`)}) THEN -amount END)
  FROM payments WHERE payments.booking_id = ${booking}), 0)::integer`;

/** SQL of what came in for a booking less what went back. */
export const paidOf = (booking: string) => sumOf(booking);

/** As `paidOf`, as the transaction of `manager` sees it. */
export async function paidFor(manager: EntityManager, bookingId: number): Promise<number> {
  const [row] = await queryPrepared<{ paid: number }>(manager, 'paid', `SELECT ${paidOf('$1')} AS paid`, [
    bookingId,
  ]);
  return row?.paid ?? 0;
}

/** SQL of what of it may still go back: what is on its way back counts as gone. */
const leftOf = (booking: string) => sumOf(booking, ['asked', 'unclear']);

/** As `leftOf`, as the transaction of `manager` sees it. */
export async function leftToGoBack(manager: EntityManager, bookingId: number): Promise<number> {
  const [row] = await queryPrepared<{ left: number }>(
    manager,
    'left to go back',
    `SELECT ${leftOf('$1')} AS "left"`,
    [bookingId],
  );
  return row?.left ?? 0;
}

/** SQL of what cancelling decides about: what waits to be decided already goes back, or not, by that. */
export const undecidedOf = (booking: string) => sumOf(booking, ['asked', 'unclear', 'toDecide']);

/** As `undecidedOf`, as the transaction of `manager` sees it. */
export async function undecidedFor(manager: EntityManager, bookingId: number): Promise<number> {
  const [row] = await manager.query(`SELECT ${undecidedOf('$1')} AS "left"`, [bookingId]);
  return row.left;
}

/** Writes down what somebody has to decide whether it goes back. */
export async function addRefundToDecide(
  manager: EntityManager,
  actor: Actor,
  refund: Pick<PaymentEntity, 'bookingId' | 'amount' | 'currency' | 'reason'>,
): Promise<void> {
  await manager.insert(PaymentEntity, {
    ...refund,
    direction: 'out',
    state: 'toDecide',
    method: null,
    receiptNumber: '',
    paidOn: null,
    countersId: null,
    byId: actor.user?.id ?? null,
    byName: await staffNameOf(manager, actor),
    createdAt: new Date(),
  });
}

/** What came in above the total, as far as it does not wait to be decided or is on its way back already. */
export async function decideExcess(manager: EntityManager, actor: Actor, row: BookingEntity): Promise<void> {
  if (!row.currency || row.total === null) return;
  const excess = (await undecidedFor(manager, row.id)) - row.total;
  if (excess <= 0) return;
  const reason = 'More came in than the booking costs.';
  await addRefundToDecide(manager, actor, {
    bookingId: row.id,
    amount: excess,
    currency: row.currency,
    reason,
  });
}

/** What waited because the booking had ended counts for it again: nobody is to give it back. */
export async function dropUndecided(manager: EntityManager, bookingId: number): Promise<void> {
  await manager.update(
    PaymentEntity,
    { bookingId, state: 'toDecide' },
    { state: 'dropped', reason: 'It counts for the booking, which was confirmed after all.' },
  );
}
