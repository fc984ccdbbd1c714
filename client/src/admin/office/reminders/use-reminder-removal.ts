import { useQuestion } from '../../ui/dialogs/question.tsx';
import type { Reminder } from './use-reminder-actions.ts';

/** Asks before a reminder is gone, which nothing brings back. Apart, as the first screen of staff loads the actions alone. */
export const useReminderRemoval = (remove: (reminder: Reminder) => Promise<void>) =>
  useQuestion<Reminder>(
    ({ text }) => ({
      title: 'Remove this reminder?',
      text: `“${text}” is gone for good.`,
      confirmLabel: 'Remove',
      done: 'Reminder removed',
      failed: 'The reminder could not be removed',
    }),
    remove,
  );
