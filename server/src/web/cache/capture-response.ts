import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { responseReady } from '../../platform/limits/work-limit.ts';

export interface CapturedResponse {
  status: number;
  /** Name (lower case) and value in turns. */
  headers: string[];
  body: Buffer;
  /** The `X-Request-Id` the handler gave it. */
  requestId: string | undefined;
}

/** Made anew for each answer that is sent, or by Node itself. */
const notRecorded = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

const recorders = new WeakMap<ServerResponse, (answer: CapturedResponse) => void>();

/** Gives an answer that is whole already, instead of writing it; false where none is recorded. */
export function supplyResponse(res: ServerResponse, answer: CapturedResponse): boolean {
  const give = recorders.get(res);
  give?.(answer);
  return give !== undefined;
}

const releases = new WeakMap<ServerResponse, () => void>();

/** Lets what a handler writes from now on go out as it is written: a file that is too large to be held. */
export const sendAsWritten = (res: ServerResponse): void => releases.get(res)?.();

/**
 * Lets a handler write its answer as usual, but gives it to `done` instead of the network. `done` then sends
 * what it likes on the same response; whatever the handler still writes is ignored.
 */
export function captureResponse(res: ServerResponse, done: (answer: CapturedResponse) => void): void {
  const chunks: Buffer[] = [];
  let ended = false;
  const record = (chunk: unknown, encoding: unknown) => {
    const bytes = bytesOf(chunk, encoding);
    if (bytes) chunks.push(bytes);
  };
  const { write, end, writeHead, flushHeaders } = res;
  const callBack = (...args: unknown[]) => {
    const last = args.findLast((arg) => typeof arg === 'function');
    if (last) process.nextTick(last as () => void);
  };
  const give = (answer: CapturedResponse) => {
    ended = true;
    // Not deleted: an object that lost a property is slow from then on.
    Object.assign(res, { write, end, writeHead, flushHeaders });
    res.emit(responseReady, answer);
    done(answer);
  };
  recorders.set(res, give);
  releases.set(res, () => {
    recorders.delete(res);
    Object.assign(res, { write, end, writeHead, flushHeaders });
  });
  const own: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders'> = {
    write(chunk: unknown, encoding?: unknown, callback?: unknown) {
      // Who writes in parts may use the same memory again for the next.
      if (!ended) record(typeof chunk === 'string' ? chunk : copyOf(chunk), encoding);
      callBack(encoding, callback);
      return true;
    },
    end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
      if (ended) return res;
      ended = true;
      record(chunk, encoding);
      const requestId = res.getHeader('x-request-id')?.toString();
      callBack(chunk, encoding, callback);
      give({
        status: res.statusCode,
        headers: takeHeaders(res),
        body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
        requestId,
      });
      return res;
    },
    writeHead(status: number, reason?: unknown, headers?: unknown) {
      res.statusCode = status;
      setHeaders(
        res,
        (typeof reason === 'string' ? headers : reason) as OutgoingHttpHeaders | string[] | undefined,
      );
      return res;
    },
    flushHeaders() {},
  };
  Object.assign(res, own);
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  if (Buffer.isBuffer(chunk)) return chunk;
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

const copyOf = (chunk: unknown) => (chunk instanceof Uint8Array ? Buffer.from(chunk) : chunk);

function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | string[] | undefined): void {
  if (Array.isArray(headers)) {
    for (let i = 0; i + 1 < headers.length; i += 2)
      res.appendHeader(String(headers[i]), String(headers[i + 1]));
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value !== undefined) res.setHeader(name, value);
}

function takeHeaders(res: ServerResponse): string[] {
  const flat: string[] = [];
  // What may be kept gets an ETag of its bytes when it is sent; that of other answers is a version, for If-Match.
  const isVersioned = res.getHeader('cache-control') === 'no-store';
  for (const name of res.getHeaderNames()) {
    const value = res.getHeader(name);
    res.removeHeader(name);
    if (value === undefined || notRecorded.has(name) || (name === 'etag' && !isVersioned)) continue;
    for (const item of Array.isArray(value) ? value : [value]) flat.push(name, String(item));
  }
  return flat;
}
