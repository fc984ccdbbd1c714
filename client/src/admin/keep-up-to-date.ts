import type { ApolloClient } from '@apollo/client';
import { type Freshness, refetchOnFocus } from '../lib/api/freshness.ts';
import { onChangeInOtherTab } from '../lib/session/other-tabs.ts';
import { getToken } from '../lib/session/session.ts';

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
