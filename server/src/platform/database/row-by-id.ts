// A row by the id that a caller sent: one that cannot be is simply not there.
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { AppError } from '../errors.ts';
import { parseId } from '../ids.ts';

interface Finding {
  /** Nobody else changes it until the transaction of `manager` ends. */
  lock?: boolean;
}

/** Null when it is not there. */
export async function rowById<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string | number,
  { lock = false }: Finding = {},
): Promise<Row | null> {
  const number = parseId(id);
  if (number === null) return null;
  const where = { id: number } as FindOptionsWhere<Row>;
  return manager.findOne(entity, { where, ...(lock && { lock: { mode: 'pessimistic_write' } }) });
}

/** As `rowById`. Throws NOT_FOUND with this sentence when it is not there. */
export async function demandRow<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string | number,
  sentence: string,
  finding?: Finding,
): Promise<Row> {
  const row = await rowById(manager, entity, id, finding);
  if (row) return row;
  throw new AppError('NOT_FOUND', sentence);
}
