import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { settingsTypes } from '../../generated/staff-cache.ts';

const policies = Object.fromEntries(settingsTypes.map((type) => [type, { keyFields: [] as [] }]));

/** There is one of each group: what a save answers takes the place of what was known, wherever it is shown. */
export function keepOneOfEachGroup({ cache }: ApolloClient) {
  (cache as InMemoryCache).policies.addTypePolicies(policies);
}
