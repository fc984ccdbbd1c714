import type { DataSource } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { DepartureEntity } from '../../departures/departure.entity.ts';

/** The number of a date that is there. Throws NOT_FOUND. */
export async function departureNumber(db: DataSource, id: string | number): Promise<number> {
  const number = parseId(id);
  if (number !== null && (await db.manager.existsBy(DepartureEntity, { id: number }))) return number;
  throw new AppError('NOT_FOUND', 'Date not found');
}
