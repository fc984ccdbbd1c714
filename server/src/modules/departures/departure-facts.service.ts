import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { BookingMode } from '../../generated/schema.ts';
import { readRows, selectAll } from '../../platform/database/rows.ts';
import { parseId } from '../../platform/ids.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { sharedReads } from '../../platform/limits/concurrency.ts';
import { DepartureEntity } from './departure.entity.ts';
import { takenOf } from './seats.ts';

/** Dates of a program that visitors are shown. */
const most = 200;

/** What staff read of the seats of a date. */
interface SeatFacts {
  taken: number;
  confirmed: number;
  /** Parties on its waiting list. */
  waiting: number;
}

interface DepartureProgram {
  id: number;
  name: string;
  bookingMode: BookingMode;
}

interface Named {
  id: number;
  name: string;
}

/** As much of a vehicle as is answered. */
export interface VehicleMapper extends Named {
  seats: number;
  version: number;
}

interface FreeSeats {
  departureId: number;
  seats: number;
}

/** What dates and programs are asked for in lists: one statement for all rows of a page. */
export class DepartureFactsService {
  readonly #db: DataSource;
  readonly #upcoming = new DataLoader((ids: readonly number[]) => this.#readUpcoming(ids), { cache: false });
  readonly #seats = new DataLoader((ids: readonly number[]) => this.#readSeats(ids), { cache: false });
  readonly #programs = new DataLoader((ids: readonly number[]) => this.#readPrograms(ids), { cache: false });
  readonly #guides = new DataLoader((ids: readonly number[]) => this.#readGuides(ids), { cache: false });
  readonly #vehicles = new DataLoader((ids: readonly number[]) => this.#readVehicles(ids), { cache: false });
  // Read by everybody who looks at a popular journey, and never kept.
  readonly #seatsLeft = sharedReads((ids: readonly number[]) => this.#readSeatsLeft(ids));

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** Dates of a program that visitors may see and that have not begun, the next one first. */
  upcoming(programId: number): Promise<DepartureEntity[]> {
    return this.#upcoming.load(programId);
  }

  seats(departureId: number): Promise<SeatFacts> {
    return this.#seats.load(departureId);
  }

  program(programId: number | null): Promise<DepartureProgram | null> {
    return programId === null ? Promise.resolve(null) : this.#programs.load(programId);
  }

  guides(departureId: number): Promise<Named[]> {
    return this.#guides.load(departureId);
  }

  vehicles(departureId: number): Promise<VehicleMapper[]> {
    return this.#vehicles.load(departureId);
  }

  /** Free seats, exact, of the dates of a program that can be booked; none when the public does not see it. */
  async seatsLeft(programId: string | number): Promise<FreeSeats[]> {
    const number = parseId(programId);
    return number === null ? [] : this.#seatsLeft.load(number);
  }

  async #readSeatsLeft(programIds: readonly number[]): Promise<FreeSeats[][]> {
    const rows = await readRows<FreeSeats & { programId: number }>(
      this.#db,
      'seats left',
      `SELECT programs.id AS "programId", free.* FROM programs CROSS JOIN LATERAL (
         SELECT id AS "departureId", greatest(capacity - ${takenOf('departures.id')}, 0) AS seats FROM departures
         WHERE program_id = programs.id AND title IS NULL AND status = 'open' AND starts_on >= $2
           AND cutoff_at > clock_timestamp()
         ORDER BY starts_on, id LIMIT ${most}) AS free
       WHERE programs.id = ANY($1) AND is_active AND programs.status = 'published' AND deleted_at IS NULL`,
      [distinct(programIds), kampalaDay()],
    );
    const found = Map.groupBy(rows, ({ programId }) => programId);
    return programIds.map((id) => found.get(id) ?? []);
  }

  async #readUpcoming(programIds: readonly number[]): Promise<DepartureEntity[][]> {
    const rows = await readRows<DepartureEntity>(
      this.#db,
      'upcoming departures',
      `SELECT shown.* FROM unnest($1::integer[]) AS wanted (id) CROSS JOIN LATERAL (
         ${selectAll(this.#db, DepartureEntity)}
         WHERE program_id = wanted.id AND title IS NULL AND status IN ('open', 'closed') AND starts_on >= $2
         ORDER BY starts_on, start_time NULLS FIRST, id LIMIT ${most}) AS shown`,
      [distinct(programIds), kampalaDay()],
    );
    const found = Map.groupBy(rows, ({ programId }) => programId);
    return programIds.map((id) => found.get(id) ?? []);
  }

  async #readSeats(ids: readonly number[]): Promise<SeatFacts[]> {
    const rows = await readRows<SeatFacts & { id: number }>(
      this.#db,
      'seats of departures',
      `SELECT id, ${takenOf('departures.id')} AS taken,
         coalesce((SELECT sum(seats) FROM bookings WHERE departure_id = departures.id
           AND state IN ('confirmed', 'completed')), 0)::integer AS confirmed,
         (SELECT count(*)::integer FROM waiting WHERE departure_id = departures.id AND state = 'waiting') AS waiting
       FROM departures WHERE id = ANY($1)`,
      [distinct(ids)],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? { taken: 0, confirmed: 0, waiting: 0 });
  }

  async #readPrograms(ids: readonly number[]): Promise<(DepartureProgram | null)[]> {
    const rows = await readRows<DepartureProgram>(
      this.#db,
      'programs of departures',
      'SELECT id, name, booking_mode AS "bookingMode" FROM programs WHERE id = ANY($1)',
      [distinct(ids)],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  }

  async #readGuides(ids: readonly number[]): Promise<Named[][]> {
    const rows = await readRows<Named & { departureId: number }>(
      this.#db,
      'guides of departures',
      `SELECT departure_id AS "departureId", coaches.id, name FROM assignments JOIN coaches ON coaches.id = coach_id
       WHERE departure_id = ANY($1) AND deleted_at IS NULL ORDER BY lower(name), coaches.id`,
      [distinct(ids)],
    );
    return ids.map((id) => rows.filter(({ departureId }) => departureId === id));
  }

  async #readVehicles(ids: readonly number[]): Promise<VehicleMapper[][]> {
    const rows = await readRows<VehicleMapper & { departureId: number }>(
      this.#db,
      'vehicles of departures',
      `SELECT departure_id AS "departureId", vehicles.id, name, seats, version
       FROM assignments JOIN vehicles ON vehicles.id = vehicle_id
       WHERE departure_id = ANY($1) ORDER BY lower(name), vehicles.id`,
      [distinct(ids)],
    );
    return ids.map((id) => rows.filter(({ departureId }) => departureId === id));
  }
}

const distinct = (ids: readonly number[]) => [...new Set(ids)];
