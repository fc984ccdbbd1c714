// What staff deleted of all content: back to where it was, or away for good.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { RotateCcw, Trash2 } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { useUrlState } from '../../lib/page/use-url-state.ts';
import { matches } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import type { Column } from '../screens/list/list.ts';
import { ListCounts, PlainHeading, SearchBox, SelectButton } from '../screens/list/list-header.tsx';
import { EmptyRows, FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { BarButton } from '../screens/many/many-bar.tsx';
import { SelectionBar, useSelection } from '../screens/many/selection.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { DataTable } from '../screens/table/data-table.tsx';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { Options, Select } from '../ui/controls.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { type TrashKinds, type TrashRow, useTrash, useTrashKinds } from './use-trash.ts';

/** Words, and a kind of content or 'all'. */
type Sought = { q: string; show: string };

interface Props {
  kinds: TrashKinds;
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** How many there are, and how many of them are shown when not all; undefined while loading. */
  total: number | undefined;
  shown: number | null;
  sought: Sought;
  /** Where many rows can be chosen. */
  selection: Parameters<typeof SelectButton>[0]['selection'] | undefined;
  onSeek(change: Partial<Sought>): void;
}

/** What the trash is for, what is in it, and how it is searched. */
function TrashHeader(props: Props) {
  const { kinds, title, titleRef, total, shown, sought, selection, onSeek } = props;
  return (
    <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
      <Box>
        <PlainHeading title={title} titleRef={titleRef} />
        <chakra.p mt="1" color="muted" fontSize="sm">
          What you delete waits here for 30 days. Restored, it is back on the website as it was. Registrations
          and messages wait ten minutes.
        </chakra.p>
        <ListCounts total={total === undefined ? undefined : `Total ${total}`} shown={shown} />
      </Box>
      <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <SearchBox label="Search the trash" value={sought.q} onChange={(q) => onSeek({ q })} />
        <Select
          aria-label="Filter by type"
          value={sought.show}
          onChange={({ target }) => onSeek({ show: target.value })}
          flex={{ base: '1 1 9rem', md: '0 0 auto' }}
          w="auto"
        >
          <option value="all">All types</option>
          <Options of={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))} />
        </Select>
        {Boolean(total) && selection && <SelectButton selection={selection} />}
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
        title={title}
        titleRef={heading}
        total={rows?.length}
        shown={shown && shown.length !== rows?.length ? shown.length : null}
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
      ) : error ? (
        <FailedRows message={readFailure(error).message} onRetry={retry} />
      ) : (
        <LoadingRows />
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
