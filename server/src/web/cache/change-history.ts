import type { ChangedTables } from '../../platform/database/content-changes.ts';

/** Which tables changed since when, so that an answer that was being made meanwhile is dropped only if it was made from one of them. */
export interface ChangeHistory {
  /** Grows with each change. */
  readonly now: number;
  add(tables: ChangedTables): void;
  /** Whether none of `tables` changed after `then`, an earlier `now`; for unknown ones whether nothing did. */
  unchanged(tables: readonly string[] | 'unknown', then: number): boolean;
}

export function createChangeHistory(): ChangeHistory {
  const changedAt = new Map<string, number>();
  let allChangedAt = 0;
  let now = 0;
  return {
    get now() {
      return now;
    },
    add(tables) {
      now += 1;
      if (tables === 'all') allChangedAt = now;
      else for (const table of tables) changedAt.set(table, now);
    },
    unchanged: (tables, then) =>
      tables === 'unknown'
        ? now <= then
        : allChangedAt <= then && tables.every((table) => (changedAt.get(table) ?? 0) <= then),
  };
}
