import type { ApolloClient, InMemoryCache, TypePolicies } from '@apollo/client';
import { settingsTypes, wholeLists } from '../generated/staff-cache.ts';

const policies: TypePolicies = {
  // A new state takes the place of the one before, also when something was removed from it.
  Query: { fields: Object.fromEntries(wholeLists.map((name) => [name, { merge: false }])) },
  // Records of two types may have the same number.
  TrashedItem: { keyFields: ['type', 'id'] },
  // A registration and a message may have the same number: what a reminder is about, and that one came in, is kept where it is.
  Subject: { keyFields: false },
  TimelineEntry: { keyFields: ({ id }) => (Number(id) > 0 ? ['id'] : false) },
  // There is one of each group: what a save answers takes the place of what was known, wherever it is shown.
  ...Object.fromEntries(settingsTypes.map((type) => [type, { keyFields: [] }])),
};

/** What the cache has to know of what staff alone ask for: visitors' pages do not load it. */
export function addStaffPolicies({ cache }: ApolloClient) {
  (cache as InMemoryCache).policies.addTypePolicies(policies);
}
