import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { dayColumn, journeyColumn, stateColumn } from '../office/work-columns.tsx';
import { dayFilter, oneFilter, severalFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import type { PagedList } from '../screens/list/paged-list.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import {
  departureName,
  isAhead,
  programOf,
  seatWords,
  statusLabels,
  statusTones,
  visibleWords,
} from './departure-words.ts';
import {
  DepartingProgramsDocument,
  type StaffDepartureFragment,
  StaffDeparturesDocument,
} from './departures.generated.ts';

type Column = ListColumn<StaffDepartureFragment>;

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');

/** Whether fewer travel than have to, and nobody promised that it takes place. That one has to says nothing. */
export const isTooFew = (departure: StaffDepartureFragment): boolean =>
  isAhead(departure) && !departure.guaranteed && departure.least > 1 && departure.confirmed < departure.least;

const columns: Column[] = [
  { title: 'Service', kind: 'name', minWidth: '13rem', text: programOf },
  journeyColumn('Days', { minWidth: '15rem', onCard: 1 }),
  {
    title: 'Seats',
    minWidth: '11rem',
    onCard: 2,
    text: seatWords,
    cell: (departure) => (
      <div>
        {seatWords(departure)}
        {isTooFew(departure) && (
          <chakra.span display="block" fontSize="xs" color="muted">
            {departure.confirmed} confirmed, {departure.least} needed
          </chakra.span>
        )}
      </div>
    ),
  },
  {
    title: 'Waiting',
    kind: 'number',
    text: ({ waiting }) => (waiting > 0 ? String(waiting) : ''),
  },
  stateColumn('Status', ({ status }) => status, statusLabels, statusTones, { minWidth: '7rem', onCard: 3 }),
  { title: 'Guides', minWidth: '9rem', text: ({ guides }) => names(guides) },
  { title: 'Vehicles', minWidth: '9rem', text: ({ vehicles }) => names(vehicles) },
  dayColumn('Last Day', ({ endsOn }) => endsOn, { extra: true }),
  { title: 'Begins At', extra: true, text: ({ startTime }) => startTime ?? '' },
  { title: 'Guests Read', minWidth: '9rem', extra: true, text: ({ visible }) => visibleWords[visible] },
  { title: 'Notes', kind: 'text', minWidth: '16rem', extra: true, text: ({ notes }) => notes },
  { ...momentColumn('Created At', ({ createdAt }) => createdAt, 'created'), extra: true },
];

/** The services of the agency, where one of them is chosen. */
function useProgramOptions() {
  const { data } = useQuery(DepartingProgramsDocument);
  return data?.programs.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
}

export const programFilter = oneFilter('program', 'Service', {
  read: (value) => (/^\d{1,9}$/.test(value) ? { programId: Number(value) } : null),
  useOptions: useProgramOptions,
});

export const statusFilter = severalFilter('status', 'Status', statusLabels);

/** All departures, as lists show them. */
export const departures: PagedList<StaffDepartureFragment> = {
  noun: 'departure',
  title: 'Departures',
  searchLabel: 'Search departures',
  filters: [
    statusFilter,
    programFilter,
    dayFilter('from', 'On its way from', { to: 'to' }),
    dayFilter('to', 'Begins until', { from: 'from' }),
  ],
  empty:
    'No departures yet. Give a service its dates: guests see them on its page and book their seats there, and until then nothing changes for them.',
  emptySearch: 'No departures found for these words and filters.',
  nameOf: departureName,
  columns,
  usualSort: 'days',
  list: StaffDeparturesDocument,
  typenames: ['Departure'],
};
