// What cannot be done to a date because of what its program says, or what was sold of it.
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors.ts';
import { badField } from '../../platform/validation.ts';
import type { DepartureEntity } from './departure.entity.ts';
import type { DepartureValues } from './departures.input.ts';
import { refuseForBookings } from './refuse-booked.ts';

export interface OfferedProgram {
  id: number;
  name: string;
  /** Travellers that it takes; null means no limit. */
  most: number | null;
}

/** More seats than the program takes need a reason, unless there were as many before. */
export function refuseAboveProgram(
  { capacity, capacityReason }: DepartureValues,
  { most }: Pick<OfferedProgram, 'most'>,
  before: number,
): void {
  if (most === null || capacity <= most || capacity <= before || capacityReason) return;
  const message = `The service takes ${most} at most: please say why this departure has ${capacity} seats.`;
  throw badField('capacityReason', message);
}

/** Throws where the change would break what was sold or agreed. */
export async function refuseHarm(
  manager: EntityManager,
  row: DepartureEntity,
  values: DepartureValues,
  taken: number,
): Promise<void> {
  if (row.programId !== values.programId)
    throw badField('programId', 'A departure stays with its service: please make a new one for another.');
  const [program]: Pick<OfferedProgram, 'most'>[] = await manager.query(
    'SELECT max_participants AS most FROM programs WHERE id = $1',
    [row.programId],
  );
  if (program) refuseAboveProgram(values, program, row.capacity);
  if (values.capacity < taken) {
    const seats = taken === 1 ? 'One seat is' : `${taken} seats are`;
    const message = `${seats} taken: fewer are possible only after bookings were cancelled or moved.`;
    throw badField('capacity', message);
  }
  if (values.status !== row.status && !['draft', 'open', 'closed'].includes(row.status))
    throw conflict(`This departure is ${row.status}: please make a new one instead.`);
  const hasNewDays = values.startsOn !== row.startsOn || values.endsOn !== row.endsOn;
  if (hasNewDays)
    await refuseForBookings(
      manager,
      row.id,
      'move it on its page, so that everybody is told of the new days',
    );
  if (values.status === 'draft' && row.status !== 'draft')
    await refuseForBookings(manager, row.id, 'close it for further bookings, or cancel it on its page');
}
