import { travelDay, travelDays } from '../../lib/travel-days.ts';
import { nameOf } from '../bookings/booking-name.ts';
import { moneyOf, seatsInWords } from '../bookings/booking-words.ts';
import type { Filter } from '../screens/filters/filter.ts';
import { severalFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import type { PagedList } from '../screens/list/paged-list.ts';
import { momentColumn, State } from '../screens/table/columns.tsx';
import { phoneInFile } from '../screens/table/csv.tsx';
import { quoteStates, quoteTones } from './quote-words.ts';
import { type StaffQuoteFragment, StaffQuotesDocument } from './quotes.generated.ts';

const states = severalFilter('status', 'State', quoteStates);

/** In the address it is called as that of other lists; the contract calls it `state`. */
const stateFilter: Filter = {
  ...states,
  read(value) {
    const chosen = states.read(value);
    return chosen && { state: Object.values(chosen)[0] };
  },
};

const columns: ListColumn<StaffQuoteFragment>[] = [
  { title: 'Guest', kind: 'name', minWidth: '9rem', text: nameOf },
  { title: 'Journey', minWidth: '12rem', text: ({ title }) => title, onCard: 1 },
  {
    title: 'Travels',
    kind: 'moment',
    minWidth: '13rem',
    serverSort: 'startsOn',
    text: ({ startsOn, endsOn }) => travelDays(startsOn, endsOn),
    inFile: ({ startsOn }) => startsOn,
    onCard: 2,
  },
  {
    title: 'State',
    minWidth: '8rem',
    text: ({ state }) => quoteStates[state],
    cell: ({ state }) => <State tone={quoteTones[state]}>{quoteStates[state]}</State>,
    onCard: 3,
  },
  {
    title: 'Total',
    kind: 'number',
    // A draft may have no price yet.
    text: ({ total, currency, state }) => (total === 0 && state === 'draft' ? '' : moneyOf(total, currency)),
  },
  {
    title: 'Good Until',
    kind: 'moment',
    minWidth: '9rem',
    text: ({ goodUntil }) => travelDay(goodUntil),
    inFile: ({ goodUntil }) => goodUntil,
  },
  { title: 'Travellers', kind: 'number', extra: true, text: ({ seats }) => String(seats) },
  {
    title: 'Seats',
    minWidth: '9rem',
    extra: true,
    text: ({ seats, holdsSeats }) => (holdsSeats ? `${seatsInWords(seats)} held` : 'None held'),
  },
  { title: 'Email', minWidth: '12rem', extra: true, text: ({ email }) => email },
  {
    title: 'Phone',
    minWidth: '11rem',
    extra: true,
    text: ({ phone }) => phone,
    inFile: ({ phone }) => phoneInFile(phone),
  },
  { ...momentColumn('Sent', ({ sentAt }) => sentAt), extra: true },
  momentColumn('Created', ({ createdAt }) => createdAt, 'created'),
];

/** All quotes, as lists show them. */
export const quotes: PagedList<StaffQuoteFragment> = {
  noun: 'quote',
  title: 'Quotes',
  searchLabel: 'Search quotes',
  filters: [stateFilter],
  empty:
    'No quotes yet. Write one for a tailor-made journey or a party: the guest reads it by a link, and what is accepted is a booking.',
  emptySearch: 'No quotes found for these words and filters.',
  nameOf: ({ title }) => title,
  columns,
  usualSort: '-created',
  list: StaffQuotesDocument,
  typenames: ['Quote'],
};
