import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { createApolloClient } from '../lib/apollo.ts';
import { Freshness } from '../lib/freshness.ts';
import { createHttpLink } from '../lib/http-link.ts';
import { tellOtherTabs } from '../lib/other-tabs.ts';
import { createSessionLink } from '../lib/session-link.ts';

/**
 * The staff's own client. Staff see what visitors do not (inactive programs, health data), so the two
 * parts share no cache: neither ever shows what the other one was answered.
 */
export function createAdminClient() {
  const freshness = new Freshness();
  const link = ApolloLink.from([freshness.link, announceChanges, createSessionLink(), createHttpLink()]);
  return { client: createApolloClient({ link, ssr: false }), freshness };
}

/** Staff often have a second tab open, or the website: what was changed here shows there at its next focus. */
const announceChanges = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return forward(operation).pipe(tap(({ errors }) => errors || tellOtherTabs()));
});
