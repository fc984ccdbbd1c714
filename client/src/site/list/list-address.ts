/** Items of a page, as the server counts them. */
export const pageSize = 24;

/** Milliseconds after the last key until the server is asked. */
export const typingDelay = 400;

/** No list is that long: a larger number is none that we wrote. */
const lastPage = 100_000;

/** Which page of a list an address names as `name`; the first one when it names none that can be. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** What an address asks of a list, as variables of its query. */
export function listVariables<C extends string = never>(
  query: URLSearchParams,
  categories: readonly C[] = [],
) {
  const category = categories.find((known) => known === query.get('category'));
  const search = query.get('search')?.trim();
  return { page: pageIn(query), ...(category && { category }), ...(search && { search }) };
}

/** The query of another page of the same list, with its `?`; empty for the first page of the whole list. */
export function addressOfPage(query: URLSearchParams, page: number, name = 'page'): string {
  const next = new URLSearchParams(query);
  for (const old of [name, 'picture']) next.delete(old);
  if (page > 1) next.set(name, String(page));
  return next.size > 0 ? `?${next}` : '';
}
