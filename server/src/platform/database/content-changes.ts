// Who wants to know that content changed, here or in another instance of the product that uses the same database.
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import {
  type ListeningConnection,
  type ListeningOptions,
  openListeningConnection,
} from './listening-connection.ts';

/** Tables that changed, or 'all' when changes may have been missed. */
export type ChangedTables = string[] | 'all';

export interface ContentChanges {
  /** Tells subscribers at once; called after commit and before the answer, so that one's own change is seen by the next request. */
  changed(tables: string[]): void;
  /** Returns the function that ends the subscription. */
  subscribe(fn: (tables: ChangedTables) => void): () => void;
  /** False while it is not proven that changes made by other instances are heard: whoever caches must not use its cache then. */
  readonly listening: boolean;
  close(): Promise<void>;
}

/** The channel that triggers on content tables NOTIFY with the name of their table. */
export const contentChannel = 'content_changed';

interface ContentChangesOptions {
  url: string;
  log: Logger;
  /** Milliseconds between two proofs that we hear, and that one may take. */
  heartbeat?: ListeningOptions['heartbeat'];
}

/** Milliseconds before the first and between later tries to connect again. */
const retry = { first: 250, longest: 2_000 };

/** Listens on a connection of its own and reconnects by itself; resolves when it listens. */
export async function listenForContentChanges({
  url,
  log,
  heartbeat = { every: 3_000, within: 5_000 },
}: ContentChangesOptions): Promise<ContentChanges> {
  const subscribers = new Set<(tables: ChangedTables) => void>();
  let connection: ListeningConnection | null = null;
  let closed = false;

  const tell = (tables: ChangedTables): void => {
    for (const subscriber of subscribers) subscriber(tables);
  };
  const onPayload = (payload: string) => tell(payload ? payload.split(',') : 'all');

  async function listen(): Promise<void> {
    const next = await openListeningConnection({ url, channel: contentChannel, heartbeat, onPayload, lost });
    if (closed) return next.close();
    connection = next;
  }

  function lost(): void {
    if (closed) return;
    connection = null;
    log.warn('Changes of other instances cannot be heard; caches rest until the database answers again.');
    tell('all');
    void reconnect(retry.first);
  }

  async function reconnect(delay: number): Promise<void> {
    await wait(delay, undefined, { ref: false });
    if (closed) return;
    try {
      await listen();
      tell('all');
      log.info('Changes of other instances are heard again.');
    } catch {
      void reconnect(Math.min(delay * 2, retry.longest));
    }
  }

  await listen();
  return {
    changed: tell,
    subscribe(fn) {
      subscribers.add(fn);
      return () => void subscribers.delete(fn);
    },
    get listening() {
      return connection?.isProven() ?? false;
    },
    async close() {
      closed = true;
      await connection?.close();
      connection = null;
    },
  };
}
