import type { ComponentProps } from 'react';
import type { ReplyState } from '../../generated/schema.ts';
import { displayDate } from '../../lib/dates.ts';
import { travelDay, travelDays } from '../../lib/travel-days.ts';
import type { ListColumn } from '../screens/list/list.ts';
import { Mark, momentColumn, State } from '../screens/table/columns.tsx';
import type { Choices } from '../ui/controls.tsx';
import { age, displayMoment } from '../ui/moment.ts';
import type { Worked, WorkKind } from './work-kind.ts';

type Statuses<Row extends Worked> = Pick<WorkKind<Row>, 'statuses' | 'open'>;

const isOpen = <Row extends Worked>({ open }: Statuses<Row>, { status }: Row) =>
  (open as readonly string[]).includes(status);

const replyProblems: Partial<Record<ReplyState, string>> = {
  failed: 'Reply not sent',
  unclear: 'Reply perhaps not sent',
};

/** Says of what waits for nobody any more what became of it, and that the person may not have got our reply. */
export const workMark =
  <Row extends Worked & { replyProblem: ReplyState | null }>(kind: Statuses<Row>) =>
  (row: Row) => {
    const problem = row.replyProblem && replyProblems[row.replyProblem];
    const isDone = !isOpen(kind, row);
    if (!isDone && !problem) return null;
    return (
      <>
        {isDone && <Mark>{kind.statuses[row.status as Row['status']]}</Mark>}
        {problem && (
          <Mark bg="dangerSoft" color="dangerText">
            {problem}
          </Mark>
        )}
      </>
    );
  };

/** What of `statuses` is still to be done. */
export const openStatuses = <Row extends Worked>({ statuses, open }: Statuses<Row>) =>
  Object.fromEntries(open.map((status) => [status, statuses[status]])) as Choices;

/** There for who chooses them. */
export const extra = <Row,>(...columns: ListColumn<Row>[]) =>
  columns.map((column): ListColumn<Row> => ({ ...column, extra: true }));

type Tone = ComponentProps<typeof State>['tone'];

/** A column of where each row stands, by a word and the dot of its tone. */
export function stateColumn<T, S extends string>(
  title: string,
  stateOf: (item: T) => S,
  words: Readonly<Record<S, string>>,
  toneOf: Readonly<Record<S, Tone>>,
  more: Partial<ListColumn<T>> = {},
): ListColumn<T> {
  return {
    title,
    text: (item) => words[stateOf(item)],
    cell: (item) => <State tone={toneOf[stateOf(item)]}>{words[stateOf(item)]}</State>,
    ...more,
  };
}

/** A day of the calendar, with its weekday. */
export const dayColumn = <Row,>(
  title: string,
  dayOf: (row: Row) => string,
  more: Partial<ListColumn<Row>>,
): ListColumn<Row> => ({
  title,
  kind: 'moment',
  text: (row) => travelDay(dayOf(row)),
  inFile: dayOf,
  ...more,
});

/** From when to when a journey goes; its first day is what sorts it, and what stands in a file. */
export const journeyColumn = <Row extends { startsOn: string; endsOn: string }>(
  title: string,
  more: Partial<ListColumn<Row>>,
): ListColumn<Row> => ({
  ...dayColumn(title, ({ startsOn }) => startsOn, more),
  serverSort: 'startsOn',
  text: ({ startsOn, endsOn }) => travelDays(startsOn, endsOn),
});

/** How long it has waited. */
export const waitingColumn = <Row extends { createdAt: string }>(): ListColumn<Row> => ({
  ...momentColumn<Row>('Waiting', ({ createdAt }) => createdAt, 'created'),
  minWidth: '7rem',
  text: ({ createdAt }) => age(createdAt),
  cell: ({ createdAt }) => (
    <time dateTime={createdAt} title={`Since ${displayMoment(createdAt)}`}>
      {age(createdAt)}
    </time>
  ),
});

/** How far a row is, who takes care of it and when its next reminder is due. */
export function workColumns<Row extends Worked>(kind: Statuses<Row>): ListColumn<Row>[] {
  const words = ({ status }: Row) => kind.statuses[status as Row['status']];
  return [
    {
      title: 'Status',
      minWidth: '8rem',
      text: words,
      cell: (row) => <State tone={isOpen(kind, row) ? 'waiting' : 'over'}>{words(row)}</State>,
      onCard: 3,
    },
    { title: 'In Charge', minWidth: '10rem', text: ({ assignee }) => assignee?.name ?? '' },
    {
      title: 'Reminder',
      minWidth: '10rem',
      text: ({ nextReminderOn }) => (nextReminderOn ? displayDate(nextReminderOn) : ''),
      inFile: ({ nextReminderOn }) => nextReminderOn ?? '',
    },
  ];
}
