import { type CdnSettings, everything, tagHeader } from '../../platform/cdn/cdn.ts';

/** Changes the headers (name and value in turns) of an answer that is the same for everybody, so that a CDN keeps it. */
export type CdnHeaders = (headers: string[], tables: readonly string[], record?: string) => void;

/** Seconds for which a CDN may show what it has, older than it should be, while nobody here answers. */
const ifError = 600;

/** Tags are the tables that a page was made from and the record that it shows; browsers go on asking each time. */
export function createCdnHeaders({ kind, maxAge, stale }: CdnSettings): CdnHeaders {
  const control = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${ifError}`;
  return (headers, tables, record) => {
    const at = headers.indexOf('cache-control');
    // Whoever said more about it meant it.
    if (headers[at + 1] !== 'no-cache' || headers.includes('set-cookie')) return;
    headers[at + 1] = control;
    headers.push(...tagHeader[kind]([everything, ...tables, ...(record ? [record] : [])]));
  };
}
