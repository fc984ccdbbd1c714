// Nobody empties the calendar: how many seats a person, and a caller, can hold without paying.
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import { conflict } from '../../../platform/errors.ts';
import type { LockedDeparture } from '../../departures/seats.ts';

const limits = { seats: 8, bookings: 2 };
/** Seats of one caller from which on the next hold begins with the confirmed mail. */
const manySeats = 16;

interface Held {
  bookings: number;
  seats: number;
}

interface Person {
  email: string;
  phone: string;
}

/** SQL of bookings of guests that hold seats and are not paid. */
const unpaid = `state IN ('requested', 'held') AND source IN ('web', 'waiting')
  AND NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id AND payments.state = 'done')`;

const digits = (phone: string) => phone.replace(/\D/g, '').slice(-9);

/**
 * Throws CONFLICT when somebody of this address or telephone would hold more than anybody can; `besides` one that they have already. All who book
 * for one person wait for each other here, also on different dates.
 */
export async function refuseTooMuchUnpaid(
  manager: EntityManager,
  { email, phone }: Person,
  seats: number,
  besides: number | null = null,
): Promise<void> {
  const names = [`booking of ${email.toLowerCase()}`, `booking of ${digits(phone)}`].sort();
  // One after the other in one order, so that no two wait in a circle.
  await queryPrepared(
    manager,
    'one person at a time',
    'SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0))',
    names,
  );
  const [held = { bookings: 0, seats: 0 }] = await queryPrepared<Held>(
    manager,
    'unpaid seats of a person',
    `SELECT coalesce(max(bookings), 0)::integer AS bookings, coalesce(max(seats), 0)::integer AS seats FROM (
       SELECT count(*) AS bookings, sum(seats) AS seats FROM bookings
         WHERE lower(email) = lower($1) AND ${unpaid} AND id IS DISTINCT FROM $3
       UNION ALL SELECT count(*), sum(seats) FROM bookings
         WHERE right(regexp_replace(phone, '\\D', '', 'g'), 9) = $2 AND phone <> '' AND ${unpaid}
           AND id IS DISTINCT FROM $3) AS held`,
    [email, digits(phone), besides],
  );
  if (held.bookings < limits.bookings && held.seats + seats <= limits.seats) return;
  const sentence =
    held.bookings === 0
      ? `At most ${limits.seats} seats can be booked here at once. For a larger party please write to us or call: the office books it for you.`
      : `You hold ${count(held.seats, 'seat')} in ${count(held.bookings, 'booking')} that ${held.bookings === 1 ? 'is' : 'are'} not paid yet, and can have ${limits.seats} in ${limits.bookings}. Please pay or cancel first, or write to us: the office books more for you.`;
  throw conflict(sentence, { unpaidBookings: held.bookings });
}

/** Whether so much is held unpaid from where this comes that the next one has to confirm its address first. Nobody is refused for it. */
export async function isBusyCaller(
  manager: EntityManager,
  callerHash: string,
  { id, capacity }: Pick<LockedDeparture, 'id' | 'capacity'>,
): Promise<boolean> {
  const [held = { seats: 0, here: 0 }] = await queryPrepared<{ seats: number; here: number }>(
    manager,
    'unpaid seats of a caller',
    `SELECT coalesce(sum(seats), 0)::integer AS seats,
       coalesce(sum(seats) FILTER (WHERE departure_id = $2), 0)::integer AS here
     FROM bookings WHERE caller_hash = $1 AND ${unpaid}`,
    [callerHash, id],
  );
  return held.seats >= manySeats || held.here * 2 >= capacity;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
