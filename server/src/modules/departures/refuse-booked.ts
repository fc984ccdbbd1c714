// What cannot be done to a date that somebody booked or waits for.
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors.ts';

interface Parties {
  /** Of every state, also those that are over. */
  bookings: number;
  /** Those that are not over. */
  open: number;
  waiting: number;
  /** That guests can still accept, or that are being written. */
  quotes: number;
}

async function partiesOf(manager: EntityManager, id: number): Promise<Parties> {
  const [parties]: Parties[] = await manager.query(
    `SELECT count(*)::integer AS bookings,
       count(*) FILTER (WHERE state IN ('unconfirmed', 'requested', 'held', 'confirmed', 'completed'))::integer AS open,
       (SELECT count(*)::integer FROM waiting WHERE departure_id = $1 AND state IN ('waiting', 'offered')) AS waiting,
       (SELECT count(*)::integer FROM quotes WHERE departure_id = $1 AND state IN ('draft', 'sent')) AS quotes
     FROM bookings WHERE departure_id = $1`,
    [id],
  );
  return parties ?? { bookings: 0, open: 0, waiting: 0, quotes: 0 };
}

/** Throws CONFLICT when the date has bookings of any state, which stay readable with it. */
export async function refuseBooked(manager: EntityManager, id: number): Promise<void> {
  const { bookings, waiting, quotes } = await partiesOf(manager, id);
  const instead = 'it can be cancelled instead, on its page';
  if (bookings > 0) throw refused(counted(bookings, 'booking', 'bookings'), instead);
  if (waiting > 0) throw refused(counted(waiting, 'party', 'parties'), instead, 'on its waiting list');
  if (quotes > 0) throw refused(counted(quotes, 'open quote', 'open quotes'), 'please withdraw it first');
}

/** Throws CONFLICT when somebody counts on the date as it is; `instead` says what to do. */
export async function refuseForBookings(manager: EntityManager, id: number, instead: string): Promise<void> {
  const { open, waiting } = await partiesOf(manager, id);
  if (open > 0) throw refused(counted(open, 'booking', 'bookings'), instead);
  if (waiting > 0) throw refused(counted(waiting, 'party', 'parties'), instead, 'on its waiting list');
}

const counted = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

const refused = (what: string, instead: string, where = '') =>
  conflict(`This departure has ${[what, where].filter(Boolean).join(' ')}: ${instead}.`);
