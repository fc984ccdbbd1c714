import type { ChangedTables } from '../../platform/changes/content-changes.ts';
import type { Answer } from './answer.ts';

interface Entry {
  answer: Answer;
  tables: readonly string[];
  bytes: number;
  /** Asked for since it was last looked at for removal. */
  wanted: boolean;
}

/** Larger answers are made anew each time. A whole list may take its half: to make that each time would cost more. */
const largestShare = 1 / 2;

/**
 * Answers by key, at most `limit` bytes of them: when that is full, those nobody asked for lately go first.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.wanted = true;
    return entry.answer;
  }

  set(key: string, answer: Answer, tables: readonly string[]): void {
    // Twice the body: its compressed forms and headers come on top of it.
    const bytes = 2 * (key.length + answer.body.length) + 1024;
    if (bytes > this.#limit * largestShare) return;
    this.#remove(key);
    this.#entries.set(key, { answer, tables, bytes, wanted: false });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** Evicts every answer that was made from one of `tables`. */
  drop(tables: readonly string[] | 'all'): void {
    if (tables === 'all') {
      this.#entries.clear();
      this.#bytes = 0;
      return;
    }
    for (const [key, entry] of this.#entries) {
      if (entry.tables.some((table) => tables.includes(table))) this.#remove(key);
    }
  }

  /** Goes round from the oldest: what was wanted since the last round gets another one. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      this.#entries.delete(key);
      if (entry.wanted) {
        entry.wanted = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Which tables changed since when, so that an answer that was being made meanwhile is dropped only if it was made from one of them. */
interface ChangeHistory {
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
