// The whole of a screen that lists what visitors sent, page by page from the server.
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useMay } from '../../rights/rights.ts';
import { AskedQuestion } from '../../ui/dialogs/asked-question.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { evictingList } from '../list/evict-pages.ts';
import { ListView } from '../list/list-view.tsx';
import { sortableThere } from '../list/order.ts';
import { useListPlace } from '../list/use-list-place.ts';
import { usePagedList } from '../list/use-paged-list.ts';
import { restoringTo } from '../restoring.ts';
import { OpenButtons } from '../table/row-buttons.tsx';
import type { Inbox } from './inbox.ts';
import { NewRows } from './new-rows.tsx';
import { showAsRead } from './read-rows.ts';
import { UnreadContext } from './unread-context.ts';
import { useInboxRemoval } from './use-inbox-removal.ts';

export function InboxScreen<T extends { id: number }>({ inbox: whole }: { inbox: Inbox<T> }) {
  const inbox = useReadable(whole);
  const mayWrite = useMay('writeOffice');
  usePageTitle(inbox.title);
  const place = useListPlace(inbox);
  const listed = usePagedList<T>(inbox, place, { always: true });
  const removal = useInboxRemoval(inbox, listed.variables);
  const [opened, setOpened] = useState<T | null>(null);
  const open = useOpening(inbox, setOpened);
  const title = useRef<HTMLHeadingElement>(null);
  const { reading, nameOf } = inbox;
  const { ask } = removal;
  const buttons = useCallback(
    (item: T) => (
      <OpenButtons
        name={nameOf(item)}
        onOpen={() => open(item)}
        onDelete={mayWrite ? () => ask(item) : undefined}
      />
    ),
    [nameOf, ask, open, mayWrite],
  );
  const showNewest = () => {
    place.reset();
    title.current?.focus();
  };

  return (
    <>
      <ListView<T>
        list={inbox}
        listed={listed}
        place={place}
        orders={useMemo(() => sortableThere(inbox.columns), [inbox])}
        titleRef={title}
        hasFile={useMay('exportOffice')}
        news={
          <NewRows
            inbox={inbox}
            listedNewest={listed.newest}
            newest={listed.firstVariables}
            onShown={showNewest}
            onAllRead={() => title.current?.focus()}
          />
        }
        buttons={reading && buttons}
      />
      {reading && opened && <reading.Details item={opened} onClose={() => setOpened(null)} />}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

/** Without the columns about health for who may not read those. */
function useReadable<T extends { id: number }>(inbox: Inbox<T>): Inbox<T> {
  const health = useMay('readHealth');
  return useMemo(() => {
    if (health || !inbox.columns) return inbox;
    return { ...inbox, columns: inbox.columns.filter(({ medical }) => !medical) };
  }, [inbox, health]);
}

/** Opens a row and notes that it was; when that fails it stays marked as new, which needs no word. */
function useOpening<T extends { id: number }>(
  { name, typename }: Inbox<T>,
  show: (item: T) => void,
): (item: T) => void {
  const { cache } = useApolloClient();
  const { markRead } = useContext(UnreadContext);
  return useCallback(
    (item) => {
      show(item);
      markRead(name, item.id).then(
        () => showAsRead(cache, typename, item.id),
        () => undefined,
      );
    },
    [cache, markRead, name, typename, show],
  );
}

/** How rows of such a screen come back from the trash. */
export const inboxRestoring = <T extends { id: number }>({ list, reading }: Inbox<T>) =>
  reading && restoringTo(evictingList<T>(list), reading.removal, reading.removal.texts);
