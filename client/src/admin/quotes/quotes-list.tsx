import { nameOf } from '../bookings/booking-name.ts';
import { moneyOf, seatsInWords } from '../bookings/booking-words.ts';
import { dayColumn, journeyColumn, stateColumn } from '../office/work-columns.tsx';
import { stateFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import type { PagedList } from '../screens/list/paged-list.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { phoneInFile } from '../screens/table/csv.tsx';
import { quoteStates, quoteTones } from './quote-words.ts';
import { type StaffQuoteFragment, StaffQuotesDocument } from './quotes.generated.ts';

const columns: ListColumn<StaffQuoteFragment>[] = [
  { title: 'Guest', kind: 'name', minWidth: '9rem', text: nameOf },
  { title: 'Journey', minWidth: '12rem', text: ({ title }) => title, onCard: 1 },
  journeyColumn('Travels', { minWidth: '13rem', onCard: 2 }),
  stateColumn('State', ({ state }) => state, quoteStates, quoteTones, { minWidth: '8rem', onCard: 3 }),
  {
    title: 'Total',
    kind: 'number',
    // A draft may have no price yet.
    text: ({ total, currency, state }) => (total === 0 && state === 'draft' ? '' : moneyOf(total, currency)),
  },
  dayColumn('Good Until', ({ goodUntil }) => goodUntil, { minWidth: '9rem' }),
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
  filters: [stateFilter(quoteStates)],
  empty:
    'No quotes yet. Write one for a tailor-made journey or a party: the guest reads it by a link, and what is accepted is a booking.',
  emptySearch: 'No quotes found for these words and filters.',
  nameOf: ({ title }) => title,
  columns,
  usualSort: '-created',
  list: StaffQuotesDocument,
  typenames: ['Quote'],
};
