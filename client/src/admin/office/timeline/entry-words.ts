// What is said of each entry of a timeline, after who did it.
import { displayDate } from '../../../lib/dates.ts';
import type { Choices } from '../../screens/form/kinds.tsx';
import type { TimelineEntry } from './use-timeline.ts';

/** `statuses` are the words of the statuses, `came` what it is to come in, such as `registered`. */
export function entryWords(
  { type, byName, from, to, reminder }: TimelineEntry,
  statuses: Choices,
  came: string,
): string {
  const status = (word: string | null) => (word && statuses[word]) || word || 'nothing';
  switch (type) {
    case 'received':
      return came;
    case 'opened':
      return 'opened it';
    case 'edited':
      return 'changed it';
    case 'status':
      return `changed the status from “${status(from)}” to “${status(to)}”`;
    case 'assigned':
      if (to === byName) return 'took charge';
      if (to) return `put ${to} in charge`;
      return from === byName
        ? 'gave it back: nobody is in charge now'
        : `took it off ${from ?? 'who was in charge'}: nobody is in charge now`;
    case 'note':
      return 'wrote a note';
    case 'reply':
      return 'answered by mail';
    case 'reminder':
      return reminder ? `set a reminder for ${displayDate(reminder.dueOn)}` : 'set a reminder';
    case 'reminderDone':
      return 'did what a reminder said';
    case 'deleted':
      return 'deleted it';
    case 'restored':
      return 'restored it';
  }
}
