// How long PostgreSQL may take. A firewall or a failover can drop a connection without a word, and the system would wait a
// quarter of an hour for an answer on it: so we count ourselves.
import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';
import { clientOfPooler } from './pooler-client.ts';

/** Milliseconds. */
export interface DatabaseLimits {
  /** To get a connection: a free one of the pool, or a new one. */
  connect: number;
  /** After which the server gives up a statement; shorter than `silence`, so that a slow statement costs no connection. */
  statement: number;
  /** Without a byte in either direction, after which a connection is thrown away with all that waits on it. */
  silence: number;
  /** After which a connection that nobody needs is closed: one that died meanwhile is not handed out any more. */
  idle: number;
}

export const databaseLimits: DatabaseLimits = {
  connect: 5_000,
  statement: 8_000,
  silence: 10_000,
  idle: 3_000,
};

/** Settings of pg for a pool that keeps these limits, also through a pooler. */
export function withinLimits(limits: DatabaseLimits, isPooled = false) {
  const { connect, silence, idle } = limits;
  return {
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: idle,
    keepAlive: true,
    stream: () => socketWithTimeout(silence),
    ...(isPooled ? { Client: clientOfPooler(PooledClient, limits) } : ofConnection(limits)),
  };
}

/** Told once, when a connection begins. */
const ofConnection = ({ statement, silence }: DatabaseLimits) => ({
  statement_timeout: statement,
  // What a connection of ours that died still holds locked is free again when we are back.
  idle_in_transaction_session_timeout: silence,
  Client: PooledClient,
});

/** What pg does not declare. */
interface Wire {
  connection: EventEmitter & { stream: Socket };
}

/** The server only reads: another one has taken its place. */
const readOnly = '25006';

class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // One that dies while it is handed from one to the next has nobody who listens, and pg would end the process over it.
    this.on('error', () => undefined);
    const { connection } = this as unknown as Wire;
    // The next connection is led to the one that writes. What failed hears of it first.
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) setImmediate(() => connection.stream.destroy());
    });
  }
}

/** Destroyed, not returned to the pool, when it is silent: an answer that comes too late must not meet another question. */
function socketWithTimeout(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    const error = new Error(`The database has been silent for ${silence} ms.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}
