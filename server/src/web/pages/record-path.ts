// Where the record of an address is, asked by its key: to render a page to learn that there is none costs much more.
import { parse } from 'graphql';
import type { PagePaths } from '../../modules/content/pages/page-paths.ts';
import { parseId } from '../../platform/ids.ts';
import { limitConcurrency } from '../../platform/limits/concurrency.ts';
import { onceForEach } from '../../platform/once-for-each.ts';
import type { PageSource } from './page-source.ts';
import type { ExecuteForPage } from './rendering/render-request.ts';
import { type RecordAddress, siteAddress } from './site-address.ts';

const documentFor = onceForEach((field: string) =>
  parse(`query RecordPath($id: ID!) { record: ${field}(id: $id) { path } }`),
);

/** Anybody can make up numbers: they never take more of the database's connections. */
const atOnce = limitConcurrency(4);

/** The path of its page; null when there is none. */
export async function recordPath(
  { field, id }: RecordAddress,
  execute: ExecuteForPage,
): Promise<string | null> {
  if (parseId(id) === null) return null;
  const { data } = await atOnce(() => execute(documentFor(field), { id }));
  const { record } = (data ?? {}) as { record?: { path: string } | null };
  return record?.path ?? null;
}

/** Whether visitors see a page at a path; the staff's part counts as one. */
export const createPageFinder =
  (source: PageSource, pagePaths: Pick<PagePaths, 'style'>, execute: ExecuteForPage) =>
  async (path: string): Promise<boolean> => {
    const address = siteAddress(await source.addresses(), path, await pagePaths.style());
    if (!address || address.isUnknown) return false;
    return !address.record || (await recordPath(address.record, execute)) !== null;
  };
