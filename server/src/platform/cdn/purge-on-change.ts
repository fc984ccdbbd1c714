import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../changes/content-changes.ts';
import type { Quiet } from '../deployment/quiet.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';
import { type CdnSettings, everything, purge } from './cdn.ts';

interface Deps {
  cdn: CdnSettings;
  db: DataSource;
  changes: ContentChanges;
  jobs: Jobs;
  log: Logger;
  quiet: Quiet;
}

const queue = 'cdn-purge';
/** Milliseconds that changes wait for others: a save may touch several tables. */
const gather = 100;
/** Milliseconds after which it is told again: a page that was on its way to it meanwhile was the old one. */
const again = 10_000;
/** Milliseconds that it may take to answer. */
const patience = 10_000;

/** Has a CDN drop the pages made from tables that changed, as a job that is tried until it succeeds. Returns the way to stop. */
export function purgeOnChange({ cdn, db, changes, jobs, log, quiet }: Deps): () => void {
  jobs.work<{ tags: string[] }>(queue, { retries: 20, maxDelay: 300, every: 2 }, async ({ tags }) => {
    const refusal = await purge(cdn, tags, AbortSignal.timeout(patience));
    if (refusal) throw new Error(`The CDN did not drop ${tags.join(', ')}: it answered ${refusal}`);
  });

  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const send = async () => {
    timer = undefined;
    const tags = [...waiting];
    waiting.clear();
    try {
      await jobs.send(db.manager, queue, { tags }, { about: [] });
      // A queue that was closed meanwhile would open once more, and keep this process from ending.
      if (isStopped) return;
      await jobs.send(db.manager, queue, { tags }, { about: [], startAfter: new Date(Date.now() + again) });
    } catch (error) {
      // Without the database nothing is kept here either; as soon as it is back everything counts as changed.
      if (!isStopped) log.error({ err: error, tags }, 'The CDN cannot be told of a change.');
    }
  };
  const drop = (tags: readonly string[]) => {
    // The pages that a CDN keeps are of the site that this is a copy of.
    if (quiet.copy) return;
    for (const tag of tags) waiting.add(tag);
    timer ??= setTimeout(send, gather);
  };
  const unsubscribe = changes.subscribe((tables) => drop(tables === 'all' ? [everything] : tables));
  // What changed while nobody was here, or just before an end, and pages of an older build.
  drop([everything]);
  quiet.onLive(() => drop([everything]));
  return () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
