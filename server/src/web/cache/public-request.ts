// Which requests ask for something public, and under which key its answer may be kept.
import type { IncomingMessage } from 'node:http';
import { wantedMediaType } from '../../graphql/media-type.ts';
import { parsedJson } from '../../platform/text/json.ts';
import type { SiteAddress } from '../pages/site-address.ts';

export interface PublicRequest {
  key: string;
  /** True for what the site has a known number of: strangers cannot make up more that is kept. */
  plain: boolean;
  /** The page it asks for: whatever becomes of it, it is the same for all who ask at the same time. */
  page?: SiteAddress;
}

export interface PublicRequestDeps {
  /** The page of an address; null for what may be no page's. */
  pageOf(url: string): SiteAddress | null;
  /** Origins whose scripts are told by the answer itself that they may read it. */
  corsOrigins: readonly string[];
}

/** Files are served straight from where they are, with the part that is asked for; health must always be asked for anew. */
const notKept = /^\/(?:assets|media|healthz|readyz|company-profile\.pdf)(?:[/?]|$)/;
const apiPath = /^\/(?:graphql|api)(?:[/?]|$)/;
/** A list of REST or one of its records. */
const apiRecords = /^\/api\/v1\/[a-z-]+(?:\/[1-9]\d{0,9})?$/;
/** What is made once for the site. The parts of a large sitemap have numbers, which anybody can make up. */
const siteFile = /^\/(?:robots\.txt|sitemap\.xml|news\/rss\.xml)$/;
const maxKeyLength = 8192;

/** A GraphQL request that came by GET, as it would stand in a body; null when it is none. */
export function queryOfUrl(url: string): unknown {
  if (!url.startsWith('/graphql?')) return null;
  const parameters = new URLSearchParams(url.slice(url.indexOf('?')));
  const [query, operationName] = [parameters.get('query'), parameters.get('operationName')];
  // What is no JSON Apollo refuses.
  return { query, operationName, variables: parsedJson(parameters.get('variables') ?? 'null') };
}

/** What an API answers differs by headers that many a CDN does not look at. */
export const isApi = (key: string) => key.startsWith('POST ') || apiPath.test(key);

export const isFile = (url: string) => notKept.test(url);

/** Null when the request could be answered differently for this caller, or is none of a read. */
export function publicRead(req: IncomingMessage, deps: PublicRequestDeps): PublicRequest | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  const url = req.url ?? '/';
  if (url.length > maxKeyLength || isFile(url)) return null;
  if (apiPath.test(url)) {
    if (isPersonal(req)) return null;
    return { key: `${url}${variantOf(req, deps)}`, plain: apiRecords.test(url) };
  }
  const page = deps.pageOf(url);
  if (page) return { key: page.url, plain: page.kind === 'own', page };
  return { key: url, plain: siteFile.test(url) };
}

/** Others may be refused, or read otherwise. */
const plainJson = /^application\/json(?:; ?charset="?utf-8"?)?$/i;

/** Bytes to read before `publicQuery` can tell, or 0 when the request is no GraphQL query that may be kept. */
export function queryLength(req: IncomingMessage): number {
  if (req.method !== 'POST' || req.url !== '/graphql' || isPersonal(req)) return 0;
  const { 'content-type': type, 'content-length': length, 'content-encoding': encoding } = req.headers;
  if (encoding || !plainJson.test(type ?? '')) return 0;
  const bytes = Number(length);
  return bytes > 0 && bytes <= maxKeyLength ? bytes : 0;
}

/** The body itself is the key: no two queries are ever taken for one. */
export function publicQuery(req: IncomingMessage, body: Buffer, deps: PublicRequestDeps): PublicRequest {
  return { key: `POST ${body.toString('latin1')}${variantOf(req, deps)}`, plain: false };
}

/** A token or a session makes an API answer personal. (Pages never look at either.) */
function isPersonal({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || (headers.cookie?.includes('refresh=') ?? false);
}

/** What of its headers makes an API answer differ. REST answers in JSON whatever is accepted. */
export function variantOf({ url, headers }: IncomingMessage, { corsOrigins }: PublicRequestDeps): string {
  const origin = headers.origin && corsOrigins.includes(headers.origin) ? headers.origin : '';
  return `\n${url?.startsWith('/graphql') ? wantedMediaType(headers.accept) : ''}\n${origin}`;
}
