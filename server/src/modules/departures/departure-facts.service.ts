import type { DataSource } from 'typeorm';
import type { DepartureProgram, SeatsLeft } from '../../generated/schema.ts';
import { rowLoader, rowsLoader } from '../../platform/database/loaders.ts';
import { readRows, selectAll } from '../../platform/database/rows.ts';
import { parseId } from '../../platform/ids.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { sharedReads } from '../../platform/limits/concurrency.ts';
import type { VehicleEntity } from './assignments/vehicle.entity.ts';
import { DepartureEntity } from './departure.entity.ts';
import { takenOf } from './seats.ts';

/** Dates of a program that visitors are shown. */
const limit = 200;

/** What staff read of the seats of a date. */
interface SeatFacts {
  taken: number;
  confirmed: number;
  /** Parties on its waiting list. */
  waiting: number;
}

interface Named {
  id: number;
  name: string;
}

/** As much of a vehicle as is answered. */
export type VehicleMapper = Pick<VehicleEntity, 'id' | 'name' | 'seats' | 'version'>;

/** What dates and programs are asked for in lists: one statement for all rows of a page. */
export class DepartureFactsService {
  readonly #db: DataSource;
  readonly #upcoming = rowsLoader((ids) => this.#readUpcoming(ids), 'programId');
  readonly #seats = rowLoader((ids) => this.#readSeats(ids), 'id');
  readonly #programs = rowLoader((ids) => this.#readPrograms(ids), 'id');
  readonly #guides = rowsLoader((ids) => this.#readGuides(ids), 'departureId');
  readonly #vehicles = rowsLoader((ids) => this.#readVehicles(ids), 'departureId');
  // Read by everybody who looks at a popular journey, and never kept.
  readonly #seatsLeft = sharedReads((ids: readonly number[]) => this.#readSeatsLeft(ids));

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** Dates of a program that visitors may see and that have not begun, the next one first. */
  upcoming(programId: number): Promise<DepartureEntity[]> {
    return this.#upcoming.load(programId);
  }

  async seats(departureId: number): Promise<SeatFacts> {
    return (await this.#seats.load(departureId)) ?? { taken: 0, confirmed: 0, waiting: 0 };
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
  async seatsLeft(programId: string | number): Promise<SeatsLeft[]> {
    const number = parseId(programId);
    return number === null ? [] : this.#seatsLeft.load(number);
  }

  async #readSeatsLeft(programIds: readonly number[]): Promise<SeatsLeft[][]> {
    const rows = await readRows<SeatsLeft & { programId: number }>(
      this.#db,
      'seats left',
      `SELECT programs.id AS "programId", free.* FROM programs CROSS JOIN LATERAL (
         SELECT id AS "departureId", greatest(capacity - ${takenOf('departures.id')}, 0) AS seats FROM departures
         WHERE program_id = programs.id AND title IS NULL AND status = 'open' AND starts_on >= $2
           AND cutoff_at > clock_timestamp()
         ORDER BY starts_on, id LIMIT ${limit}) AS free
       WHERE programs.id = ANY($1) AND is_active AND programs.status = 'published' AND deleted_at IS NULL`,
      [[...new Set(programIds)], kampalaDay()],
    );
    const found = Map.groupBy(rows, ({ programId }) => programId);
    return programIds.map((id) => found.get(id) ?? []);
  }

  #readUpcoming(programIds: readonly number[]): Promise<DepartureEntity[]> {
    return readRows(
      this.#db,
      'upcoming departures',
      `SELECT shown.* FROM unnest($1::integer[]) AS wanted (id) CROSS JOIN LATERAL (
         ${selectAll(this.#db, DepartureEntity)}
         WHERE program_id = wanted.id AND title IS NULL AND status IN ('open', 'closed') AND starts_on >= $2
         ORDER BY starts_on, start_time NULLS FIRST, id LIMIT ${limit}) AS shown`,
      [programIds, kampalaDay()],
    );
  }

  #readSeats(ids: readonly number[]): Promise<(SeatFacts & { id: number })[]> {
    return readRows(
      this.#db,
      'seats of departures',
      `SELECT id, ${takenOf('departures.id')} AS taken,
         coalesce((SELECT sum(seats) FROM bookings WHERE departure_id = departures.id
           AND state IN ('confirmed', 'completed')), 0)::integer AS confirmed,
         (SELECT count(*)::integer FROM waiting WHERE departure_id = departures.id AND state = 'waiting') AS waiting
       FROM departures WHERE id = ANY($1)`,
      [ids],
    );
  }

  #readPrograms(ids: readonly number[]): Promise<DepartureProgram[]> {
    return readRows(
      this.#db,
      'programs of departures',
      'SELECT id, name, booking_mode AS "bookingMode" FROM programs WHERE id = ANY($1)',
      [ids],
    );
  }

  #readGuides(ids: readonly number[]): Promise<(Named & { departureId: number })[]> {
    return readRows(
      this.#db,
      'guides of departures',
      `SELECT departure_id AS "departureId", coaches.id, name FROM assignments JOIN coaches ON coaches.id = coach_id
       WHERE departure_id = ANY($1) AND deleted_at IS NULL ORDER BY lower(name), coaches.id`,
      [ids],
    );
  }

  #readVehicles(ids: readonly number[]): Promise<(VehicleMapper & { departureId: number })[]> {
    return readRows(
      this.#db,
      'vehicles of departures',
      `SELECT departure_id AS "departureId", vehicles.id, name, seats, version
       FROM assignments JOIN vehicles ON vehicles.id = vehicle_id
       WHERE departure_id = ANY($1) ORDER BY lower(name), vehicles.id`,
      [ids],
    );
  }
}
