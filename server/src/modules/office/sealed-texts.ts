// What staff write about people: sealed as medical notes are, and gone when the person is.
import { sealedIn } from '../../platform/sealing/sealed-places.ts';

/** What each sealed text is about, which is needed to open it. */
export const about = { note: 'timeline_entries.text', reminder: 'reminders.text' } as const;

/** Where they are, for changing keys. */
export const sealedOfficeTexts = [
  sealedIn('timeline_entries', 'text', about.note, 'notes'),
  sealedIn('reminders', 'text', about.reminder),
];
