// Which reminders are shown; the choice stands in the address.
import type { Reminder } from '../office/reminders/use-reminder-actions.ts';

interface Reader {
  today: string;
  /** Whose the reminders are that are called mine. */
  me: number | undefined;
}

export const reminderChoices: readonly {
  name: string;
  label: string;
  empty: string;
  holds(reminder: Reminder, reader: Reader): boolean;
}[] = [
  {
    name: 'due',
    label: 'Due',
    empty: 'Nothing is due today.',
    holds: ({ dueOn }, { today }) => dueOn <= today,
  },
  {
    name: 'overdue',
    label: 'Overdue',
    empty: 'Nothing is overdue.',
    holds: ({ dueOn }, { today }) => dueOn < today,
  },
  {
    name: 'mine',
    label: 'Mine',
    empty: 'You have no reminders.',
    holds: ({ assignee }, { me }) => assignee !== null && assignee.id === me,
  },
  { name: 'all', label: 'All', empty: 'There are no reminders.', holds: () => true },
];

/** Those that are still to be done and belong to a choice. */
export function chosenReminders(
  reminders: readonly Reminder[],
  choice: (typeof reminderChoices)[number],
  me: number | undefined,
  today: string,
): Reminder[] {
  return reminders.filter((reminder) => !reminder.doneAt && choice.holds(reminder, { today, me }));
}
