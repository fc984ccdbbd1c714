// A finished answer as bytes: compressed once for each encoding, with its headers ready to be sent.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { onceForEach, SmallMap } from '../../platform/once-for-each.ts';
import { nextRequestId } from '../../platform/request-id.ts';

/** Name (lower case) and value in turns, as `writeHead` takes them without looking at each. */
type FlatHeaders = string[];

interface Packed {
  body: Buffer;
  headers: FlatHeaders;
  etag: string | null;
}

interface AnswerOptions {
  /** Whether it may be asked for again with `If-None-Match`. */
  readonly conditional: boolean;
  /** How hard Brotli tries: 5 for what content changes, more for files that never do. */
  readonly brotliQuality?: number;
}

export interface Answer extends AnswerOptions {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Buffer;
  readonly packable: boolean;
  readonly packed: Map<Encoding, Packed>;
}

/** Compressing less than this makes it hardly smaller. */
const worthCompressing = 1024;
const compressible =
  /^(?:text\/|application\/(?:json|graphql-response\+json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const compress: Record<
  Exclude<Encoding, 'identity'>,
  (body: Buffer, brotliQuality: number) => Promise<Buffer>
> = {
  br: (body, quality) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** `headers` without length, encoding or ETag: those are made here. */
export function createAnswer(
  status: number,
  headers: FlatHeaders,
  body: Buffer,
  options: AnswerOptions,
): Answer {
  const type = headerValue(headers, 'content-type') ?? '';
  const packable =
    body.length >= worthCompressing && compressible.test(type) && !headerValue(headers, 'content-encoding');
  return {
    ...options,
    status,
    headers: packable ? varyByEncoding(headers) : headers,
    body,
    packable,
    packed: new Map(),
  };
}

/** Sends `answer` (as that of `requestId`, by default a new one) in the encoding the request prefers, or 304 when the caller has it already. */
export function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  requestId?: string,
): void | Promise<void> {
  const encoding = answer.packable ? preferredEncoding(req.headers['accept-encoding']) : 'identity';
  const packed = answer.packed.get(encoding);
  if (packed) return write(req, res, answer, packed, requestId);
  return pack(answer, encoding).then((fresh) => {
    answer.packed.set(encoding, fresh);
    write(req, res, answer, fresh, requestId);
  });
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  packed: Packed,
  requestId = nextRequestId(),
): void {
  const { headers, body, etag } = packed;
  // The last value is the request's own; writeHead copies the list, so one list serves all.
  headers[headers.length - 1] = requestId;
  const known = etag && req.headers['if-none-match'];
  if (known && isKnown(known, etag)) {
    res.writeHead(304, withoutBody(headers)).end();
    return;
  }
  res.writeHead(answer.status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

async function pack(answer: Answer, encoding: Encoding): Promise<Packed> {
  const body =
    encoding === 'identity' ? answer.body : await compress[encoding](answer.body, answer.brotliQuality ?? 5);
  const headers = [...answer.headers];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  const etag = answer.conditional ? `"${hashOf(answer)}-${encoding}"` : null;
  if (etag) headers.push('etag', etag);
  headers.push('content-length', String(body.length), 'x-request-id', '');
  return { body, headers, etag };
}

function hashOf({ headers, body }: Answer): string {
  const type = Buffer.from(`${headerValue(headers, 'content-type')}\n`);
  return hash('sha256', Buffer.concat([type, body]), 'base64url').slice(0, 22);
}

/** Keeps shared caches from handing one encoding to all. */
function varyByEncoding(headers: FlatHeaders): FlatHeaders {
  const at = headers.indexOf('vary');
  if (at < 0) return [...headers, 'vary', 'Accept-Encoding'];
  const vary = headers[at + 1] ?? '';
  return /accept-encoding/i.test(vary) ? headers : headers.with(at + 1, `${vary}, Accept-Encoding`);
}

/** Value of a header by its lower-case name. */
export function headerValue(headers: FlatHeaders, name: string): string | undefined {
  for (let i = 0; i < headers.length; i += 2) if (headers[i] === name) return headers[i + 1];
  return undefined;
}

const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);

const withoutBody = (headers: FlatHeaders): FlatHeaders =>
  headers.filter((_, i) => !bodyHeaders.has(headers[i - (i % 2)] ?? ''));

type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different ones: remembered. */
const encodingFor = onceForEach(choose, new SmallMap(500));

/** The best of our encodings that an `Accept-Encoding` header takes. */
export const preferredEncoding = (header: string | string[] | undefined): Encoding =>
  typeof header === 'string' ? encodingFor(header) : 'identity';

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
