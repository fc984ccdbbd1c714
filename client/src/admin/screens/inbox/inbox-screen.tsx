// The whole of a screen that lists what visitors sent, page by page from the server.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../../rights/rights.ts';
import { AskedQuestion } from '../../ui/dialogs/asked-question.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { PressedChoice } from '../../ui/pressed-choice.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { restoringTo } from '../content.ts';
import { FilterBar, FilterButton } from '../filters/filter-bar.tsx';
import { evictingList } from '../list/cached-pages.ts';
import { ListView } from '../list/list-view.tsx';
import { usePagedList } from '../list/page-by-page.ts';
import { useSelection } from '../many/selection.tsx';
import { chosenColumns, columnsOfCard } from '../table/column-menu.tsx';
import { OpenButtons } from '../table/row-buttons.tsx';
import { type Inbox, useView } from './inbox.ts';
import { useInboxRemoval, useRemovedElsewhere } from './inbox-removal.ts';
import { NewRows } from './new-rows.tsx';
import { useLatest, useOpenedRow, useReading } from './opened-row.ts';

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
  const [filtering, setFiltering] = useState(false);
  const { reading, nameOf, filters, Bar } = inbox;
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
        tools={
          filters && (
            <FilterButton
              filters={filters}
              place={place}
              open={filtering}
              onToggle={() => setFiltering(!filtering)}
            />
          )
        }
        above={
          filters && (
            <FilterBar
              filters={filters}
              place={place}
              open={filtering}
              titleRef={title}
              onClose={() => setFiltering(false)}
            />
          )
        }
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
