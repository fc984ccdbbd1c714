import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../live/live-context.ts';
import type { ListInCache } from '../list/list.ts';

/** Takes a row that a colleague deleted off the page on screen. */
export function useRemovedElsewhere(noun: string, list: Pick<ListInCache<never>, 'remove'>) {
  const { cache } = useApolloClient();
  const { onRemoved } = useContext(LiveContext);
  useEffect(() => {
    return onRemoved(({ kind, id }) => {
      if (kind === noun) list.remove(cache, id);
    });
  }, [cache, noun, list, onRemoved]);
}
