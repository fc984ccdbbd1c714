// One connection that listens. Whether it still hears is proven, not assumed: it says something to itself now and then.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface ListeningOptions {
  url: string;
  channel: string;
  /** Milliseconds between two proofs, and that one may take. */
  heartbeat: { every: number; within: number };
  /** A notice of somebody else. */
  onPayload(payload: string): void;
  /** Called once, when the connection ended or hears no more. */
  lost(): void;
}

export interface ListeningConnection {
  /** False as soon as the last proof is too old to believe in. */
  isProven(): boolean;
  close(): Promise<void>;
}

/** What instances say to themselves; the others leave it alone. */
const ownVoice = 'heartbeat ';

/** Resolves when it was proven to hear. */
export async function openListeningConnection(options: ListeningOptions): Promise<ListeningConnection> {
  const { url, channel, heartbeat, onPayload, lost } = options;
  const self = ownVoice + randomUUID();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lubugo listener',
    keepAlive: true,
    connectionTimeoutMillis: heartbeat.within,
    query_timeout: heartbeat.within,
  });
  let provenAt = Number.NEGATIVE_INFINITY;
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
    if (from !== channel) return;
    if (payload === self) hearSelf();
    else if (!payload.startsWith(ownVoice)) onPayload(payload);
  });

  async function prove(): Promise<void> {
    const begun = performance.now();
    const echo = new Promise<boolean>((resolve) => {
      hearSelf = () => resolve(true);
    });
    await client.query('SELECT pg_notify($1, $2)', [channel, self]);
    const hears = await Promise.race([echo, wait(heartbeat.within, false, { ref: false })]);
    if (!hears) throw new Error('The connection does not hear itself.');
    provenAt = begun;
  }

  async function beat(): Promise<void> {
    while (!over) {
      await wait(heartbeat.every, undefined, { ref: false });
      if (!over) await prove().catch(fail);
    }
  }

  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await prove();
  } catch (error) {
    fail();
    throw error;
  }
  opened = true;
  void beat();
  return {
    isProven: () => !over && performance.now() - provenAt < heartbeat.every + heartbeat.within,
    async close() {
      over = true;
      await client.end().catch(() => undefined);
    },
  };
}
