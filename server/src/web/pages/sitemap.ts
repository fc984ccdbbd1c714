// All public pages for search engines; those made from content say when that last changed.
import type { RequestHandler } from 'express';
import { contentTypes } from '../../features.ts';
import type { Content } from '../../modules/content/content.ts';
import type { ContentType } from '../../modules/content/content-type.ts';
import type { PagePaths } from '../../modules/content/pages/page-paths.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { markPublic } from '../cache/public-answer.ts';
import type { PageSource } from './page-source.ts';

interface SitemapDeps {
  origin: string;
  content: Content;
  pagePaths: PagePaths;
  /** Null where only the API is wanted. */
  pages: Pick<PageSource, 'addresses'> | null;
}

/** Addresses of one sitemap; where there are more, `/sitemap.xml` leads to others. */
const limit = 10_000;

const withPages = contentTypes.filter(({ page }) => page);
const tables = ['settings', ...withPages.map(({ entity }) => tableOf(entity))];
const visitor = { user: null, ip: '', userAgent: '' };

/** `/sitemap.xml`, and where that is an index the parts that it names, such as `/sitemap-posts-1.xml`. */
export const sitemapPath = /^\/sitemap(?:-(?<part>[a-z]+)(?:-(?<number>[1-9]\d{0,3}))?)?\.xml$/;

export function sitemapHandler({ origin, content, pagePaths, pages }: SitemapDeps): RequestHandler {
  /** Pages that are always there. */
  async function lasting(): Promise<string[]> {
    const table = await pages?.addresses();
    return (table?.listedPaths ?? []).map((path) => entry('url', origin + path));
  }

  /** Those of one type of content, of the part `number` when it is not whole. */
  async function entriesOf(type: ContentType, number = 1): Promise<string[]> {
    const rows = await content.of(type).dates(visitor, (number - 1) * limit, limit);
    return Promise.all(
      rows.map(async (row) => entry('url', origin + (await pagePaths.of(type, row)), row.updatedAt)),
    );
  }

  const countOf = async (type: ContentType) =>
    (await content.of(type).page(visitor, { first: 1 })).totalCount();

  async function whole(): Promise<string> {
    const [always, ...counts] = await Promise.all([lasting(), ...withPages.map(countOf)]);
    const all = counts.reduce((sum, count) => sum + count, always.length);
    if (all <= limit) {
      const entries = await Promise.all(withPages.map((type) => entriesOf(type)));
      return document('urlset', [...always, ...entries.flat()]);
    }
    const parts = withPages.flatMap(({ many }, i) =>
      Array.from({ length: Math.ceil((counts[i] ?? 0) / limit) }, (_, n) => `${many}-${n + 1}`),
    );
    const addresses = ['pages', ...parts].map((part) => entry('sitemap', `${origin}/sitemap-${part}.xml`));
    return document('sitemapindex', addresses);
  }

  /** Null when there is no such part. */
  async function partOf(name: string, number: number): Promise<string | null> {
    if (name === 'pages') return document('urlset', await lasting());
    const type = withPages.find(({ many }) => many === name);
    const entries = type ? await entriesOf(type, number) : [];
    return entries.length > 0 ? document('urlset', entries) : null;
  }

  return async (req, res, next) => {
    const { part, number } = req.params as { part?: string; number?: string };
    const xml = part ? await partOf(part, Number(number ?? 1)) : await whole();
    if (xml === null) return next();
    markPublic(res, tables);
    res.set('Cache-Control', 'no-cache').type('application/xml').send(xml);
  };
}

const document = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;

function entry(name: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <${name}><loc>${address}</loc>${lastmod}</${name}>`;
}
