// What a connection may keep without giving: half a request costs its sender nothing, and us a socket.
import type { IncomingMessage, Server } from 'node:http';
import { callerOf } from '../addresses.ts';

export interface ConnectionLimits {
  /** Milliseconds in which the head of a request has to be there. */
  head: number;
  /** Of a body so many bytes have to come in each so many milliseconds, until it is whole: however long that is, on a slow line. */
  body: { bytes: number; within: number };
  /** Connections of one address at once. */
  perAddress: number;
}

/** A kilobyte a second is less than the slowest telephone has; half a minute without one is a line that is gone. */
export const connectionLimits: ConnectionLimits = {
  head: 10_000,
  body: { bytes: 30_000, within: 30_000 },
  perAddress: Infinity,
};

/** Ends the connection of a request whose body stops coming, or comes too slowly ever to be whole. */
export function limitBody(req: IncomingMessage, { bytes, within }: ConnectionLimits['body']): void {
  const { socket, headers } = req;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (req.complete) return clearInterval(timer);
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // Where it waits for us, nobody is to blame but us.
    const waitsForUs = req.readableLength >= req.readableHighWaterMark;
    if (came < bytes && !waitsForUs) req.destroy();
  }, within).unref();
  req.once('close', () => clearInterval(timer));
}

const tooMany = 'There are too many connections from your address. Please try again in a minute.\n';
const refusal = [
  'HTTP/1.1 429 Too Many Requests',
  'Retry-After: 60',
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: text/plain',
  `Content-Length: ${tooMany.length}`,
  `\r\n${tooMany}`,
].join('\r\n');

/** Refuses the connections of an address that has so many already. */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = callerOf(socket.remoteAddress ?? '');
    const others = open.get(address) ?? 0;
    if (others >= perAddress) {
      socket.end(refusal);
      socket.destroySoon();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
