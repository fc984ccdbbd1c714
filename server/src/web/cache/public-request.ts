// Which requests ask for something public, and under which key its answer may be kept.
import type { IncomingMessage } from 'node:http';

export interface PublicRequest {
  key: string;
  /** True for an address without a query and a body: those are few, and strangers cannot make up more that are kept. */
  plain: boolean;
}

/** Files are served straight from where they are; health must always be asked for anew. */
const notKept = /^\/(?:assets|media|healthz|readyz)(?:[/?]|$)/;
const apiPath = /^\/(?:graphql|api)(?:[/?]|$)/;
const longestKey = 8192;

/** A GraphQL request that came by GET, as it would stand in a body; null when it is none. */
export function queryOfUrl(url: string): unknown {
  if (!url.startsWith('/graphql?')) return null;
  const parameters = new URLSearchParams(url.slice(url.indexOf('?')));
  const [query, operationName] = [parameters.get('query'), parameters.get('operationName')];
  return { query, operationName, variables: parseJson(parameters.get('variables')) };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // Apollo refuses it.
  }
}

export const isFile = (url: string) => notKept.test(url);

/** Null when the request could be answered differently for this caller, or is none of a read. */
export function publicRead(req: IncomingMessage): PublicRequest | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  const url = req.url ?? '/';
  if (url.length > longestKey || isFile(url)) return null;
  const plain = !url.includes('?');
  if (!apiPath.test(url)) return { key: url, plain };
  if (isPersonal(req)) return null;
  return { key: `${url}${variant(req)}`, plain };
}

/** Bytes to read before `publicQuery` can tell, or 0 when the request is no GraphQL query that may be kept. */
export function queryLength(req: IncomingMessage): number {
  if (req.method !== 'POST' || req.url !== '/graphql' || isPersonal(req)) return 0;
  const { 'content-type': type, 'content-length': length, 'content-encoding': encoding } = req.headers;
  if (encoding || !type?.startsWith('application/json')) return 0;
  const bytes = Number(length);
  return bytes > 0 && bytes <= longestKey ? bytes : 0;
}

/** The body itself is the key: no two queries are ever taken for one. */
export function publicQuery(req: IncomingMessage, body: Buffer): PublicRequest {
  return { key: `POST ${body.toString('latin1')}${variant(req)}`, plain: false };
}

/** A token or a session makes an API answer personal. (Pages never look at either.) */
function isPersonal({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || (headers.cookie?.includes('refresh=') ?? false);
}

/** The headers an API answer may differ by. */
function variant({ headers }: IncomingMessage): string {
  return `\n${headers.accept ?? ''}\n${headers.origin ?? ''}`;
}
