import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { answerMade } from '../platform/work-limit.ts';

export interface RecordedAnswer {
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

/**
 * Lets a handler write its answer as usual, but gives it to `done` instead of the network. `done` then sends
 * what it likes on the same response; whatever the handler still writes is ignored.
 */
export function recordAnswer(res: ServerResponse, done: (answer: RecordedAnswer) => void): void {
  const chunks: Buffer[] = [];
  let ended = false;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callBack = (...args: unknown[]) => {
    const last = args.findLast((arg) => typeof arg === 'function');
    if (last) process.nextTick(last as () => void);
  };
  const own: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders'> = {
    write(chunk: unknown, encoding?: unknown, callback?: unknown) {
      if (!ended) keep(chunk, encoding);
      callBack(encoding, callback);
      return true;
    },
    end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
      if (ended) return res;
      ended = true;
      keep(chunk, encoding);
      const requestId = res.getHeader('x-request-id')?.toString();
      const answer = {
        status: res.statusCode,
        headers: takeHeaders(res),
        body: Buffer.concat(chunks),
        requestId,
      };
      for (const name of Object.keys(own)) Reflect.deleteProperty(res, name);
      res.emit(answerMade);
      callBack(chunk, encoding, callback);
      done(answer);
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
    for (const one of Array.isArray(value) ? value : [value]) flat.push(name, String(one));
  }
  return flat;
}
