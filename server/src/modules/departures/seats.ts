// How a seat is never sold twice: all seats are taken and given back here, under the lock of their departure, and nowhere else.
import { DatabaseError } from 'pg';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { VisibleSeats } from '../../generated/schema.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { createTurns, type InTurn } from '../../platform/limits/turns.ts';
import { lapsingStates, liveStates } from './booking-states.ts';
import type { DepartureEntity } from './departure.entity.ts';

export interface SeatsDeps {
  db: DataSource;
  changes: ContentChanges;
  /** Connections that there are for requests; enough for all turns when left out. */
  databasePool?: number;
  /** Milliseconds that somebody waits for their turn and the lock together; 3,000 when left out. */
  patience?: number;
  /** For tests only, which show that without the lock seats are sold twice: waits between the count and the write instead. */
  insteadOfLock?: () => Promise<void>;
}

/** A departure whose seats nobody else takes or gives until the transaction ends. */
export interface LockedDeparture
  extends Pick<
    DepartureEntity,
    'id' | 'programId' | 'startsOn' | 'endsOn' | 'status' | 'cutoffAt' | 'capacity'
  > {
  /** Null when the program is gone for good; a date made for one party has a name of its own. */
  programName: string | null;
  /** Whether it can still be booked by its time. */
  isBeforeCutoff: boolean;
  /** Seats of live bookings, as they were before the work. */
  taken: number;
  /** Whether a party waits for its seats. */
  isWaitedFor: boolean;
  /** The database's clock after the lock was waited for: holds of all instances end by it. */
  now: Date;
}

/** A booking whose time was over before anybody confirmed it. */
export interface LapsedBooking {
  id: number;
  departureId: number;
  /** What it was until then. */
  state: 'unconfirmed' | 'requested' | 'held';
}

/** Who acts in the transaction in which seats come free. */
export interface SeatsFollower {
  lapsed(manager: EntityManager, bookings: readonly LapsedBooking[]): Promise<void>;
  /** Seats of a departure that is waited for may be free: those who wait are offered them before anybody else can take them. */
  offer(manager: EntityManager, departure: LockedDeparture): Promise<void>;
}

interface SeatsOptions {
  /** Makes a date in the transaction, and answers its number: it is locked and counted as the others. */
  makes?: ((manager: EntityManager) => Promise<number>) | undefined;
  /** A booking that stays as it is though its time is over: it is being confirmed, which asks for its seats and not for the clock. */
  sparing?: number | null;
}

interface Lock {
  /** Milliseconds. */
  wait: number;
  sparing: number | null;
}

/** Runs work in a transaction, or answers what it answered before. */
export type Transaction<T> = (run: (manager: EntityManager) => Promise<T>) => Promise<T>;

/** Bookings under way at once, and half of the pool at most: with more, they would take every connection. */
const mostAtOnce = 5;
/** Seats left at which visitors read that there are few. */
const few = 4;

export class Seats {
  readonly #deps: SeatsDeps;
  readonly #inTurn: InTurn;
  #follower: SeatsFollower | null = null;

  constructor(deps: SeatsDeps) {
    this.#deps = deps;
    const { databasePool = 2 * mostAtOnce } = deps;
    this.#inTurn = createTurns({ most: Math.min(mostAtOnce, Math.floor(databasePool / 2)) });
  }

  /** Bookings start after the seats they take, and hear of them by this. */
  follow(follower: SeatsFollower): void {
    this.#follower = follower;
  }

