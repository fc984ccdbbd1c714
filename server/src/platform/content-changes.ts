// Who wants to know that content changed, here or in another instance of the product that uses the same database.
import pg from 'pg';
import type { Logger } from './log.ts';

/** Tables that changed, or 'all' when changes may have been missed. */
export type ChangedTables = string[] | 'all';

export interface ContentChanges {
  /** Tells subscribers at once; called after commit and before the answer, so that one's own change is seen by the next request. */
  changed(tables: string[]): void;
  /** Returns the function that ends the subscription. */
  subscribe(fn: (tables: ChangedTables) => void): () => void;
  /** False while changes made by other instances cannot be heard: whoever caches must not use its cache then. */
  readonly listening: boolean;
  close(): Promise<void>;
}

/** The channel that triggers on content tables NOTIFY with the name of their table. */
export const contentChannel = 'content_changed';

export interface ContentChangesOptions {
  url: string;
  log: Logger;
  /** Milliseconds between two signs of life of the connection; a silent one counts as down. */
  heartbeat?: number;
}

/** Listens on a connection of its own and reconnects by itself; resolves when it listens. */
export async function listenForContentChanges({
  url,
  log,
  heartbeat = 15_000,
}: ContentChangesOptions): Promise<ContentChanges> {
  const subscribers = new Set<(tables: ChangedTables) => void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (tables: ChangedTables): void => {
    for (const subscriber of subscribers) subscriber(tables);
  };

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'lubugo listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => {
      if (channel === contentChannel) tell(payload ? payload.split(',') : 'all');
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${contentChannel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return next.end();
    client = next;
    timer = setTimeout(beat, heartbeat, next);
    timer.unref();
  }

  /** A connection can die without a word (a firewall that forgets it), so ask now and then. */
  async function beat(current: pg.Client): Promise<void> {
    try {
      await current.query('SELECT 1');
      if (current !== client) return;
      timer = setTimeout(beat, heartbeat, current);
      timer.unref();
    } catch {
      lost(current);
    }
  }

  function lost(current: pg.Client): void {
    if (closed || current !== client) return;
    client = null;
    clearTimeout(timer);
    current.end().catch(() => undefined);
    log.warn('Changes of other instances cannot be heard; caches rest until the database answers again.');
    tell('all');
    void reconnect(250);
  }

  async function reconnect(delay: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    if (closed) return;
    try {
      await listen();
      tell('all');
      log.info('Changes of other instances are heard again.');
    } catch {
      void reconnect(Math.min(delay * 2, 10_000));
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
      return client !== null;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      client = null;
    },
  };
}
