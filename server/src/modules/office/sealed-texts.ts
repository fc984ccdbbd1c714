// What staff write about people: sealed as medical notes are, and gone when the person is.
import type { SealedPlace } from '../../platform/sealing/sealed-places.ts';

/** What each sealed text is about, which is needed to open it. */
export const about = { note: 'timeline_entries.text', reminder: 'reminders.text' } as const;

/** Where they are, for changing keys. */
export const sealedOfficeTexts: SealedPlace[] = [
  {
    name: 'notes',
    table: 'timeline_entries',
    id: 'id',
    text: 'text',
    about: `'${about.note}'`,
    put: 'text = $1',
  },
  {
    name: 'reminders',
    table: 'reminders',
    id: 'id',
    text: 'text',
    about: `'${about.reminder}'`,
    put: 'text = $1',
  },
];
