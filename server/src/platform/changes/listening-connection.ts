// One connection that listens. Whether it still hears is proven, not assumed: it says something to itself now and then.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Statement } from './instances.ts';

export interface Heartbeat {
  /** Milliseconds between two proofs. */
  every: number;
  /** Milliseconds that one may take. */
  within: number;
  /** Milliseconds for which one holds, from the moment it was begun. */
  holds: number;
}

interface ListeningOptions {
  url: string;
  channel: string;
  heartbeat: Heartbeat;
  /** Says something on a channel that nobody else listens on: it would wake up each of them. */
  beat(ownChannel: string): Statement;
  onPayload(payload: string): void;
  /** Called once, when the connection ended or hears no more. */
  lost(): void;
}

export interface ListeningConnection {
  /** False as soon as the last proof is too old to believe in. */
  isProven(): boolean;
  /** Rows. Whoever waits for an answer on it hears nothing later than that. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Says a last word and ends. */
  close(lastWord: Statement): Promise<void>;
}

/** Milliseconds that a last word may take. */
const goodbye = 200;

/** Resolves when it was proven to hear. */
export async function openListeningConnection(options: ListeningOptions): Promise<ListeningConnection> {
  const { url, channel, heartbeat, onPayload, lost } = options;
  const ownChannel = `heartbeat_${randomUUID().replaceAll('-', '')}`;
  const beat = options.beat(ownChannel);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lubugo listener',
    keepAlive: true,
    connectionTimeoutMillis: heartbeat.within,
    query_timeout: heartbeat.within,
  });
  const proven = { at: Number.NEGATIVE_INFINITY, wall: 0 };
  let hearSelf: () => void = () => undefined;
  let over = false;
  let opened = false;

  const fail = () => {
    if (over) return;
    over = true;
    client.end().catch(() => undefined);
    if (opened) lost();
  };
  client.on('error', fail);
  client.on('end', fail);
  client.on('notification', ({ channel: from, payload = '' }) => {
    if (from === ownChannel) hearSelf();
    else if (from === channel) onPayload(payload);
  });

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: pg will not queue them any more. */
  function query(statement: Statement): Promise<pg.QueryResult> {
    const answer = last.then(() => client.query(statement));
    last = answer.catch(() => undefined);
    return answer;
  }

  async function prove(): Promise<void> {
    const begun = { at: performance.now(), wall: Date.now() };
    await new Promise<void>((resolve, reject) => {
      const deaf = () => reject(new Error('The connection does not hear itself.'));
      const timer = setTimeout(deaf, heartbeat.within).unref();
      hearSelf = () => {
        clearTimeout(timer);
        resolve();
      };
      query(beat).catch(reject);
    });
    Object.assign(proven, begun);
  }

  async function goOn(): Promise<void> {
    while (!over) {
      await wait(heartbeat.every, undefined, { ref: false });
      if (!over) await prove().catch(fail);
    }
  }

  /** By two clocks: one of them may stand still while a machine is paused, the other one may be set. */
  function isProven(): boolean {
    const elapsed = Math.max(performance.now() - proven.at, Date.now() - proven.wall);
    return !over && elapsed < heartbeat.holds;
  }

  try {
    await client.connect();
    await client.query(`LISTEN ${channel}; LISTEN ${ownChannel}`);
    await prove();
  } catch (error) {
    fail();
    throw error;
  }
  opened = true;
  void goOn();
  return {
    isProven,
    query: async (statement) => (await query(statement)).rows,
    async close(lastWord) {
      const wasOver = over;
      over = true;
      if (!wasOver)
        await Promise.race([query(lastWord), wait(goodbye, undefined, { ref: false })]).catch(
          () => undefined,
        );
      await client.end().catch(() => undefined);
    },
  };
}
