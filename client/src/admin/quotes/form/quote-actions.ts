import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import { fetchNow } from '../../screens/content.ts';
import type { Actions } from '../../screens/editing/edited.ts';
import { evictPages } from '../../screens/list/paged-list.ts';
import { CreateQuoteDocument, StaffQuoteOpenedDocument, UpdateQuoteDocument } from '../quotes.generated.ts';
import { quotes } from '../quotes-list.tsx';
import { type EditedQuote, sentQuote } from './quote-form.tsx';

/** Where in the list a new one stands the server knows: it is asked again. */
export const dropQuoteLists = (cache: ApolloCache) => evictPages(cache, quotes.list);

/** The calls behind the form. */
export function useQuoteActions(): Omit<Actions<EditedQuote>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async create(values, key) {
        const input = sentQuote(values);
        const { data } = await client.mutate({ mutation: CreateQuoteDocument, variables: { input, key } });
        dropQuoteLists(client.cache);
        return responseData(data).saved as EditedQuote;
      },
      async update(id, values, version) {
        const input = sentQuote(values);
        const variables = { id, input, version };
        const { data } = await client.mutate({ mutation: UpdateQuoteDocument, variables });
        dropQuoteLists(client.cache);
        return responseData(data).saved as EditedQuote;
      },
      fetch: (id) => fetchNow<EditedQuote>(client, StaffQuoteOpenedDocument, id),
    }),
    [client],
  );
}
