// Who wants to know that content changed, here or in another instance of the product that uses the same database.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { Confirmations } from './confirmations.ts';
import { beatOf, lease, leaveAs, type Role, type Self, thisMachine } from './instances.ts';
import { type Heartbeat, type ListeningConnection, openListeningConnection } from './listening-connection.ts';

/** Tables that changed, or 'all' when changes may have been missed. */
export type ChangedTables = string[] | 'all';

/** Forgets what it knows of these tables: at once, or when its promise resolves. */
type Subscriber = (tables: ChangedTables) => unknown;

export interface ContentChanges {
  /**
   * Tells subscribers at once; called after commit. Resolves when no instance answers from memory as it was before: who awaits it before
   * the answer sees that change in every instance's next read. Never rejects.
   */
  changed(tables: string[]): Promise<void>;
  /** For what only this instance shows in another way from now on. */
  changedHere(tables: string[]): void;
  /** Returns the function that ends the subscription. */
  subscribe(fn: Subscriber): () => void;
  /** False while it is not proven that changes made by other instances are heard: whoever caches must not use its cache then. */
  readonly listening: boolean;
  close(): Promise<void>;
}

/** The channel that triggers on content tables NOTIFY with the name of their table. */
export const contentChannel = 'content_changed';

interface ContentChangesOptions {
  url: string;
  log: Logger;
  /** `all` and 1 when left out. */
  role?: Role;
  release?: number;
  heartbeat?: Heartbeat;
}

/** Milliseconds before the first and between later tries to connect again. */
const retry = { first: 250, longest: 2_000 };

/** Listens on a connection of its own and reconnects by itself; resolves when it listens. */
export async function listenForContentChanges({
  url,
  log,
  role = 'all',
  release = 1,
  heartbeat = lease,
}: ContentChangesOptions): Promise<ContentChanges> {
  const self: Self = { id: randomUUID(), role, release, machine: thisMachine() };
  const subscribers = new Set<Subscriber>();
  /** What subscribers are still about to forget. */
  const forgetting = new Set<Promise<unknown>>();
  let connection: ListeningConnection | null = null;
  let closed = false;

  const tell = (tables: ChangedTables): void => {
    for (const subscriber of subscribers) {
      const told = subscriber(tables);
      if (!(told instanceof Promise)) continue;
      const forgotten: Promise<unknown> = told
        .catch(() => undefined)
        .finally(() => forgetting.delete(forgotten));
      forgetting.add(forgotten);
    }
  };
  const confirmations = new Confirmations({
    self,
    channel: contentChannel,
    holds: heartbeat.holds,
    connection: () => connection,
    forgotten: () => Promise.all(forgetting),
  });
  const onPayload = (payload: string) => {
    if (!confirmations.take(payload)) tell(payload ? payload.split(',') : 'all');
  };

  async function listen(): Promise<void> {
    const next = await openListeningConnection({
      url,
      channel: contentChannel,
      heartbeat,
      onPayload,
      lost,
      beat: (channel) => beatOf(self, channel),
    });
    if (closed) return next.close(leaveAs(self));
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
    async changed(tables) {
      tell(tables);
      await confirmations.ask();
    },
    changedHere: tell,
    subscribe(fn) {
      subscribers.add(fn);
      return () => void subscribers.delete(fn);
    },
    get listening() {
      return connection?.isProven() ?? false;
    },
    async close() {
      closed = true;
      const last = connection;
      connection = null;
      await last?.close(leaveAs(self));
    },
  };
}
