import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors.ts';
import { english } from '../../platform/locale.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import type { ContentEntity } from './content.entity.ts';

/** What somebody wants with a record that they read at `version`. */
export interface Attempt {
  intent: 'save' | 'delete';
  /** What staff call the record. */
  noun: string;
  /** Null or undefined when the caller does not care. */
  version: number | null | undefined;
}

const advice = {
  save: 'while you were editing. Reload to see it, or save again to overwrite.',
  delete: 'after you read it, so it was not deleted. Look at it again, then delete it if it still is to go.',
};

/** Throws CONFLICT when a colleague saved `row` since: who, when (Kampala time) and what to do now. */
export async function refuseStale(
  manager: EntityManager,
  row: Pick<ContentEntity, 'updatedBy' | 'updatedAt' | 'version'>,
  attempt: Attempt,
): Promise<void> {
  const { updatedBy, updatedAt, version } = row;
  if (attempt.version == null || attempt.version === version) return;
  const user = updatedBy === null ? null : await manager.findOneBy(UserEntity, { id: updatedBy });
  const changedBy = user?.email ?? null;
  throw conflict(
    `${changedBy ?? 'Somebody'} saved this ${attempt.noun} at ${momentInKampala(updatedAt)} ${advice[attempt.intent]}`,
    { changedBy, changedAt: updatedAt.toISOString(), version },
  );
}

/** Whether saving `values` over `row` would change nothing. */
export function isUnchanged<Row extends object>(row: Row, values: Partial<Row>): boolean {
  const fields = Object.keys(values) as (keyof Row)[];
  return fields.every((field) => isDeepStrictEqual(row[field], values[field]));
}

/** `14:05 on 21 Nov 2026` */
export function momentInKampala(moment: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString(english.formats, { timeZone: 'Africa/Kampala', ...options });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return `${time} on ${format({ day: 'numeric', month: 'short', year: 'numeric' })}`;
}
