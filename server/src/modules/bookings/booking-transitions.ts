// From one state to the next, each within the lock of the booking's departures: `Seats.change` counts the seats afterwards.
import type { EntityManager } from 'typeorm';
import type { BookingMailKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/errors.ts';
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import { badField } from '../../platform/validation.ts';
import { isLive, refuseState } from '../departures/booking-states.ts';
import { type LockedDeparture, refuseSoldOut } from '../departures/seats.ts';
import { refundOf } from '../departures/terms.ts';
import { demandRight } from '../rights.ts';
import type { BookingEntity } from './booking.entity.ts';
import { addRefundToDecide, decideExcess, dropUndecided, undecidedFor } from './booking-money.ts';
import { refuseClosed, refuseOver, takesPlace, writeBooking } from './booking-rows.ts';
import type { BookingMails, MailFacts } from './mails/booking-mails.ts';
import { type RecordDeps, recordState } from './record-state.ts';
import { setWaitingState } from './waiting/waiting-states.ts';

/** A booking whose row and departure nobody else changes until the transaction ends. */
export interface BookingAtWork {
  manager: EntityManager;
  actor: Actor;
  row: BookingEntity;
  departure: LockedDeparture;
}

export interface Telling {
  /** Whether the guest is mailed; true when left out. */
  tell?: boolean | null;
}

export interface Cancelling extends Telling {
  /** All goes back. */
  byAgency?: boolean | null;
  /** What goes back instead of what the terms give. */
  refund?: number | null;
  reason?: string | null;
}

export interface TransitionsDeps extends RecordDeps {
  bookingMails: BookingMails;
}

export class BookingTransitions {
  readonly #deps: TransitionsDeps;

  constructor(deps: TransitionsDeps) {
    this.#deps = deps;
  }

  /** Its seats are sold; one that lapsed is confirmed while they are free. Throws CONFLICT. */
  async confirm(at: BookingAtWork, { tell }: Telling = {}): Promise<void> {
    const { manager, actor, row } = at;
    if (row.state === 'confirmed') return;
    refuseState(row.state, 'confirmed');
    refuseWithoutSeats(at);
    if (row.state === 'expired') {
      await dropUndecided(manager, row.id);
      await decideExcess(manager, actor, row);
    }
    await this.become(at, { state: 'confirmed', holdUntil: null }, 'Confirmed');
    await setWaitingState(manager, row, 'taken', at.departure.now);
    await this.#mail(at, tell, 'confirmed');
  }

  /** Its seats are held until a moment: those of a request, or of a hold longer. Throws BAD_USER_INPUT and CONFLICT. */
  async hold(at: BookingAtWork, until: Date, { tell }: Telling = {}): Promise<void> {
    const { row, departure } = at;
    if (until <= departure.now) throw badField('until', 'A hold must end in the future.');
    if (kampalaDay(until) > departure.endsOn)
      throw badField('until', 'A hold must end before the journey does.');
    refuseState(row.state, 'held');
    refuseWithoutSeats(at);
    await this.become(at, { state: 'held', holdUntil: until }, 'Held');
    await this.#mail(at, tell, 'held');
  }

  /** `reason` is for the guest. Throws CONFLICT. */
  async decline(at: BookingAtWork, reason: string, { tell }: Telling = {}): Promise<void> {
    if (at.row.state === 'declined') return;
    refuseState(at.row.state, 'declined');
    await this.become(at, { state: 'declined', holdUntil: null }, 'Declined', reason);
    await this.#mail(at, tell, 'declined', { reason });
  }

  /**
   * Its seats are free, and what is to go back waits to be decided. Throws CONFLICT; without `handleMoney` FORBIDDEN for another sum than the
   * terms give.
   */
  async cancel(at: BookingAtWork, cancelling: Cancelling = {}): Promise<void> {
    const { manager, actor, row, departure } = at;
    if (row.state === 'cancelled') return;
    refuseState(row.state, 'cancelled');
    const { byAgency, tell } = cancelling;
    const reason = cancelling.reason?.trim() ?? '';
    const paid = await undecidedFor(manager, row.id);
    const given = refundFor(row, { paid, departure, byAgency: byAgency === true });
    const refund = cancelling.refund ?? given;
    if (refund !== given) refuseOtherSum(actor, { refund, paid, reason });
    await this.become(at, { state: 'cancelled', holdUntil: null }, 'Cancelled', reason);
    await setWaitingState(manager, row, 'left', departure.now);
    if (refund > 0 && row.currency)
      await addRefundToDecide(manager, actor, {
        bookingId: row.id,
        amount: refund,
        currency: row.currency,
        reason,
      });
    await this.#mail(at, tell, 'cancelled', { reason, refund, kept: paid - refund });
  }

  /** To another departure that is locked as well. Throws CONFLICT when that has no seats for it. */
  async move(at: BookingAtWork, to: LockedDeparture, { tell }: Telling = {}): Promise<void> {
    const { actor, row, manager } = at;
    if (row.departureId === to.id) return;
    if (!isLive(row.state) || row.state === 'completed')
      throw conflict(`This booking is ${row.state}: it has no date to change.`);
    if (actor.user) refuseOver(to);
    else refuseClosed(to);
    refuseSoldOut(to, row.seats);
    await setWaitingState(manager, row, 'taken', to.now);
    await writeBooking(manager, actor, row, { departureId: to.id, ...movedColumns(row, to) }, to.now);
    const happening = { verb: 'Moved', from: at.departure.startsOn, to: to.startsOn, isMoved: true };
    await recordState(this.#deps, manager, actor, row, happening);
    await this.#mail(at, tell, 'moved');
  }

  /** Writes that it is in another state now, or longer in this one. */
  async become(
    { manager, actor, row, departure: { now } }: BookingAtWork,
    changed: Partial<BookingEntity>,
    verb: string,
    text: string | null = null,
  ): Promise<void> {
    const from = row.state;
    const stateAt = changed.state === undefined || changed.state === from ? {} : { stateAt: now };
    await writeBooking(manager, actor, row, { ...changed, ...stateAt }, now);
    await recordState(this.#deps, manager, actor, row, { verb, from, to: row.state, text });
  }

  async #mail(
    { manager, row }: BookingAtWork,
    tell: boolean | null | undefined,
    mail: BookingMailKind,
    facts: MailFacts = {},
  ): Promise<void> {
    if (tell !== false) await this.#deps.bookingMails.enqueue(manager, row, mail, facts);
  }
}

/** Whether its seats count at this moment: a hold that lapsed is free, flipped or not. */
export const countsAt = ({ state, holdUntil }: BookingEntity, now: Date): boolean =>
  isLive(state) && (holdUntil === null || holdUntil > now);

/** Whether it has its seats, or could have them now. */
export const canHaveSeats = ({ row, departure }: Pick<BookingAtWork, 'row' | 'departure'>): boolean =>
  countsAt(row, departure.now) ||
  (takesPlace(departure) && row.seats <= departure.capacity - departure.taken);

/** Throws CONFLICT when it has no seats and they are not free any more, or its journey does not take place. */
function refuseWithoutSeats({ row, departure }: Pick<BookingAtWork, 'row' | 'departure'>): void {
  if (countsAt(row, departure.now)) return;
  refuseOver(departure);
  refuseSoldOut(departure, row.seats);
}

/** What goes back to who cancels now, by what was agreed. */
export function refundFor(
  { terms, total, permitTotal }: BookingEntity,
  {
    departure,
    ...how
  }: { paid: number; departure: Pick<LockedDeparture, 'startsOn' | 'now'>; byAgency: boolean },
): number {
  const { startsOn, now: cancelledAt } = departure;
  return refundOf({ terms, total, permitTotal, startsOn, cancelledAt, ...how }).refund;
}

/** What a change of date changes besides: what is due before the journey is due before the new one. */
export function movedColumns({ terms, total, deposit, programName }: BookingEntity, to: LockedDeparture) {
  const hasRest = total !== null && deposit !== null && total > deposit;
  return {
    programName: to.programName ?? programName,
    balanceDueOn: hasRest ? daysBefore(to.startsOn, terms.balanceDueDays) : null,
  };
}

function refuseOtherSum(
  actor: Actor,
  { refund, paid, reason }: { refund: number; paid: number; reason: string },
): void {
  demandRight(actor, 'handleMoney');
  if (refund > paid) throw badField('refund', 'No more can go back than came in.');
  if (reason === '') throw badField('reason', 'Please give a reason for another sum than the terms give.');
}
