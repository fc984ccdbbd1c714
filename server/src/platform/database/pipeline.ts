// Reads of one record by its key share a connection: each is sent without waiting for the answers to those before, and those that
// come together are sent together. Only for what PostgreSQL answers at once: what is slow would hold up all behind it. A pooler could
// lend this one connection to nobody else, and would plan each read anew: it goes to the server itself.
import { Socket } from 'node:net';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './rows.ts';
import { statement } from './traced-statements.ts';

interface Shared {
  client: pg.Client;
  socket: Socket;
  connected: Promise<unknown>;
  isConnected: boolean;
  /** Queries without an answer. */
  open: number;
  /** Ends it when nobody needs it: one that died meanwhile is not used any more. */
  idle: NodeJS.Timeout;
}

const shared = new WeakMap<DataSource, Shared>();

/** As `readRows`. */
export async function readAtOnce<Row>(
  db: DataSource,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const connection = shared.get(db) ?? connect(db);
  connection.open += 1;
  try {
    if (!connection.isConnected) await connection.connected;
    sendTogether(connection.socket);
    const { rows } = await statement(db, name, text, () => connection.client.query({ name, text, values }));
    return rows as Row[];
  } finally {
    connection.open -= 1;
    connection.idle.refresh();
  }
}

/** Ends the connection, if there is one; those that were asked before are answered. */
export async function closeShared(db: DataSource): Promise<void> {
  const connection = shared.get(db);
  shared.delete(db);
  clearTimeout(connection?.idle);
  await connection?.client.end();
}

/** With the settings of the pool. */
function connect(db: DataSource): Shared {
  const { options } = poolOf(db);
  const socket = (options.stream as (() => Socket) | undefined)?.() ?? new Socket();
  const { Client = pg.Client } = options as { Client?: typeof pg.Client };
  const client = new Client({ ...options, stream: () => socket, pipeline: true });
  const lose = () => {
    clearTimeout(connection.idle);
    if (shared.get(db) === connection) shared.delete(db);
  };
  const rest = () =>
    void (connection.open > 0 ? connection.idle.refresh() : closeShared(db).catch(() => undefined));
  const connection: Shared = {
    client,
    socket,
    isConnected: false,
    open: 0,
    idle: setTimeout(rest, options.idleTimeoutMillis ?? undefined).unref(),
    connected: client.connect().then(
      () => {
        connection.isConnected = true;
      },
      (error) => {
        lose();
        throw error;
      },
    ),
  };
  client.on('error', lose);
  client.on('end', lose);
  shared.set(db, connection);
  return connection;
}

/** In one piece what is asked in the same turn of the event loop. */
function sendTogether(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}
