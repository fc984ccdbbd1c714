import { displayDate } from '../../lib/dates.ts';
import { YesNo } from '../kit/cells.tsx';
import type { Inbox } from '../kit/inbox.ts';
import { InboxScreen } from '../kit/inbox-screen.tsx';
import { nameOf } from './name.ts';
import { RegistrationDialog } from './registration-dialog.tsx';
import {
  DeleteRegistrationDocument,
  RestoreRegistrationDocument,
  type StaffRegistrationFragment,
  StaffRegistrationsDocument,
} from './registrations.generated.ts';

const registrations: Inbox<StaffRegistrationFragment> = {
  name: 'registrations',
  noun: 'registration',
  title: 'Registrations',
  searchLabel: 'Search registrations',
  empty: 'No registrations yet. Whoever registers on the website appears here.',
  emptySearch: 'No registrations found matching your search.',
  nameOf,
  columns: [
    { title: 'Name', kind: 'name', minWidth: '12rem', cell: (item) => <strong>{nameOf(item)}</strong> },
    { title: 'Email', minWidth: '12rem', cell: ({ email }) => email },
    { title: 'Phone', minWidth: '10rem', cell: ({ phone }) => phone },
    { title: 'DOB', minWidth: '9rem', cell: ({ dateOfBirth }) => dateOfBirth && displayDate(dateOfBirth) },
    { title: 'Start Date', minWidth: '9rem', cell: ({ startDate }) => displayDate(startDate) },
    { title: 'Emergency Person', minWidth: '11rem', cell: ({ emergencyName }) => emergencyName },
    { title: 'Emergency Phone', minWidth: '10rem', cell: ({ emergencyPhone }) => emergencyPhone },
    { title: 'Relationship', minWidth: '8rem', cell: ({ emergencyRelation }) => emergencyRelation },
    { title: 'Medical notes', cell: ({ hasMedicalNotes }) => <YesNo value={hasMedicalNotes} /> },
  ],
  list: StaffRegistrationsDocument,
  reading: {
    Details: RegistrationDialog,
    removal: {
      document: DeleteRegistrationDocument,
      restore: RestoreRegistrationDocument,
      typenames: ['ListedRegistration', 'Registration'],
      texts: {
        deleted: 'Registration deleted successfully',
        deleteFailed: 'Failed to delete registration',
        restored: 'Registration restored successfully',
        restoreFailed: 'Failed to restore registration',
      },
    },
  },
};

export function RegistrationsPage() {
  return <InboxScreen inbox={registrations} />;
}
