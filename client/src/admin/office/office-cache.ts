import type { ApolloClient, InMemoryCache } from '@apollo/client';

/** A registration and a message may have the same number: what a reminder is about, and that one came in, is kept where it is. */
export function keepSubjectsWithin({ cache }: ApolloClient) {
  (cache as InMemoryCache).policies.addTypePolicies({
    Subject: { keyFields: false },
    TimelineEntry: { keyFields: ({ id }) => (Number(id) > 0 ? ['id'] : false) },
  });
}
