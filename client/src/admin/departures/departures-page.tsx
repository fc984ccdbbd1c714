import { Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { ListView } from '../screens/list/list-view.tsx';
import { usePagedList } from '../screens/list/page-by-page.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { EditButton } from '../screens/table/row-buttons.tsx';
import { useOpened } from '../search/use-opened.ts';
import { PressedChoice } from '../ui/controls.tsx';
import { useToday } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { departureAddress } from './departure-address.ts';
import { departureName, isAhead } from './departure-words.ts';
import type { StaffDepartureFragment } from './departures.generated.ts';
import { departures } from './departures-list.tsx';
import type { Made } from './form/departure-actions.ts';
import { DepartureDialog } from './form/departure-dialog.tsx';
import { MadeNotice } from './form/made-notice.tsx';
import { DepartureMonth } from './month/departure-month.tsx';

const views = { ahead: 'To come', all: 'All', month: 'Month' } as const;
type View = keyof typeof views;

/** The departures: those to come or all of them as a list, or a month of them as a calendar. */
export function DeparturesPage() {
  usePageTitle(departures.title);
  const [view, choose] = useDepartureView();
  const mayWrite = useMay('writeOffice');
  /** None for a new one. */
  const [edited, setEdited] = useState<{ departure: StaffDepartureFragment | null } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const edit = useCallback((departure: StaffDepartureFragment) => setEdited({ departure }), []);
  useOpened(
    mayWrite,
    useCallback(() => setEdited({ departure: null }), []),
  );
  const above = made && <MadeNotice made={made} onClose={() => setMade(null)} />;
  const head = {
    above,
    views: <PressedChoice label="View" choices={views} chosen={view} onChoose={(next) => choose(next)} />,
    newButton: mayWrite && (
      <Button onClick={() => setEdited({ departure: null })}>
        <Plus aria-hidden />
        New Departure
      </Button>
    ),
  };
  return (
    <>
      {view === 'month' ? (
        <DepartureMonth {...head} />
      ) : (
        <DepartureList
          key={view}
          {...head}
          view={view}
          savedId={savedId}
          onEdit={mayWrite ? edit : undefined}
          onShowAll={() => choose('all', [])}
        />
      )}
      {edited && (
        <DepartureDialog
          departure={edited.departure}
          onClose={() => setEdited(null)}
          onMade={setMade}
          onSaved={({ id }) => {
            // What came of new ones is said above the list, where the page stays.
            setSavedId(edited.departure && id);
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

/** Which of the views the address names; what they are narrowed by goes along. */
function useDepartureView(): [View, (next: View, kept?: readonly string[]) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('view') ?? '';
  const view = named in views ? (named as View) : 'ahead';
  const choose = (next: View, kept: readonly string[] = ['q', 'program', 'status']) =>
    setParams(
      (before) => {
        const rest = [...before].filter(([name]) => kept.includes(name));
        return new URLSearchParams(next === 'ahead' ? rest : [['view', next], ...rest]);
      },
      { replace: true, state: keepScroll },
    );
  return [view, choose];
}

interface ListProps {
  view: 'ahead' | 'all';
  savedId: number | null;
  views: ReactNode;
  newButton: ReactNode;
  above: ReactNode;
  /** Undefined for who may change nothing. */
  onEdit: ((departure: StaffDepartureFragment) => void) | undefined;
  onShowAll(): void;
}

function DepartureList({ view, savedId, views, newButton, above, onEdit, onShowAll }: ListProps) {
  const today = useToday();
  const list = useMemo(
    () =>
      view === 'ahead'
        ? { ...departures, narrowedTo: { from: today }, emptySearch: 'No departures to come were found.' }
        : departures,
    [view, today],
  );
  const shown = usePagedList<StaffDepartureFragment>(list, { always: true });
  const mayExport = useMay('exportOffice');
  const buttons = useCallback(
    (departure: StaffDepartureFragment) =>
      departure.program && isAhead(departure) ? (
        <Flex gap="1">
          <EditButton name={departureName(departure)} onClick={() => onEdit?.(departure)} />
        </Flex>
      ) : null,
    [onEdit],
  );
  return (
    <ListView<StaffDepartureFragment>
      shown={shown}
      views={views}
      newButton={newButton}
      hasFile={mayExport}
      onShowAll={onShowAll}
      savedId={savedId}
      linkOf={linkOf}
      buttons={onEdit && buttons}
      above={above}
    />
  );
}

const linkOf = ({ id }: { id: number }) => ({ to: departureAddress(id) });

export const code: ScreenCode = { Screen: DeparturesPage };
