// A CDN as Fastly and Cloudflare behave: keeps what s-maxage allows by the address, and drops what has a tag that it is told.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CdnSettings } from '../../src/platform/cdn/cdn.ts';
import { keptOpen } from '../kept-open.ts';

interface Kept {
  status: number;
  body: string;
  tags: string[];
}

export interface FakeCdn {
  settings: CdnSettings;
  /** Tags it was told, one list for each request that it took. */
  purges: string[][];
  /** That it takes: while one is replaced, the old one and the new one. */
  tokens: string[];
  /** Requests it will refuse with 503 before it takes one. */
  refusals: number;
  /** Fetches a path of `origin` as a visitor, from what it keeps or else from there. */
  get(origin: string, path: string): Promise<{ text: string; isKept: boolean }>;
  close(): Promise<void>;
}

export async function startFakeCdn(kind: CdnSettings['kind']): Promise<FakeCdn> {
  const kept = new Map<string, Kept>();
  const token = 'a token of the CDN';
  const server = createServer(keptOpen, async (req, res) => {
    const body = await text(req);
    if (cdn.refusals > 0) {
      cdn.refusals -= 1;
      return res.writeHead(503).end('Come back later');
    }
    if (!cdn.tokens.includes(String(tokenOf(req))) || req.method !== 'POST' || req.url !== '/purge')
      return res.writeHead(403).end('{"success":false}');
    const tags =
      kind === 'fastly'
        ? String(req.headers['surrogate-key']).split(' ')
        : (JSON.parse(body) as { tags: string[] }).tags;
    cdn.purges.push(tags);
    for (const [url, page] of kept) if (page.tags.some((tag) => tags.includes(tag))) kept.delete(url);
    res.writeHead(200).end('{"success":true}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const cdn: FakeCdn = {
    settings: {
      kind,
      purgeUrl: `http://127.0.0.1:${port}/purge`,
      purgeToken: token,
      maxAge: 86_400,
      stale: 30,
    },
    purges: [],
    tokens: [token],
    refusals: 0,
    async get(origin, path) {
      const page = kept.get(path);
      if (page) return { text: page.body, isKept: true };
      const answer = await fetch(origin + path);
      const body = await answer.text();
      const separator = kind === 'fastly' ? ' ' : ',';
      const tags = answer.headers.get(kind === 'fastly' ? 'surrogate-key' : 'cache-tag')?.split(separator);
      if (/s-maxage=[1-9]/.test(answer.headers.get('cache-control') ?? ''))
        kept.set(path, { status: answer.status, body, tags: tags ?? [] });
      return { text: body, isKept: false };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return cdn;
}

const tokenOf = ({ headers }: IncomingMessage) =>
  headers['fastly-key'] ?? headers.authorization?.replace(/^Bearer /, '');
