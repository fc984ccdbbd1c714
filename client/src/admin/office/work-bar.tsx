// What the bar offers for chosen registrations, messages or bookings: another status where that is given by hand, somebody in charge, a file.

import { Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../rights/rights.ts';
import type { BarProps } from '../screens/inbox/inbox.ts';
import { BarButton } from '../screens/many/many-bar.tsx';
import { SelectionBar } from '../screens/many/selection.tsx';
import { useCsvDownload } from '../screens/table/csv.tsx';
import { Options, optionsOf, Select } from '../ui/controls.tsx';
import { ColleagueSelect } from './colleagues.tsx';
import type { ColleagueFragment } from './office.generated.ts';
import { useWorkActions } from './use-work-actions.ts';
import type { Worked, WorkKind } from './work-kind.ts';

interface Props<Row extends Worked> extends BarProps<Row> {
  kind: WorkKind<Row>;
}

export function WorkBar<Row extends Worked>({ kind, selection, columns }: Props<Row>) {
  const { chosen } = selection;
  const mayExport = useMay('exportOffice');
  const [busy, setBusy] = useState(false);
  const { setStatus, assign } = useWorkActions(kind);
  const { download } = useCsvDownload({
    noun: kind.noun,
    columns: [...columns],
    collect: async () => chosen,
    count: chosen.length,
  });
  const none = chosen.length === 0 || busy;
  const during = async (act: Promise<unknown>) => {
    setBusy(true);
    await act;
    setBusy(false);
  };
  return (
    <SelectionBar selection={selection}>
      {kind.setStatus && (
        <StatusChoice
          statuses={kind.statuses}
          none={none}
          onChoose={(status) => void during(setStatus(chosen, status))}
        />
      )}
      <PersonChoice none={none} onChoose={(person) => void during(assign(chosen, person))} />
      {mayExport && <BarButton label="Download these as CSV" none={none} onClick={() => void download()} />}
    </SelectionBar>
  );
}

const small = { w: 'auto', maxW: '11rem', minH: '10', py: '1', fontSize: 'sm' } as const;

/** A choice, and the button that gives it: a choice by arrow keys changes nothing yet. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Flex gap="1" wrap="wrap">
      {children}
    </Flex>
  );
}

interface StatusProps<Status extends string> {
  statuses: Readonly<Record<Status, string>>;
  none: boolean;
  onChoose(status: Status): void;
}

function StatusChoice<Status extends string>({ statuses, none, onChoose }: StatusProps<Status>) {
  const [status, setStatus] = useState('');
  return (
    <Pair>
      <Select
        {...small}
        aria-label="New status"
        value={status}
        onChange={({ target }) => setStatus(target.value)}
      >
        <option value="">Status...</option>
        <Options of={optionsOf(statuses)} />
      </Select>
      <BarButton
        label="Change status"
        none={none || status === ''}
        onClick={() => status !== '' && onChoose(status as Status)}
      />
    </Pair>
  );
}

interface PersonProps {
  none: boolean;
  onChoose(person: ColleagueFragment | null): void;
}

function PersonChoice({ none, onChoose }: PersonProps) {
  const [chosen, setChosen] = useState<ColleagueFragment | null>(null);
  return (
    <Pair>
      <ColleagueSelect
        {...small}
        aria-label="Person in charge"
        nobody="Nobody"
        value={chosen?.id ?? null}
        onChoose={setChosen}
      />
      <BarButton label="Assign" none={none} onClick={() => onChoose(chosen)} />
    </Pair>
  );
}
