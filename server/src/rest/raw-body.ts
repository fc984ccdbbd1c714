// A signature covers the bytes that were sent, which parsing loses.
import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** For `express.json({ verify })`. */
export function storeRawBody(req: IncomingMessage, _res: unknown, body: Buffer): void {
  bodies.set(req, body);
}

/** The bytes of a JSON body; empty when there was none. */
export const rawBodyOf = (req: IncomingMessage): Buffer => bodies.get(req) ?? Buffer.alloc(0);
