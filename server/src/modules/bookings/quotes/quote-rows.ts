// Quotes in the transaction that changes them: found, locked, written.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { QuoteEntity } from './quote.entity.ts';

/** Throws NOT_FOUND. */
export async function findQuote(manager: EntityManager, id: string | number): Promise<QuoteEntity> {
  const number = parseId(id);
  const row = number === null ? null : await manager.findOneBy(QuoteEntity, { id: number });
  return row ?? notFound();
}

/** Nobody else changes it until the transaction ends. Seats are locked before it, never after. Throws NOT_FOUND. */
export async function lockQuote(manager: EntityManager, id: number): Promise<QuoteEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  return (await manager.findOne(QuoteEntity, { where: { id }, lock })) ?? notFound();
}

export async function writeQuote(
  manager: EntityManager,
  actor: Actor,
  row: QuoteEntity,
  changed: Partial<QuoteEntity>,
): Promise<void> {
  const now = new Date();
  const isOther = changed.state !== undefined && changed.state !== row.state;
  const save = { version: row.version + 1, updatedAt: now, updatedBy: actor.user?.id ?? null };
  const all = { ...changed, ...save, ...(isOther && { stateAt: now }) };
  await manager.update(QuoteEntity, row.id, all);
  Object.assign(row, all);
}

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Quote not found');
}
