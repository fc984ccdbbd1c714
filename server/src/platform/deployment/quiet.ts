// Whether this is a restored copy that is not live yet: visitors read, and nothing leaves it. The edges of the product ask here.
import type { ContentChanges } from '../changes/content-changes.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { type Asks, readDeployment } from './deployment.ts';

export interface RestoredCopy {
  since: Date;
  /** The moment that it is a copy of; null where nobody knows. */
  snapshotAt: Date | null;
}

export interface Quiet {
  /** Null where this is no restored copy, or it went live. */
  readonly copy: RestoredCopy | null;
  /** Throws UNAVAILABLE in a restored copy: what staff want would leave it. */
  refuseToLeave(): void;
  /** Throws UNAVAILABLE in a restored copy: what visitors send would be taken by two copies. */
  refuseVisitors(): void;
  /** Calls `begin` once, when it goes live; never where it is no restored copy. */
  onLive(begin: () => void): void;
  /** Listens no more. */
  close(): void;
}

/** Seconds after which who sent something may try again: it takes a person to make a copy live. */
const retryAfter = 600;

const toVisitors =
  'This site is being brought back from a backup and takes nothing in yet. Nothing you typed is lost: please send it again later.';
const toStaff =
  'This is a restored copy, and nothing leaves it, so this was not done. It can be done once the copy is live.';

/** For a product that is no restored copy. */
export const neverQuiet: Quiet = {
  copy: null,
  refuseToLeave: () => undefined,
  refuseVisitors: () => undefined,
  onLive: () => undefined,
  close: () => undefined,
};

interface QuietDeps {
  db: Asks;
  changes: Pick<ContentChanges, 'subscribe'>;
  log: Pick<Logger, 'warn' | 'info' | 'error'>;
}

/** Reads the mark, and hears when `go-live` takes it away, from another process too. */
export async function followQuiet({ db, changes, log }: QuietDeps): Promise<Quiet> {
  const begins: (() => void)[] = [];
  let closed = false;
  let copy = await readCopy(db);
  if (!copy) return neverQuiet;

  const unsubscribe = changes.subscribe((tables) => {
    if (tables !== 'all' && !tables.includes('deployment')) return;
    // What cannot be read now is asked again as soon as changes are heard again.
    readCopy(db).then(
      (now) => {
        if (now || !copy || closed) return;
        copy = null;
        unsubscribe();
        log.info('This copy is live: mails leave, and what waits for its time begins.');
        for (const begin of begins) begin();
      },
      (err) => closed || log.error({ err }, 'It cannot be read whether this copy is live.'),
    );
  });
  log.warn(
    { restoredAt: copy.since, copyOf: copy.snapshotAt },
    'This is a restored copy: visitors read, and nothing leaves it until it is made live with the command go-live.',
  );

  const refuse = (sentence: string) => {
    if (copy) throw new AppError('UNAVAILABLE', sentence, [], { retryAfter });
  };
  return {
    get copy() {
      return copy;
    },
    refuseToLeave: () => refuse(toStaff),
    refuseVisitors: () => refuse(toVisitors),
    onLive: (begin) => void begins.push(begin),
    close() {
      closed = true;
      unsubscribe();
    },
  };
}

async function readCopy(db: Asks): Promise<RestoredCopy | null> {
  const { quietSince: since, snapshotAt } = await readDeployment(db);
  return since && { since, snapshotAt };
}
