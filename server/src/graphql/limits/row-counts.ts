// How many rows the plain lists have, so that what a query costs is known before it runs.
import { contentTypes } from '../../features.ts';
import type { CountsMapper } from '../../modules/stats/stats.service.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';

interface RowCounts {
  /** Rows of a list of this type, as they were counted last; undefined when they never were. */
  of(typeName: string): number | undefined;
  close(): void;
}

const countOf = new Map(contentTypes.map(({ type, many, counter = many }) => [type, counter]));

/** Counts at start and after each change, one count at a time. */
export function createRowCounts(
  stats: { counts(): Promise<CountsMapper> },
  changes: Pick<ContentChanges, 'subscribe'>,
): RowCounts {
  let known: CountsMapper | undefined;
  let counting = false;
  let isOld = false;

  async function count(): Promise<void> {
    isOld = true;
    if (counting) return;
    counting = true;
    while (isOld) {
      isOld = false;
      // While the database is away what was counted last has to do.
      known = await stats.counts().catch(() => known);
    }
    counting = false;
  }

  void count();
  const unsubscribe = changes.subscribe(() => void count());
  return {
    of(typeName) {
      const name = countOf.get(typeName);
      return name === undefined ? undefined : known?.[name];
    },
    close: unsubscribe,
  };
}