  /** A departure as it stands now, for who changes nothing. Throws NOT_FOUND. */
  async read(id: number): Promise<LockedDeparture> {
    const [row] = await departuresOf(this.#deps.db.manager, [id]);
    if (!row) throw new AppError('NOT_FOUND', 'Departure not found');
    return row;
  }

  /**
   * Runs `work`, which writes bookings of these departures, in a transaction in which nobody else takes or gives their seats; counts what
   * is taken after it. Lapsed holds are flipped before. `within` makes the transaction, such as one of an idempotency key. Throws NOT_FOUND,
   * CONFLICT when seats would be sold twice, and UNAVAILABLE with `retryAfter` when it would take too long: nothing was changed then, and
   * the same request may be sent again.
   */
  async change<T extends object>(
    departureIds: readonly number[],
    work: (manager: EntityManager, departures: ReadonlyMap<number, LockedDeparture>) => Promise<T>,
    within: Transaction<T> = (run) => this.#deps.db.transaction(run),
    { sparing = null, makes }: SeatsOptions = {},
  ): Promise<T> {
    const known = [...new Set(departureIds)].sort((a, b) => a - b);
    const { patience = 3_000 } = this.#deps;
    const deadline = Date.now() + patience;
    const change = async () => {
      const visible = { changed: false };
      const result = await within(async (manager) => {
        // Nobody else knows it yet, and its number is the highest.
        const ids = makes ? [...known, await makes(manager)] : known;
        const departures = await this.#lock(manager, ids, {
          wait: Math.max(deadline - Date.now(), 1),
          sparing,
        });
        const worked = await work(manager, departures);
        await this.#offer(manager, [...departures.values()]);
        visible.changed = await settle(manager, ids);
        return worked;
      });
      // Not awaited: who books decides under the lock, whatever a page says.
      if (visible.changed) void this.#deps.changes.changed(['departures']);
      return result;
    };
    if (this.#deps.insteadOfLock) return change();
    const keys = known.map((id) => String(id).padStart(10, '0'));
    return this.#inTurn(keys, { patience, late: busy }, change).catch((error) => {
      throw refusalOf(error) ?? error;
    });
  }

  async #lock(manager: EntityManager, ids: readonly number[], { wait, sparing }: Lock) {
    if (!this.#deps.insteadOfLock) {
      // One round trip: while they wait for it, others wait for this lock. Rows are locked last, when the limit is set.
      await queryPrepared(
        manager,
        'lock seats',
        `SELECT FROM departure_seats CROSS JOIN (SELECT set_config('lock_timeout', $2, true)) AS limited
         WHERE departure_id = ANY($1) ORDER BY departure_id FOR UPDATE OF departure_seats`,
        [[...ids], String(Math.ceil(wait))],
      );
    }
    let rows = await departuresOf(manager, ids);
    if (rows.length < ids.length) throw new AppError('NOT_FOUND', 'Departure not found');
    if (rows.some(({ hasLapsed }) => hasLapsed)) {
      const lapsed = await flipLapsed(manager, ids, sparing);
      if (lapsed.length > 0) await this.#follower?.lapsed(manager, lapsed);
      rows = await departuresOf(manager, ids);
      // Who waits comes before who books now.
      if (lapsed.length > 0 && (await this.#offer(manager, rows))) rows = await departuresOf(manager, ids);
    }
    await this.#deps.insteadOfLock?.();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** As the departures stand now: returns whether anybody waits. */
  async #offer(manager: EntityManager, before: readonly LockedDeparture[]): Promise<boolean> {
    const waitedFor = before.filter(({ isWaitedFor }) => isWaitedFor).map(({ id }) => id);
    if (waitedFor.length === 0) return false;
    for (const departure of await departuresOf(manager, waitedFor))
      await this.#follower?.offer(manager, departure);
    return true;
  }
}

/** Ends holds and requests whose time is over. */
async function flipLapsed(
  manager: EntityManager,
  ids: readonly number[],
  sparing: number | null,
): Promise<LapsedBooking[]> {
  // `now()` is from before the lock was waited for.
  const [rows]: [LapsedBooking[]] = await manager.query(
    `UPDATE bookings SET state = 'expired', state_at = clock_timestamp(), updated_at = clock_timestamp(),
       updated_by = NULL, hold_until = NULL, version = version + 1
     FROM (SELECT id, state FROM bookings
       WHERE departure_id = ANY($1) AND state = ANY($2) AND hold_until <= clock_timestamp()
         AND id IS DISTINCT FROM $3 FOR UPDATE) AS lapsed
     WHERE bookings.id = lapsed.id
     RETURNING bookings.id, departure_id AS "departureId", lapsed.state`,
    [ids, lapsingStates, sparing],
  );
  return rows;
}

interface DepartureRow extends LockedDeparture {
  /** Whether the time of a booking is over that nobody flipped yet. */
  hasLapsed: boolean;
}

