import { type ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { createApolloClient } from '../lib/api/apollo.ts';
import { Freshness, refetchOnFocus } from '../lib/api/freshness.ts';
import { createHttpLink } from '../lib/api/http-link.ts';
import { onChangeInOtherTab, tellOtherTabs } from '../lib/session/other-tabs.ts';
import { acceptSession } from '../lib/session/saved-place.ts';
import { currentSession, getToken } from '../lib/session/session.ts';
import { createSessionLink } from '../lib/session/session-link.ts';
import { guardedPolicies, keepAsAsked, readableDocuments } from './rights/readable.ts';
import { noteTwoFactorDemand } from './sign-in/two-factor-demand.ts';
import { addStaffPolicies } from './staff-cache.ts';

/**
 * The staff's own client. Staff see what visitors do not (inactive programs, health data), so the two
 * parts share no cache: neither ever shows what the other one was answered.
 */
export function createAdminClient() {
  const freshness = new Freshness();
  const link = ApolloLink.from([freshness.link, noteSuccess, createSessionLink(), createHttpLink()]);
  const documentTransform = readableDocuments(() => currentSession().user?.role);
  const client = createApolloClient({ link, ssr: false, documentTransform });
  keepAsAsked(client, documentTransform);
  (client.cache as InMemoryCache).policies.addTypePolicies(guardedPolicies);
  addStaffPolicies(client);
  return { client, freshness };
}

/** Whose call was answered has work to lose; what was changed is to show in other tabs; what is refused has to be set up first. */
const noteSuccess = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.code === 'TWO_FACTOR_SETUP_REQUIRED')) {
        noteTwoFactorDemand(currentSession().user?.id ?? null);
      }
      if (errors || !getToken()) return;
      acceptSession();
      const { untold } = operation.getContext();
      if (operation.operationType === OperationTypeNode.MUTATION && !untold) tellOtherTabs();
    }),
  ),
);

/** Milliseconds after which a colleague may have changed what is on screen: a window that is looked at tells it twice. */
export const staffFreshFor = 1_000;

/**
 * What is on screen is asked for again when the window gets the focus: what another tab changed in any case, all else
 * when it is older than a moment. Who is signed out would only be refused. Returns the way to stop.
 */
export function keepUpToDate(client: ApolloClient, freshness: Freshness): () => void {
  const stopHearing = onChangeInOtherTab(() => freshness.expire());
  const stopAsking = refetchOnFocus(
    client,
    (query, variables) => getToken() !== null && !freshness.isFresh(query, variables, staffFreshFor),
  );
  return () => {
    stopHearing();
    stopAsking();
  };
}
