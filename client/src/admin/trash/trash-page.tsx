// What staff deleted of all content: back to where it was, or away for good.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { RotateCcw, Trash2 } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../../lib/page/use-url-state.ts';
import { matches } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import type { Column } from '../screens/list/list.ts';
import {
  ChoiceSelect,
  ListCounts,
  PlainHeading,
  SearchBox,
  SelectButton,
} from '../screens/list/list-header.tsx';
import { EmptyRows, Unanswered } from '../screens/list/list-states.tsx';
import { BarButton } from '../screens/many/many-bar.tsx';
import { type Selection, SelectionBar, useSelection } from '../screens/many/selection.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { DataTable } from '../screens/table/data-table.tsx';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { type TrashKinds, type TrashRow, useTrash, useTrashKinds } from './use-trash.ts';

/** Words, and a kind of content or 'all'. */
type Sought = { q: string; show: string };

interface Props {
  kinds: TrashKinds;
  titleRef: Ref<HTMLHeadingElement>;
  /** All there are and those of them that are found; undefined while loading. */
  rows: TrashRow[] | undefined;
  found: TrashRow[] | undefined;
  sought: Sought;
  /** Where many rows can be chosen. */
  selection: Selection<TrashRow> | undefined;
  onSeek(change: Partial<Sought>): void;
}

/** What the trash is for, what is in it, and how it is searched. */
function TrashHeader({ kinds, titleRef, rows, found, sought, selection, onSeek }: Props) {
  const types = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));
  return (
    <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
      <Box>
        <PlainHeading title={title} titleRef={titleRef} />
        <chakra.p mt="1" color="muted" fontSize="sm">
          What you delete waits here for 30 days. Restored, it is back on the website as it was. Registrations
          and messages wait ten minutes.
        </chakra.p>
        <ListCounts
          total={rows && `Total ${rows.length}`}
          shown={found && found.length !== rows?.length ? found.length : null}
        />
      </Box>
      <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <SearchBox label="Search the trash" value={sought.q} onChange={(q) => onSeek({ q })} />
        <ChoiceSelect
          choice={{ label: 'Filter by type', options: [{ value: 'all', label: 'All types' }, ...types] }}
          value={sought.show}
          onChoose={(show) => onSeek({ show })}
        />
        {Boolean(rows?.length) && selection && <SelectButton selection={selection} />}
      </Flex>
    </Flex>
  );
}

const title = 'Trash';
const everything = { q: '', show: 'all' };

/** Sent by visitors, and so restored by who answers them. */
const isOffice = ({ type }: TrashRow) => type === 'registration' || type === 'message';

type LabelOf = (row: Pick<TrashRow, 'type'>) => string;

const columnsWith = (labelOf: LabelOf): Column<TrashRow>[] => [
  {
    title: 'Title',
    kind: 'name',
    minWidth: '16rem',
    text: (row) => row.title,
    cell: (row) => <chakra.strong overflowWrap="anywhere">{row.title}</chakra.strong>,
  },
  { title: 'Type', minWidth: '8rem', text: labelOf },
  momentColumn('Deleted At', ({ deletedAt }) => deletedAt),
  { title: 'Deleted By', minWidth: '11rem', text: ({ deletedBy }) => deletedBy ?? 'Account is gone' },
  { title: 'Time Left', minWidth: '7rem', text: ({ goesAt }) => timeInTrash(goesAt) },
];

function deletionWords(row: TrashRow, label: string) {
  const noun = label.toLowerCase();
  return {
    title: 'Delete for good?',
    text: `The ${noun} “${row.title}” will be gone, and nobody can bring it back.`,
    confirmLabel: 'Delete for good',
    done: `${label} deleted for good`,
    failed: `Failed to delete ${noun} for good`,
  };
}

export function TrashPage() {
  usePageTitle(title);
  const kinds = useTrashKinds();
  const labelOf: LabelOf = ({ type }) => kinds[type].label;
  const trash = useTrash(kinds);
  const mayWrite = useMay('writeContent');
  const mayAnswer = useMay('writeOffice');
  const [sought, seek] = useUrlState(useSearchParams(), everything, { typed: 'q' });
  const question = useQuestion((row: TrashRow) => deletionWords(row, labelOf(row)), trash.deleteForGood);
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, error, retry } = trash;
  const shown = rows?.filter(
    (row) =>
      (sought.show === 'all' || row.type === sought.show) &&
      matches(sought.q, row.title, labelOf(row), row.deletedBy ?? ''),
  );
  const selection = useSelection(shown);

  return (
    <>
      <TrashHeader
        kinds={kinds}
        titleRef={heading}
        rows={rows}
        found={shown}
        sought={sought}
        selection={mayWrite && mayAnswer ? selection : undefined}
        onSeek={seek}
      />
      {shown?.length ? (
        <DataTable
          title={title}
          columns={columnsWith(labelOf)}
          items={shown}
          selection={mayWrite && mayAnswer ? selection : undefined}
          nameOf={({ title }) => title}
          buttons={(row) => (
            <Flex gap="1">
              {(isOffice(row) ? mayAnswer : mayWrite) && (
                <RowButton
                  wide
                  label={`Restore ${row.title}`}
                  word="Restore"
                  icon={<RotateCcw aria-hidden />}
                  onClick={() => {
                    // The button goes with its row.
                    heading.current?.focus();
                    void trash.restore(row);
                  }}
                />
              )}
              {mayWrite && (mayAnswer || !isOffice(row)) && (
                <RowButton
                  label={`Delete ${row.title} for good`}
                  word="Delete for good"
                  icon={<Trash2 aria-hidden />}
                  onClick={() => question.ask(row)}
                />
              )}
            </Flex>
          )}
        />
      ) : rows ? (
        <EmptyRows text={rows.length ? 'Nothing in the trash matches your search.' : 'The trash is empty.'}>
          {rows.length > 0 && (
            <Button variant="outline" onClick={() => seek(everything)}>
              Show all
            </Button>
          )}
        </EmptyRows>
      ) : (
        <Unanswered error={error} refetch={retry} />
      )}
      {selection.on && (
        <SelectionBar selection={selection}>
          <BarButton
            label="Restore"
            none={selection.chosen.length === 0}
            onClick={() => {
              const { chosen } = selection;
              selection.leave(chosen.map(({ id }) => id));
              void trash.restoreMany(chosen);
            }}
          />
        </SelectionBar>
      )}
      <AskedQuestion question={question} focusAfterYes={() => heading.current} />
    </>
  );
}

export const code: ScreenCode = { Screen: TrashPage };

const minute = 60_000;
const day = 86_400_000;

/** How long something that goes at `goesAt` (ISO 8601) can still be restored, such as `29 days`. */
export function timeInTrash(goesAt: string, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(goesAt) - now) / minute);
  if (minutes > 0 && minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const days = Math.ceil((Date.parse(goesAt) - now) / day);
  if (days < 1) return 'Until tonight';
  return days === 1 ? '1 day' : `${days} days`;
}
