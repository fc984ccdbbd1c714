import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { displayDate } from '../../lib/dates.ts';
import { personFilter } from '../office/colleagues.tsx';
import { WorkBar } from '../office/work-bar.tsx';
import { extra, openStatuses, waitingColumn, workColumns, workMark } from '../office/work-columns.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { dayFilter, oneFilter, severalFilter } from '../screens/filters/filter-kinds.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import type { ListColumn } from '../screens/list/list.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { phoneInFile } from '../screens/table/csv.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';
import type { StaffRegistrationFragment } from './registration-row.generated.ts';
import { nameOf, noneSpecified } from './registration-words.ts';
import { registrationStatuses, registrationWork } from './registration-work-kind.ts';
import {
  DeleteRegistrationDocument,
  ProgramChoicesDocument,
  RestoreRegistrationDocument,
  StaffRegistrationsDocument,
} from './registrations.generated.ts';

/** A column that tells whether somebody wrote something about their health. What it is stands in the dialog, whose openings are recorded. */
function onFile<T>(title: string, isThere: (item: T) => boolean): ListColumn<T> {
  return {
    title,
    medical: true,
    minWidth: '9rem',
    text: (item) => (isThere(item) ? 'On file' : noneSpecified),
    cell: (item) =>
      isThere(item) ? (
        <Badge>
          <ClipboardList aria-hidden size={14} />
          On file
        </Badge>
      ) : (
        <chakra.span color="muted">{noneSpecified}</chakra.span>
      ),
  };
}

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'brandSoft',
    color: 'brand',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});

/** What the list of registrations is narrowed by. */
const registrationFilters = [
  severalFilter('status', 'Status', registrationStatuses),
  oneFilter('program', 'Program', {
    read: (value) => (/^\d{1,9}$/.test(value) ? { programId: Number(value) } : null),
    useOptions() {
      const { data } = useQuery(ProgramChoicesDocument);
      return data?.programs.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
    },
  }),
  personFilter,
  dayFilter('receivedFrom', 'Received from'),
  dayFilter('receivedTo', 'Received until'),
  dayFilter('startsFrom', 'Starts from'),
  dayFilter('startsTo', 'Starts until'),
];

/** The same where only what is open is shown. */
const openRegistrationFilters = registrationFilters.with(
  0,
  severalFilter('status', 'Status', openStatuses(registrationWork)),
);

type Column = ListColumn<StaffRegistrationFragment>;

const name: Column = {
  title: 'Name',
  kind: 'name',
  minWidth: '12rem',
  text: nameOf,
  mark: workMark(registrationWork),
  serverSort: 'lastName',
};

const program: Column = {
  title: 'Program',
  minWidth: '12rem',
  text: ({ program: { name } }) => name,
  onCard: 1,
};

const startDate: Column = {
  title: 'Start Date',
  kind: 'moment',
  minWidth: '11rem',
  serverSort: 'startDate',
  text: ({ startDate }) => displayDate(startDate),
  inFile: ({ startDate }) => startDate,
  onCard: 2,
};

const phone: Column = {
  title: 'Phone',
  minWidth: '11rem',
  text: ({ phone }) => phone,
  inFile: ({ phone }) => phoneInFile(phone),
};

const email: Column = { title: 'Email', minWidth: '12rem', text: ({ email }) => email };

const registered: Column = momentColumn('Registered', ({ createdAt }) => createdAt, 'created');

const [status, inCharge, reminder] = workColumns(registrationWork) as [Column, Column, Column];

export const registrations: Inbox<StaffRegistrationFragment> = {
  name: 'registrations',
  typenames: ['ListedRegistration', 'Registration'],
  noun: 'registration',
  title: 'Registrations',
  searchLabel: 'Search registrations',
  empty: 'No registrations yet. Whoever registers on the website appears here.',
  emptySearch: 'No registrations found matching your search.',
  nameOf,
  columns: [
    name,
    email,
    phone,
    {
      title: 'DOB',
      minWidth: '11rem',
      text: ({ dateOfBirth }) => (dateOfBirth ? displayDate(dateOfBirth) : ''),
      inFile: ({ dateOfBirth }) => dateOfBirth ?? '',
    },
    startDate,
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
    ...extra(program, registered, status, inCharge, reminder),
  ],
  filters: registrationFilters,
  open: {
    columns: [name, program, startDate, status, inCharge, waitingColumn(), ...extra(phone, email, reminder)],
    filters: openRegistrationFilters,
    narrowedTo: { status: registrationWork.open },
    emptySearch: 'No open registrations found.',
  },
  Bar: (props) => <WorkBar kind={registrationWork} {...props} />,
  list: StaffRegistrationsDocument,
  reading: {
    Details: RegistrationDialog,
    removal: {
      document: DeleteRegistrationDocument,
      restore: RestoreRegistrationDocument,
      texts: textsOf('Registration'),
    },
  },
};
