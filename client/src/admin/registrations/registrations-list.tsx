import { displayDate } from '../../lib/dates.ts';
import { WorkBar } from '../office/work-bar.tsx';
import { workColumns } from '../office/work-columns.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import { phoneInFile } from '../screens/table/csv.ts';
import { momentColumn } from '../screens/table/moment-column.tsx';
import { textsOf } from '../screens/texts.ts';
import { nameOf } from './name.ts';
import { onFile } from './on-file.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';
import { registrationFilters } from './registration-filters.ts';
import { registrationStatuses, registrationWork } from './registration-work-kind.ts';
import {
  DeleteRegistrationDocument,
  RestoreRegistrationDocument,
  type StaffRegistrationFragment,
  StaffRegistrationsDocument,
} from './registrations.generated.ts';

export const registrations: Inbox<StaffRegistrationFragment> = {
  name: 'registrations',
  typename: 'ListedRegistration',
  noun: 'registration',
  title: 'Registrations',
  searchLabel: 'Search registrations',
  empty: 'No registrations yet. Whoever registers on the website appears here.',
  emptySearch: 'No registrations found matching your search.',
  nameOf,
  columns: [
    { title: 'Name', kind: 'name', minWidth: '12rem', text: nameOf, serverSort: 'lastName' },
    { title: 'Email', minWidth: '12rem', text: ({ email }) => email },
    {
      title: 'Phone',
      minWidth: '11rem',
      text: ({ phone }) => phone,
      inFile: ({ phone }) => phoneInFile(phone),
    },
    {
      title: 'DOB',
      minWidth: '11rem',
      text: ({ dateOfBirth }) => (dateOfBirth ? displayDate(dateOfBirth) : ''),
      inFile: ({ dateOfBirth }) => dateOfBirth ?? '',
    },
    {
      title: 'Start Date',
      kind: 'moment',
      minWidth: '11rem',
      serverSort: 'startDate',
      text: ({ startDate }) => displayDate(startDate),
      inFile: ({ startDate }) => startDate,
    },
    { title: 'Emergency Person', minWidth: '11rem', text: ({ emergencyName }) => emergencyName },
    {
      title: 'Emergency Phone',
      minWidth: '11rem',
      text: ({ emergencyPhone }) => emergencyPhone,
      inFile: ({ emergencyPhone }) => phoneInFile(emergencyPhone),
    },
    { title: 'Relationship', minWidth: '8rem', text: ({ emergencyRelation }) => emergencyRelation },
    onFile('Medical Conditions', ({ hasMedicalConditions }) => hasMedicalConditions),
    onFile('Allergies', ({ hasAllergies }) => hasAllergies),
    onFile('Medications', ({ hasMedications }) => hasMedications),
    { title: 'Program', minWidth: '12rem', text: ({ program }) => program.name, extra: true },
    { ...momentColumn('Registered', ({ createdAt }) => createdAt, 'created'), extra: true },
    ...workColumns(registrationStatuses),
  ],
  filters: registrationFilters,
  Bar: (props) => <WorkBar kind={registrationWork} {...props} />,
  list: StaffRegistrationsDocument,
  reading: {
    Details: RegistrationDialog,
    removal: {
      document: DeleteRegistrationDocument,
      restore: RestoreRegistrationDocument,
      typenames: ['ListedRegistration', 'Registration'],
      texts: textsOf('Registration'),
    },
  },
};
