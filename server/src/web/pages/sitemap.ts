import type { RequestHandler } from 'express';
import { type DocumentNode, type ExecutionResult, parse } from 'graphql';
import { contentTypes } from '../../features.ts';
import { requestIdOf } from '../../graphql/context-from-request.ts';
import { AppError } from '../../platform/errors.ts';
import { markPublic } from '../cache/public-answer.ts';
import type { ExecuteAsVisitor } from './visitor.ts';

interface SitemapDeps {
  origin: string;
  execute: ExecuteAsVisitor;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode): readonly string[] | null;
}

/** Pages that are always there, by path. */
const lastingPaths = [
  '/',
  '/about',
  '/programs',
  '/coaches',
  '/facilities',
  '/alumni',
  '/news',
  '/gallery',
  '/contact',
  '/faq',
  '/videos',
  '/privacy',
  '/terms',
  '/registration',
  '/donations',
];

type Rows = Record<string, { id: number; updatedAt: string }[]>;

const withPages = contentTypes.flatMap(({ many, page }) => (page ? { many, page } : []));
const query = parse(`query Sitemap { ${withPages.map(({ many }) => `${many} { id updatedAt }`).join(' ')} }`);

/** All public pages for search engines; those made from content say when that last changed. */
export function sitemapHandler({ origin, execute, tablesOf }: SitemapDeps): RequestHandler {
  return async (_req, res) => {
    const { data } = (await execute(query as never, {}, requestIdOf(res))) as ExecutionResult<Rows>;
    if (!data) throw unavailable();
    const rows = ({ many, page }: (typeof withPages)[number]) =>
      (data[many] ?? []).map(({ id, updatedAt }) => entry(`${origin}${page}/${id}`, updatedAt));
    const entries = [...lastingPaths.map((path) => entry(origin + path)), ...withPages.flatMap(rows)];
    markPublic(res, tablesOf(query) ?? []);
    res.set('Cache-Control', 'no-cache').type('application/xml').send(sitemap(entries));
  };
}

const unavailable = () =>
  new AppError('UNAVAILABLE', 'The sitemap cannot be made now.', [], { retryAfter: 30 });

const sitemap = (entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;

function entry(address: string, changedAt?: string): string {
  const lastmod = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return `  <url><loc>${address}</loc>${lastmod}</url>`;
}
