// What all processes together have seen of a caller, counted in the database by its clock.
import type { DataSource } from 'typeorm';
import { readRows } from '../database/rows.ts';
import { onceForEach } from '../once-for-each.ts';
import type { KeyedHash } from '../sealing/keyed-hash.ts';
import { type CallCounts, type CallState, type CountedCall, isTooMany } from './call-counts.ts';

interface SharedDeps {
  db: DataSource;
  /** Neither an e-mail nor an address is kept. */
  hash: KeyedHash;
}

/** Milliseconds for which a refusal is remembered: a flood asks the database once in this time. */
const remembered = 1_000;

interface Refusal {
  state: CallState;
  /** By `performance.now()`. */
  at: number;
}

export class SharedCallCounts implements CallCounts {
  readonly #deps: SharedDeps;
  /** By key, the one that was refused first standing first. */
  readonly #refused = new Map<string, Refusal>();

  constructor(deps: SharedDeps) {
    this.#deps = deps;
  }

  async count(calls: readonly CountedCall[]): Promise<CallState[]> {
    const keys = calls.map((call) => this.#keyOf(call));
    const refused = this.#refusalOf(keys);
    if (refused) return [refused];
    const values = calls.flatMap(({ limit, times = 1 }, nth) => [
      keys[nth],
      times,
      limit.duration,
      limit.points,
    ]);
    const rows = await readRows<{ points: number; left: number }>(
      this.#deps.db,
      `count ${calls.length} calls`,
      countingSql(calls.length),
      values,
    );
    // Those after one call too many have no row.
    const states = rows.map(({ points, left }, nth): CallState => {
      const { limit } = calls[nth] as CountedCall;
      return { limit, count: points, left: Math.max(left, 0) };
    });
    const last = states.at(-1);
    const key = keys[states.length - 1];
    if (last && key && isTooMany(last)) this.#remember(key, last);
    return states;
  }

  async takeBack(call: CountedCall): Promise<void> {
    await this.#change(call, 'one call less', 'UPDATE rate_limits SET points = points - 1 WHERE key = $1');
  }

  async forget(call: CountedCall): Promise<void> {
    await this.#change(call, 'no call', 'DELETE FROM rate_limits WHERE key = $1');
  }

  /** Removes what counts no more. Returns how much that was. */
  async deleteOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.#deps.db.query(
      'DELETE FROM rate_limits WHERE ends_at <= now()',
    );
    return count;
  }

  async #change(call: CountedCall, name: string, sql: string): Promise<void> {
    const key = this.#keyOf(call);
    this.#refused.delete(key);
    await readRows(this.#deps.db, name, sql, [key]);
  }

  /** Half of the hash, which is as long as a UUID. */
  #keyOf({ limit, key }: CountedCall): string {
    return this.#deps.hash(`${limit.name} ${key}`).slice(0, 32);
  }

  #refusalOf(keys: readonly string[]): CallState | null {
    const now = performance.now();
    for (const [key, { at }] of this.#refused) {
      if (now - at < remembered) break;
      this.#refused.delete(key);
    }
    for (const key of keys) {
      const known = this.#refused.get(key);
      const left = known && known.state.left - (now - known.at);
      if (left && left > 0) return { ...known.state, left };
    }
    return null;
  }

  #remember(key: string, state: CallState): void {
    // So that it stands last.
    this.#refused.delete(key);
    this.#refused.set(key, { state, at: performance.now() });
  }
}

/** One statement that counts by so many limits, each one only if it was not too many by the one before. */
const countingSql = onceForEach((limits: number): string => {
  const steps = Array.from({ length: limits }, (_, nth) => {
    const [key, times, duration] = [1, 2, 3].map((of) => `$${4 * nth + of}`);
    const before = nth === 0 ? '' : `FROM step${nth - 1} WHERE points <= $${4 * nth}::integer`;
    return `step${nth} AS (
      INSERT INTO rate_limits AS kept (key, points, ends_at)
        SELECT ${key}::uuid, ${times}::integer, now() + make_interval(secs => ${duration}) ${before}
      ON CONFLICT (key) DO UPDATE SET
        points = excluded.points + CASE WHEN kept.ends_at > now() THEN kept.points ELSE 0 END,
        ends_at = CASE WHEN kept.ends_at > now() THEN kept.ends_at ELSE excluded.ends_at END
      -- It may have begun a moment after this statement, which waited for it: never longer than it lasts.
      RETURNING points, least(extract(epoch FROM ends_at - now())::float8, ${duration}) * 1000 AS left)`;
  });
  const all = steps.map((_, nth) => `SELECT ${nth} AS nth, points, "left" FROM step${nth}`);
  // The last limit is nobody's condition, and PostgreSQL wants to know the type of each value.
  return `WITH ${steps.join(', ')}, last AS (SELECT $${4 * limits}::integer)
    ${all.join(' UNION ALL ')} ORDER BY nth`;
});
