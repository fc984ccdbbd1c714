import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../live/live-context.ts';
import { cachedPages } from '../list/cached-pages.ts';
import type { PageVariables } from '../list/paged-list.ts';
import type { Inbox } from './inbox.ts';

/** Takes a row that a colleague deleted off the page that `variables` asked for. */
export function useRemovedElsewhere<T extends { id: number }>(inbox: Inbox<T>, variables: PageVariables) {
  const { cache } = useApolloClient();
  const { onRemoved } = useContext(LiveContext);
  useEffect(() => {
    const { list, typename, reading } = inbox;
    const typenames = reading?.removal?.typenames ?? [typename];
    const rows = cachedPages<T>(list, { typenames, onScreen: variables, first: variables });
    return onRemoved(({ kind, id }) => {
      if (kind === inbox.noun) rows.remove(cache, id);
    });
  }, [cache, inbox, variables, onRemoved]);
}
