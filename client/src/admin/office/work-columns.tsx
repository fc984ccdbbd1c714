import { displayDate } from '../../lib/dates.ts';
import type { Choices } from '../screens/form/kinds.tsx';
import type { ListColumn } from '../screens/resource.ts';
import type { Worked } from './work-kind.ts';

/** How far a row is, who takes care of it and when its next reminder is due: there for who chooses them. */
export function workColumns<Row extends Worked>(statuses: Choices<Row['status']>): ListColumn<Row>[] {
  return [
    {
      title: 'Status',
      minWidth: '8rem',
      text: ({ status }) => statuses[status as Row['status']],
      extra: true,
    },
    { title: 'In Charge', minWidth: '10rem', text: ({ assignee }) => assignee?.name ?? '', extra: true },
    {
      title: 'Reminder',
      minWidth: '10rem',
      text: ({ nextReminderOn }) => (nextReminderOn ? displayDate(nextReminderOn) : ''),
      inFile: ({ nextReminderOn }) => nextReminderOn ?? '',
      extra: true,
    },
  ];
}
