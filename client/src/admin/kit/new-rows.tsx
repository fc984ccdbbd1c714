import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useContext, useEffect } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/failure.ts';
import type { Inbox } from './inbox.ts';
import { countText, InboxNewsContext } from './inbox-news-context.ts';
import type { PageVariables } from './paged-list.ts';

interface Props<T extends { id: number }> {
  inbox: Inbox<T>;
  /** What to ask for to see what came in last. */
  newest: PageVariables;
  /** The new rows are known now: turn to their page. */
  onShown(): void;
}

/**
 * How many came in while the screen is open, and the press that shows them. It stands where room is kept for it: rows
 * that came by themselves would move the others away from under a finger.
 */
export function NewRows<T extends { id: number }>({ inbox, newest, onShown }: Props<T>) {
  const client = useApolloClient();
  const { counts, look } = useContext(InboxNewsContext);
  const count = counts[inbox.name];

  // Whoever opens the screen sees what is there.
  useEffect(() => void look(inbox.name), [inbox.name, look]);

  const show = async () => {
    // First noted, then asked for: what comes in between is shown now and told of once more, but never missed.
    await look(inbox.name);
    try {
      await client.query({ query: inbox.list, variables: newest, fetchPolicy: 'network-only' });
      onShown();
    } catch (error) {
      toast.error(`The new ${inbox.noun}s could not be shown`, { description: readFailure(error).message });
    }
  };

  if (!count) return null;
  return (
    <Show type="button" onClick={() => void show()}>
      {countText(count)} new — show
    </Show>
  );
}

const Show = chakra('button', {
  base: {
    px: '2.5',
    minH: '6',
    borderRadius: 'full',
    bg: 'goldLight',
    color: 'ink',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'gold' },
  },
});
