import type { ApolloCache } from '@apollo/client';
import { PeoplePageDocument, type PeoplePageQuery } from './people.generated.ts';

type Page = PeoplePageQuery;

/** What was done is on the page at once, without asking for it again. */
export function changePage(cache: ApolloCache, change: (page: Page) => Partial<Page>): void {
  cache.updateQuery({ query: PeoplePageDocument }, (page) =>
    page ? { ...page, ...change(page) } : undefined,
  );
}
