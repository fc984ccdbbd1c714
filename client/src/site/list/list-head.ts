import type { Head } from '../../lib/page/head.ts';
import type { HeadContext } from '../../lib/page/page.ts';
import { addressOfPage, pageIn, pageSize } from './list-address.ts';
import type { Listed } from './use-list.ts';

/** The head of a page of a list: the first one's, and which page this is, with the ways to those beside it. */
export function pagedHead(
  head: Head,
  { origin, path, query }: HeadContext,
  list: Listed<unknown> | undefined,
): Head {
  const page = pageIn(query);
  const addressOf = (other: number) => origin + path + addressOfPage(query, other);
  const next = list?.pageInfo.hasNextPage ? addressOf(page + 1) : undefined;
  if (page === 1) return { ...head, next };
  return {
    ...head,
    title: `${head.title} · Page ${page}`,
    canonical: head.canonical && `${head.canonical}?page=${page}`,
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
