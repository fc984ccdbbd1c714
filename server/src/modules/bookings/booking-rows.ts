// Bookings in the transaction that changes them: found, locked, made, written.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { findRow, queryPrepared, updateRow } from '../../platform/database/prepared.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import type { LockedDeparture } from '../departures/seats.ts';
import { BookingEntity } from './booking.entity.ts';
import type { PriceLine } from './booking-line.entity.ts';
import { type Party, travellersOf } from './party.ts';

/** Throws NOT_FOUND. */
export async function findBooking(manager: EntityManager, id: string | number): Promise<BookingEntity> {
  const number = parseId(id);
  const row = number === null ? null : await findRow(manager, BookingEntity, { id: number });
  return row ?? notFound();
}

/** Throws NOT_FOUND, and CONFLICT when it is of another departure than the one that was locked for it. */
export async function lockBooking(
  manager: EntityManager,
  { id, departureId }: Pick<BookingEntity, 'id' | 'departureId'>,
): Promise<BookingEntity> {
  const row = (await findRow(manager, BookingEntity, { id }, { lock: true })) ?? notFound();
  if (row.departureId === departureId) return row;
  throw conflict('This booking was moved to another date meanwhile. Please look at it again.');
}

export async function writeBooking(
  manager: EntityManager,
  actor: Actor,
  row: BookingEntity,
  changed: Partial<BookingEntity>,
  now: Date,
): Promise<void> {
  const save = { version: row.version + 1, updatedAt: now, updatedBy: actor.user?.id ?? null };
  await updateRow(manager, BookingEntity, row.id, { ...changed, ...save });
  Object.assign(row, changed, save);
}

/** Lines and travellers of a booking that was just made, by one statement. */
export async function insertParts(
  manager: EntityManager,
  bookingId: number,
  { lines, party, names }: { lines: readonly PriceLine[]; party: Party; names?: readonly string[] },
): Promise<void> {
  await queryPrepared(
    manager,
    'parts of a booking',
    `WITH travellers AS (
       INSERT INTO booking_travellers (booking_id, position, residence, age_band, name)
       SELECT $1, position, residence, "ageBand", name
       FROM jsonb_to_recordset($2) AS one(position integer, residence text, "ageBand" text, name text) ORDER BY position
     )
     ${insertLines}`,
    [bookingId, JSON.stringify(travellersOf(party, names)), positioned(lines)],
  );
}

/** Puts these lines in the place of those that a booking has. */
export async function replaceLines(
  manager: EntityManager,
  bookingId: number,
  lines: readonly PriceLine[],
): Promise<void> {
  await manager.query('DELETE FROM booking_lines WHERE booking_id = $1', [bookingId]);
  await manager.query(insertLines.replace('$3', '$2'), [bookingId, positioned(lines)]);
}

const insertLines = `INSERT INTO booking_lines (booking_id, position, text, residence, age_band, count, unit_amount, unit_permit)
  SELECT $1, position, text, residence, "ageBand", count, "unitAmount", "unitPermit"
  FROM jsonb_to_recordset($3) AS one(position integer, text text, residence text, "ageBand" text, count integer,
    "unitAmount" integer, "unitPermit" integer) ORDER BY position`;

const positioned = (lines: readonly PriceLine[]) =>
  JSON.stringify(lines.map((line, position) => ({ ...line, position })));

export function departureOf(departures: ReadonlyMap<number, LockedDeparture>, id: number): LockedDeparture {
  return departures.get(id) ?? notFound('Departure');
}

/** Throws CONFLICT when visitors cannot book it any more, or not yet. */
export function refuseClosed({ status, isBeforeCutoff }: LockedDeparture): void {
  if (status === 'open' && isBeforeCutoff) return;
  throw conflict('This departure cannot be booked any more. Please choose another date.');
}

/** Whether the journey takes place, for all that is known. */
export const takesPlace = ({ status }: LockedDeparture): boolean => status === 'open' || status === 'closed';

/** Staff, and money, may come after the cut-off, but not for a journey that does not take place. */
export function refuseOver(departure: LockedDeparture): void {
  if (takesPlace(departure)) return;
  throw conflict(`This departure is ${departure.status}: its seats cannot be sold.`);
}

function notFound(what = 'Booking'): never {
  throw new AppError('NOT_FOUND', `${what} not found`);
}
