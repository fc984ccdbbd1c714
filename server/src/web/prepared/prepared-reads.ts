// Reads of visitors that were answered once, between the byte cache and the handlers. What the handlers worked out from the
// request's text, such as its headers, is kept; who may ask, how much and how often is checked and the data read each time.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PreparedRead, Variables } from '../../graphql/context.ts';
import { visitorContext } from '../../graphql/context-from-request.ts';
import { keepResult, offeredRead } from '../../graphql/prepared-read.ts';
import { responseReady } from '../../platform/limits/work-limit.ts';
import { isRecord, parsedJson } from '../../platform/text/json.ts';
import { inThisSpan } from '../../platform/tracing/tracing.ts';
import type { Services } from '../../services.ts';
import { type CapturedResponse, supplyResponse } from '../cache/capture-response.ts';
import { markPublic, publicTables } from '../cache/public-answer.ts';
import { type PublicRequestDeps, publicRead, queryLength, variantOf } from '../cache/public-request.ts';
import type { FollowRequest } from '../request-log.ts';

interface PreparedReadsDeps {
  services: Services;
  requests: PublicRequestDeps;
  trustProxy: number;
  /** Gives a request its number and logs it. */
  follow: FollowRequest;
  /** Throws when too much is under way. */
  beginWork(ip: string, res: ServerResponse): void;
}

interface Prepared {
  /** Name and value in turns. */
  headers: readonly string[];
  tables: readonly string[] | undefined;
  read: PreparedRead;
}

/** Characters of the requests that are remembered; strangers may send any number of different ones. */
const maxCharacters = 200_000;

/** The headers of an answer that are for one caller, or count its calls. */
const ofOneCaller = ['set-cookie', 'ratelimit-limit', 'retry-after'];

export function createPreparedReads({
  services,
  requests,
  trustProxy,
  follow,
  beginWork,
}: PreparedReadsDeps) {
  const known = new Map<string, Prepared>();
  let characters = 0;

  /** Answers what it can; all else is for `next`. */
  function serve(req: IncomingMessage, res: ServerResponse, next: RequestListener): void {
    const length = queryLength(req);
    if (length > 0) {
      readBody(req, length, (body) => void answer(askedOf(req, body, requests), req, res, next));
      return;
    }
    const isRest = req.url?.startsWith('/api/') && !hasBody(req);
    const read = isRest ? publicRead(req, requests) : null;
    void answer(read && { key: read.key, variables: null }, req, res, next);
  }

  async function answer(
    asked: AskedRead | null,
    req: IncomingMessage,
    res: ServerResponse,
    next: RequestListener,
  ): Promise<void> {
    const prepared = asked && known.get(asked.key);
    if (prepared) {
      const given = await readAgain(prepared, asked.variables, req, res).catch(() => false);
      if (given) return;
    } else if (asked) {
      res.once(responseReady, (made: CapturedResponse) => learn(asked.key, made, res));
    }
    next(req, res);
  }

  /** False, or rejects, when the handlers have to tell something. */
  async function readAgain(
    { headers, tables, read }: Prepared,
    variables: Variables,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<boolean> {
    const requestId = follow(req, res);
    const ip = addressOf(req, trustProxy);
    beginWork(ip, res);
    const userAgent = req.headers['user-agent'] ?? '';
    const body = await read(visitorContext(services, { requestId, ip, userAgent }), variables);
    if (!Buffer.isBuffer(body)) {
      keepResult(res, body);
      return false;
    }
    if (tables) markPublic(res, tables);
    return supplyResponse(res, { status: 200, headers: [...headers], body, requestId });
  }

  function learn(key: string, { status, headers }: CapturedResponse, res: ServerResponse): void {
    const read = offeredRead(res);
    if (!read || status !== 200 || ofOneCaller.some((name) => headers.includes(name))) return;
    if (!known.has(key)) characters += key.length;
    if (characters > maxCharacters) {
      known.clear();
      characters = key.length;
    }
    known.set(key, { headers: [...headers], tables: publicTables(res), read });
  }

  return { serve };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Looks at a body and puts it back for whoever answers. */
function readBody(req: IncomingMessage, length: number, use: (body: Buffer) => void): void {
  const look = inThisSpan(() => {
    const body: Buffer | null = req.read(length);
    if (!body) return;
    req.off('readable', look);
    req.unshift(body);
    use(body);
  });
  req.on('readable', look);
  look();
}

/** A read by what it asks for, whatever the values of its variables. */
interface AskedRead {
  key: string;
  variables: Variables;
}

/** What the body of a GraphQL request asks for; null where Apollo has something to say about it, or to look up. */
function askedOf(req: IncomingMessage, body: Buffer, requests: PublicRequestDeps): AskedRead | null {
  const asked = parsedJson(body.toString('utf8'));
  if (!isRecord(asked)) return null;
  const { query, variables, operationName, extensions } = asked;
  if (typeof query !== 'string' || extensions !== undefined) return null;
  if (variables != null && !isRecord(variables)) return null;
  if (operationName != null && typeof operationName !== 'string') return null;
  const parts = [query, operationName ?? '', req.headers['content-type'], variantOf(req, requests)];
  return { key: parts.join('\n'), variables };
}

/** Who sends a request, as Express' `req.ip` tells it behind so many trusted proxies. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (typeof forwarded !== 'string' || forwarded === '') return own;
  const addresses = forwarded.split(',').map((address) => address.trim());
  return [...addresses, own].at(-1 - Math.min(proxies, addresses.length)) ?? own;
}
