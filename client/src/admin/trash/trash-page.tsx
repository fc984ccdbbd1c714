// What staff deleted of all content: back to where it was, or away for good.
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { matches } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyRows, FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { useUrlState } from '../screens/list/use-url-state.ts';
import type { Column } from '../screens/resource.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { DataTable } from '../screens/table/data-table.tsx';
import { momentColumn } from '../screens/table/moment-column.tsx';
import { TrashButtons } from '../screens/table/row-buttons.tsx';
import { QuestionDialog } from '../ui/dialogs/question-dialog.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { timeLeft } from './time-left.ts';
import { TrashHeader } from './trash-header.tsx';
import { trashKinds } from './trash-kinds.ts';
import { type TrashRow, useTrash } from './use-trash.ts';

const title = 'Trash';
const everything = { q: '', show: 'all' };

const labelOf = ({ type }: TrashRow) => trashKinds[type].label;

const columns: Column<TrashRow>[] = [
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
  { title: 'Time Left', minWidth: '7rem', text: ({ goesAt }) => timeLeft(goesAt) },
];

export function TrashPage() {
  usePageTitle(title);
  const trash = useTrash();
  const [sought, seek] = useUrlState(everything, 'q');
  const [doomed, setDoomed] = useState<TrashRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmed = useRef(false);
  const { rows, error, retry } = trash;
  const shown = rows?.filter(
    (row) =>
      (sought.show === 'all' || row.type === sought.show) &&
      matches(sought.q, row.title, labelOf(row), row.deletedBy ?? ''),
  );

  return (
    <>
      <TrashHeader
        title={title}
        titleRef={heading}
        total={rows?.length}
        shown={shown && shown.length !== rows?.length ? shown.length : null}
        sought={sought}
        onSeek={seek}
      />
      {shown?.length ? (
        <DataTable
          title={title}
          columns={columns}
          items={shown}
          buttons={(row) => (
            <TrashButtons
              name={row.title}
              onRestore={() => {
                // The button goes with its row.
                heading.current?.focus();
                void trash.restore(row);
              }}
              onDelete={() => {
                confirmed.current = false;
                setDoomed(row);
              }}
            />
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
      <QuestionDialog
        open={doomed !== null}
        title="Delete for good?"
        cancelLabel="Cancel"
        confirmLabel="Delete for good"
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          confirmed.current = true;
          setDoomed(null);
          if (doomed) void trash.deleteForGood(doomed);
        }}
        finalFocus={() => (confirmed.current ? heading.current : null)}
      >
        {doomed &&
          `The ${labelOf(doomed).toLowerCase()} “${doomed.title}” will be gone, and nobody can bring it back.`}
      </QuestionDialog>
    </>
  );
}

export const code: ScreenCode = { Screen: TrashPage };
