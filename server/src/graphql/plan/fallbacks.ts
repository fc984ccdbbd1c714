import type { Logger } from '../../platform/log.ts';
import type { FallbackReason } from './run.ts';

/** Kinds of queries that are told; their names are of callers, who may send any number of different ones. */
const mostKinds = 100;
/** Characters of a name that are kept. */
const longestName = 60;

/** Counts the queries that graphql-js runs because they have no plan, and logs the first of each kind. */
export function countFallbacks(log: Logger) {
  const fallbacks = new Map<FallbackReason, number>();
  const told = new Set<string>();

  function count(reason: FallbackReason, name = 'without a name'): void {
    fallbacks.set(reason, (fallbacks.get(reason) ?? 0) + 1);
    const operation = name.slice(0, longestName);
    const kind = `${reason} ${operation}`;
    if (told.has(kind) || told.size >= mostKinds) return;
    told.add(kind);
    const counts = Object.fromEntries(fallbacks);
    log.info({ operation, reason, counts }, 'A query has no plan: graphql-js runs it.');
  }
  return { count, fallbacks: fallbacks as ReadonlyMap<FallbackReason, number> };
}
