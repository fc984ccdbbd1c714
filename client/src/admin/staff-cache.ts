import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { wholeLists } from '../generated/staff-cache.ts';

const policies = {
  // A new state takes the place of the one before, also when something was removed from it.
  Query: { fields: Object.fromEntries(wholeLists.map((name) => [name, { merge: false as const }])) },
  // Records of two types may have the same number.
  TrashedItem: { keyFields: ['type', 'id'] as ['type', 'id'] },
};

/** What the cache has to know of lists that staff alone ask for: visitors' pages do not load it. */
export function keepStaffLists({ cache }: ApolloClient) {
  (cache as InMemoryCache).policies.addTypePolicies(policies);
}
