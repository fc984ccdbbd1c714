// A way to the database that can go silent, as a firewall or a failover makes it: nothing arrives any more, and nobody is told.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The connection string it was given, through the proxy. */
  url: string;
  /** Connections there are never carry a byte again; new ones do. */
  dropConnections(): void;
  /** Nothing is carried any more, on old connections or new ones. */
  goSilent(): void;
  /** Everything is carried but notifications, as by a pooler that does not keep the session of a LISTEN. */
  swallowNotifications(): void;
  /** The next answer comes in one piece with the last words of a server that was killed. */
  dieWithNextAnswer(): void;
  /** New connections are carried again, with all there is; old ones stay dead. */
  carryNewOnes(): void;
  close(): Promise<void>;
}

/** Stands in front of the server of `url`. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  /** Connections of an earlier generation are dead. */
  let generation = 0;
  let silent = false;
  let deaf = false;
  let dying = false;

  const server = createServer((client) => {
    keep(client);
    if (silent) return;
    const mine = generation;
    const upstream = keep(connect(Number(port), hostname));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (data) => {
        if (mine !== generation) return;
        if (from === client) return void to.write(data);
        to.write(dying ? Buffer.concat([data, lastWords]) : deaf ? withoutNotifications(data) : data);
        if (dying) to.end();
        dying = false;
      });
      from.on('close', () => mine === generation && to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => undefined);
    return socket.on('close', () => sockets.delete(socket));
  }

  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    dropConnections() {
      generation += 1;
    },
    goSilent() {
      generation += 1;
      silent = true;
    },
    swallowNotifications() {
      deaf = true;
    },
    dieWithNextAnswer() {
      dying = true;
    },
    carryNewOnes() {
      silent = false;
      deaf = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** An error as the server writes it: its fields, each a letter and a text. */
const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
const head = Buffer.from('E....');
head.writeUInt32BE(fields.length + 4, 1);
const lastWords = Buffer.concat([head, fields]);

/** Whole messages of the server: a letter, the length of the rest, the rest. */
function withoutNotifications(messages: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < messages.length; ) {
    const end = at + 1 + messages.readUInt32BE(at + 1);
    if (messages[at] !== 'A'.charCodeAt(0)) kept.push(messages.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
