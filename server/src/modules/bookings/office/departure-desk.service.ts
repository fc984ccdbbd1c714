import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { BookingConsequence } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { daysFrom, kampalaDay } from '../../../platform/kampala-day.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { refuseStale } from '../../content/conflict.ts';
import type { AssignmentsService } from '../../departures/assignments/assignments.service.ts';
import { DepartureEntity } from '../../departures/departure.entity.ts';
import { cutoffOf } from '../../departures/departure-days.ts';
import type { LockedDeparture, Seats } from '../../departures/seats.ts';
import { calendarDay } from '../../inbox/fields.ts';
import type { MailService } from '../../mail/mail.service.ts';
import type { FilledMail } from '../../mail/mail-composer.service.ts';
import { BookingEntity } from '../booking.entity.ts';
import { undecidedFor } from '../booking-money.ts';
import { departureOf, writeBooking } from '../booking-rows.ts';
import {
  type BookingAtWork,
  type BookingTransitions,
  movedColumns,
  refundFor,
} from '../booking-transitions.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { BookingPapers } from '../papers/booking-papers.service.ts';
import { type RecordDeps, recordState } from '../record-state.ts';

export interface DepartureDeskDeps extends RecordDeps {
  db: DataSource;
  changes: ContentChanges;
  seats: Seats;
  assignments: Pick<AssignmentsService, 'explained'>;
  transitions: BookingTransitions;
  bookingKeys: BookingKeys;
  bookingMails: BookingMails;
  bookingPapers: Pick<BookingPapers, 'follow'>;
  mail: Pick<MailService, 'previewOf'>;
}

interface Days {
  startsOn: string;
  endsOn: string;
}

const daysInput = z.object({ startsOn: calendarDay('Starts on'), endsOn: calendarDay('Ends on') });

/** An address that nobody confirmed may be a stranger's: it has had its one mail. */
const isTold = ({ state }: Pick<BookingEntity, 'state'>) => state !== 'unconfirmed';

/** States of bookings that count on a date. */
const open = ['unconfirmed', 'requested', 'held', 'confirmed'];

/** Dates that are cancelled or moved with all their bookings, and what that would do. */
export class DepartureDesk {
  readonly #deps: DepartureDeskDeps;

  constructor(deps: DepartureDeskDeps) {
    this.#deps = deps;
  }