// Its bookings are looked at once. Asked whether there is one that lapsed, PostgreSQL would read those of all departures, in the hope to find one soon.
const departuresOf = (manager: EntityManager, ids: readonly number[]): Promise<DepartureRow[]> =>
  queryPrepared(
    manager,
    'departures whose seats change',
    `SELECT id, program_id AS "programId", coalesce(title, (SELECT name FROM programs WHERE id = program_id)) AS "programName",
       starts_on AS "startsOn", ends_on AS "endsOn", status, cutoff_at AS "cutoffAt",
       cutoff_at > clock_timestamp() AS "isBeforeCutoff", capacity, taken, "hasLapsed",
       EXISTS (SELECT FROM waiting WHERE departure_id = departures.id AND state = 'waiting') AS "isWaitedFor",
       clock_timestamp() AS now
     FROM departures CROSS JOIN LATERAL (
       SELECT coalesce(sum(seats) FILTER (WHERE ${takesSeats}), 0)::integer AS taken, coalesce(bool_or(${hasLapsed}), false) AS "hasLapsed"
       FROM bookings WHERE departure_id = departures.id) AS booked
     WHERE id = ANY($1) ORDER BY id`,
    [[...ids]],
  );

/** Throws CONFLICT unless so many seats are free. */
export function refuseSoldOut({ capacity, taken }: LockedDeparture, seats: number): void {
  const left = Math.max(capacity - taken, 0);
  if (seats <= left) return;
  const message =
    left === 0
      ? 'This departure is sold out. Please choose another date.'
      : `Only ${left} ${left === 1 ? 'seat is' : 'seats are'} left on this departure, and you asked for ${seats}.`;
  throw conflict(message, { seatsLeft: left });
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** SQL: whether a booking can lapse, in the words of the index of those that can. */
export const canLapse = `state IN (${quoted(lapsingStates)})`;

/** SQL: whether a booking takes its seats, or had them until its time was over. */
const takesSeats = `state IN (${quoted(liveStates)}) AND (hold_until IS NULL OR hold_until > clock_timestamp())`;
const hasLapsed = `${canLapse} AND hold_until <= clock_timestamp()`;

/** SQL of the seats that live bookings of a departure hold; one that lapsed is free, whether it was flipped or not. */
export const takenOf = (departure: string) =>
  `coalesce((SELECT sum(seats) FROM bookings WHERE departure_id = ${departure} AND ${takesSeats}), 0)::integer`;

/** SQL of what visitors are told of a departure of which so many seats are taken. */
export const visibleWith = (taken: string) => `CASE
  WHEN status <> 'open' OR cutoff_at <= clock_timestamp() THEN 'closed'
  WHEN ${taken} >= capacity THEN 'soldOut'
  WHEN capacity - ${taken} <= ${few} THEN 'few'
  ELSE 'open' END`;

/** Writes down what is taken now, and what visitors read when that differs. Returns whether it does. */
async function settle(manager: EntityManager, ids: readonly number[]): Promise<boolean> {
  const differing = await queryPrepared<{ id: number; wanted: VisibleSeats }>(
    manager,
    'settle seats',
    `WITH counted AS (
       UPDATE departure_seats SET taken = ${takenOf('departure_seats.departure_id')} WHERE departure_id = ANY($1)
       RETURNING departure_id, taken)
     SELECT id, wanted FROM (
       SELECT id, visible, ${visibleWith('taken')} AS wanted FROM departures JOIN counted ON departure_id = id) AS seen
     WHERE visible <> wanted`,
    [[...ids]],
  );
  // No statement without a row: the caches are told of each.
  for (const { id, wanted } of differing)
    await manager.query('UPDATE departures SET visible = $2 WHERE id = $1', [id, wanted]);
  return differing.length > 0;
}

const busy = () =>
  new AppError('UNAVAILABLE', 'Many people are booking this date at this moment. Please try again.', [], {
    retryAfter: 2,
  });

/** Waited for a lock too long, took too long, or waited in a circle with somebody who changed a departure past `Seats.change`. */
const tooLong = new Set(['55P03', '57014', '40P01']);

/** What callers read of a refusal of PostgreSQL's; null for all others. */
function refusalOf(error: unknown): AppError | null {
  // What TypeORM did not send itself comes without its wrapping.
  const refused = error instanceof QueryFailedError ? error.driverError : error;
  if (!(refused instanceof DatabaseError)) return null;
  const { code, constraint } = refused;
  if (code && tooLong.has(code)) return busy();
  return constraint === 'departure_seats_capacity'
    ? conflict('These seats are taken meanwhile. Please choose another date.')
    : null;
}
