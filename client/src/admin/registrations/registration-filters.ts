import { useQuery } from '@apollo/client/react';
import { personFilter } from '../office/person-filter.ts';
import { openStatuses } from '../office/work-columns.tsx';
import { dayFilter, oneFilter, severalFilter } from '../screens/filters/filter-kinds.tsx';
import { registrationStatuses, registrationWork } from './registration-work-kind.ts';
import { ProgramChoicesDocument } from './registrations.generated.ts';

/** What the list of registrations is narrowed by. */
export const registrationFilters = [
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
export const openRegistrationFilters = registrationFilters.with(
  0,
  severalFilter('status', 'Status', openStatuses(registrationWork)),
);
