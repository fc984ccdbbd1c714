// The whole of a screen that lists what visitors sent, page by page from the server.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { keepScroll } from '../../../lib/history/keep-scroll.ts';
import { useMay } from '../../rights/rights.ts';
import { PressedChoice } from '../../ui/controls.tsx';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { restoringTo } from '../content.ts';
import { ListView } from '../list/list-view.tsx';
import { usePagedList } from '../list/page-by-page.ts';
import { evictingList } from '../list/paged-list.ts';
import { useSelection } from '../many/selection.tsx';
import { chosenColumns, columnsOfCard } from '../table/column-menu.tsx';
import { OpenButtons } from '../table/row-buttons.tsx';
import { type Inbox, useView } from './inbox.ts';
import { useInboxRemoval, useRemovedElsewhere } from './inbox-removal.ts';
import { NewRows, useReading } from './new-rows.tsx';

export function InboxScreen<T extends { id: number }>({ inbox: whole }: { inbox: Inbox<T> }) {
  const { view, list, choose } = useView(whole);
  const inbox = useReadable(list);
  const mayWrite = useMay('writeOffice');
  const mayExport = useMay('exportOffice');
  usePageTitle(inbox.title);
  const shown = usePagedList<T>(inbox, { always: true });
  const { place, items } = shown;
  const removal = useInboxRemoval(inbox, shown.inCache);
  useRemovedElsewhere(inbox.noun, shown.inCache);
  const opened = useOpenedRow();
  useReading(inbox, opened.id);
  const title = useRef<HTMLHeadingElement>(null);
  const selection = useSelection(items);
  const { reading, nameOf, New, Bar } = inbox;
  const { ask } = removal;
  const open = useLatest(opened.open);
  const buttons = useCallback(
    (item: T) => (
      <OpenButtons
        name={nameOf(item)}
        onOpen={() => open(item.id)}
        onDelete={mayWrite && reading?.removal ? () => ask(item) : undefined}
      />
    ),
    [nameOf, ask, open, mayWrite, reading],
  );
  const showNewest = () => {
    place.reset();
    title.current?.focus();
  };

  const { record } = useParams();
  if (record !== undefined && opened.id === null) return <MissingPage />;
  return (
    <>
      <ListView<T>
        shown={shown}
        titleRef={title}
        hasFile={mayExport}
        newButton={New && mayWrite && <New />}
        views={
          whole.open && (
            <PressedChoice
              label="View"
              choices={{ all: 'All', open: 'Open' }}
              chosen={view}
              onChoose={(next) => choose(next)}
            />
          )
        }
        onShowAll={() => choose('all', [])}
        news={
          <NewRows
            inbox={inbox}
            listedNewest={shown.newest}
            askForNewest={shown.askForNewest}
            onShown={showNewest}
            onAllRead={() => title.current?.focus()}
          />
        }
        linkOf={reading && opened.linkOf}
        buttons={reading && buttons}
        selection={Bar && mayWrite ? selection : undefined}
      />
      {Bar && mayWrite && selection.on && (
        <Bar selection={selection} columns={chosenColumns(inbox.columns, place.now.columns)} />
      )}
      {reading && opened.id !== null && (
        <reading.Details
          key={opened.id}
          id={opened.id}
          item={items?.find(({ id }) => id === opened.id)}
          onClose={opened.close}
        />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

/** Without the columns about health for who may not read those, and on a phone, which others look at, too. */
function useReadable<T extends { id: number }>(inbox: Inbox<T>): Inbox<T> {
  const mayReadHealth = useMay('readHealth');
  const isPhone = usePhone();
  return useMemo(() => {
    const columns = isPhone ? columnsOfCard(inbox.columns) : inbox.columns;
    return {
      ...inbox,
      columns: mayReadHealth && !isPhone ? columns : columns.filter(({ medical }) => !medical),
    };
  }, [inbox, mayReadHealth, isPhone]);
}

/** How rows of such a screen come back from the trash. */
export const inboxRestoring = <T extends { id: number }>({ list, reading }: Inbox<T>) =>
  reading?.removal && restoringTo(evictingList<T>(list), reading.removal, reading.removal.texts);

/** What a press in the list opened lies one step above the list in the history. */
const opened = { ...keepScroll, opened: true };

/**
 * The row that is open over its list: its number is the last part of the address, so that a reload keeps it, a link leads
 * to it, and Back, the key of a phone as well, closes it. What is searched and filtered stays in the address.
 */
function useOpenedRow() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const closing = useRef('');
  const [, list = pathname, row] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return {
    id: row === undefined ? null : Number(row),
    linkOf: useCallback(
      ({ id }: { id: number }) => ({ to: `${list}/${id}${search}`, state: opened }),
      [list, search],
    ),
    open: (id: number) => void navigate(`${list}/${id}${search}`, { state: opened }),
    close() {
      // A second press of a quick hand would lead one step too far.
      if (closing.current === key) return;
      closing.current = key;
      if (state?.opened) void navigate(-1);
      else void navigate(list + search, { replace: true, state: keepScroll });
    },
  };
}

/** The same function for good, which calls the one of the last render. */
function useLatest<Args extends unknown[], Answer>(act: (...args: Args) => Answer): typeof act {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
