import type { SitePage } from '../../generated/schema.ts';
import { searchTexts } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import type { HeadContext } from '../../lib/page/page.ts';
import { addressOfPage, pageIn, pageSize } from './list-address.ts';
import type { Listed } from './use-list.ts';

/** The head of a page of a list: what is said of all of them, and which page this is, with the ways to those beside it. */
export function pagedHead(
  { origin, path, query, company }: HeadContext,
  list: Listed<unknown> | undefined,
  [name, title]: [page: SitePage, title: string],
  own: Partial<Head>,
): Head {
  const head = { ...searchTexts(company, name, title), canonical: origin + path, ...own };
  const page = pageIn(query);
  const addressOf = (other: number) => origin + path + addressOfPage(query, other);
  const next = list?.pageInfo.hasNextPage ? addressOf(page + 1) : undefined;
  if (page === 1) return { ...head, next };
  return {
    ...head,
    title: `${head.title} · Page ${page}`,
    canonical: `${head.canonical}?page=${page}`,
    previous: addressOf(page - 1),
    next,
    noindex: list?.nodes.length === 0,
  };
}

/** The records of a page of a list, for search engines: each with its place among all of them. */
export const itemList = (
  { origin, query }: HeadContext,
  items: readonly { path: string; name: string }[],
): object => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: (pageIn(query) - 1) * pageSize + index + 1,
    url: origin + path,
    name,
  })),
});