  /** What cancelling would do to each booking, and the mails that would leave. Throws NOT_FOUND. */
  async previewCancelling(id: string | number, reason?: string | null): Promise<BookingConsequence[]> {
    const { db, bookingMails } = this.#deps;
    const departure = await find(db.manager, id);
    return this.#consequences(departure.id, async (row) => {
      const paid = await undecidedFor(db.manager, row.id);
      const now = { startsOn: departure.startsOn, now: new Date() };
      const refund = refundFor(row, { paid, departure: now, byAgency: true });
      const facts = { reason: reason?.trim() ?? '', refund, kept: 0 };
      return { refund, mail: await bookingMails.draft(db.manager, row, 'cancelled', facts) };
    });
  }

  /** As `previewCancelling`, of other days. Throws NOT_FOUND and BAD_USER_INPUT. */
  async previewMoving(
    id: string | number,
    given: Days,
    reason?: string | null,
  ): Promise<BookingConsequence[]> {
    const { db, bookingMails } = this.#deps;
    const days = parseInput(daysInput, given);
    const departure = await find(db.manager, id);
    const facts = { reason: reason?.trim() ?? '' };
    return this.#consequences(departure.id, async (row) => ({
      refund: 0,
      mail: await bookingMails.draft(db.manager, row, 'moved', facts, days),
    }));
  }

  /** With all its bookings: everything goes back, and everybody is told. Throws NOT_FOUND and CONFLICT. */
  async cancel(
    actor: Actor,
    id: string | number,
    reason: string,
    version?: number | null,
  ): Promise<DepartureEntity> {
    const { transitions, bookingPapers } = this.#deps;
    return this.#change(actor, id, version, async (manager, row, departure) => {
      if (row.status === 'cancelled') return null;
      if (row.status === 'completed')
        throw conflict('This departure has taken place: it cannot be cancelled any more.');
      for (const booking of await lockOpen(manager, row.id)) {
        await transitions.cancel(
          { manager, actor, row: booking, departure },
          { byAgency: true, reason, tell: isTold(booking) },
        );
        await bookingPapers.follow(manager, booking);
      }
      // Nobody is offered seats of it.
      await manager.query(
        `UPDATE waiting SET state = 'lapsed', state_at = $2 WHERE departure_id = $1 AND state IN ('waiting', 'offered')`,
        [row.id, departure.now],
      );
      return { changed: { status: 'cancelled' }, did: 'Cancelled' };
    });
  }

  /** To other days with all its bookings, which everybody is told. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async move(
    actor: Actor,
    id: string | number,
    given: Days & { reason: string },
    version?: number | null,
  ): Promise<DepartureEntity> {
    const { startsOn, endsOn } = parseInput(daysInput, given);
    if (startsOn < kampalaDay()) throw badField('startsOn', 'The new days must be today or later.');
    if (daysFrom(startsOn, endsOn) < 0 || daysFrom(startsOn, endsOn) > 365)
      throw badField('endsOn', 'The last day must be the first one or later, within a year.');
    const moved = this.#change(actor, id, version, async (manager, row, departure) => {
      if (row.startsOn === startsOn && row.endsOn === endsOn) return null;
      if (row.status === 'cancelled' || row.status === 'completed')
        throw conflict(`This departure is ${row.status}: it cannot be moved any more.`);
      const cutoffAt = cutoffOf({ startsOn, startTime: row.startTime, cutoffHours: row.cutoffHours });
      await manager.update(DepartureEntity, row.id, { startsOn, endsOn, cutoffAt });
      const days = { from: row.startsOn, to: startsOn };
      const to = { ...departure, startsOn, endsOn, cutoffAt };
      for (const booking of await lockOpen(manager, row.id))
        await this.#moved({ manager, actor, row: booking, departure: to }, days, given.reason);
      return { changed: {}, did: `Moved to ${travelDays(startsOn, endsOn)}` };
    });
    const departureId = parseId(id) ?? 0;
    return moved.catch(async (error) => {
      throw await this.#deps.assignments.explained(error, { departureId, startsOn, endsOn });
    });
  }

  /** What is due before the journey is due before its new days. */
  async #moved(
    { manager, actor, row, departure }: BookingAtWork,
    days: { from: string; to: string },
    reason: string,
  ): Promise<void> {
    await writeBooking(manager, actor, row, movedColumns(row, departure), departure.now);
    const happening = { verb: 'Moved', ...days, isMoved: true, text: reason };
    await recordState(this.#deps, manager, actor, row, happening);
    if (isTold(row)) await this.#deps.bookingMails.enqueue(manager, row, 'moved', { reason });
  }

  async #consequences(
    departureId: number,
    of: (row: BookingEntity) => Promise<{ refund: number; mail: FilledMail }>,
  ): Promise<BookingConsequence[]> {
    const { db, bookingKeys, mail: mails } = this.#deps;
    await bookingKeys.load();
    const rows = await openOf(db.manager, departureId).getMany();
    const consequences: BookingConsequence[] = [];
    for (const row of rows) {
      const { id: bookingId, reference, seats, currency } = row;
      const { refund, mail } = await of(row);
      const isMailed = row.email !== '' && isTold(row);
      const name = `${row.firstName} ${row.lastName}`.trim();
      const { subject, text } = isMailed ? await mails.previewOf(mail) : { subject: '', text: '' };
      consequences.push({ bookingId, reference, name, seats, currency, refund, subject, text });
    }
    return consequences;
  }

  async #change(
    actor: Actor,
    id: string | number,
    version: number | null | undefined,
    work: (manager: EntityManager, row: DepartureEntity, departure: LockedDeparture) => Promise<Done | null>,
  ): Promise<DepartureEntity> {
    const { db, seats, changes, activity, bookingKeys } = this.#deps;
    await bookingKeys.load();
    const { id: number } = await find(db.manager, id);
    await seats.change([number], async (manager, departures) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOneOrFail(DepartureEntity, { where: { id: number }, lock });
      await refuseStale(manager, row, { intent: 'save', noun: 'departure', version });
      const departure = departureOf(departures, number);
      const done = await work(manager, row, departure);
      if (!done) return {};
      const save = { version: row.version + 1, updatedAt: new Date(), updatedBy: actor.user?.id ?? null };
      await manager.update(DepartureEntity, number, { ...done.changed, ...save });
      const which = `${departure.programName ?? 'a deleted program'}, ${travelDays(row.startsOn, row.endsOn)}`;
      await activity.record(manager, actor, {
        type: 'update',
        description: `${done.did}: ${which}`,
        entityType: 'departure',
        entityId: number,
      });
      return {};
    });
    await changes.changed(['departures']);
    return find(db.manager, number);
  }
}

interface Done {
  changed: Partial<DepartureEntity>;
  /** Begins the line of the activity. */
  did: string;
}

/** Throws NOT_FOUND. */
const find = (manager: EntityManager, id: string | number): Promise<DepartureEntity> =>
  demandRow(manager, DepartureEntity, id, 'Date not found');

const openOf = (manager: EntityManager, departureId: number) =>
  manager
    .createQueryBuilder(BookingEntity, 'booking')
    .where('booking.departureId = :departureId AND booking.state = ANY(:open)', { departureId, open })
    .orderBy('booking.id');

const lockOpen = (manager: EntityManager, departureId: number): Promise<BookingEntity[]> =>
  openOf(manager, departureId).setLock('pessimistic_write').getMany();
