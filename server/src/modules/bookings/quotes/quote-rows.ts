// Quotes in the transaction that changes them: found, locked, written.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { QuoteEntity } from './quote.entity.ts';

const notFound = 'Quote not found';

/** Throws NOT_FOUND. */
export const findQuote = (manager: EntityManager, id: string | number): Promise<QuoteEntity> =>
  demandRow(manager, QuoteEntity, id, notFound);

/** Nobody else changes it until the transaction ends. Seats are locked before it, never after. Throws NOT_FOUND. */
export const lockQuote = (manager: EntityManager, id: number): Promise<QuoteEntity> =>
  demandRow(manager, QuoteEntity, id, notFound, { lock: true });

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
