import { ApolloLink } from '@apollo/client';
import { createApolloClient } from '../lib/apollo.ts';
import { Freshness } from '../lib/freshness.ts';
import { createHttpLink } from '../lib/http-link.ts';
import { createSessionLink } from '../lib/session-link.ts';

/**
 * The staff's own client. Staff see what visitors do not (inactive programs, health data), so the two
 * parts share no cache: neither ever shows what the other one was answered.
 */
export function createAdminClient() {
  const freshness = new Freshness();
  const link = ApolloLink.from([freshness.link, createSessionLink(), createHttpLink()]);
  return { client: createApolloClient({ link, ssr: false }), freshness };
}
