import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { asTypedMoney, formatMoney } from '../../lib/money.ts';
import { currencies } from '../donations/donation-words.ts';
import { readFilters } from '../screens/filters/filter.ts';
import { choiceFilter, dayFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import { type LogList, LogScreen } from '../screens/log-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { State } from '../screens/table/columns.tsx';
import { ComparisonPanel } from './differences/comparison-panel.tsx';
import { MovementTotals } from './movement-totals.tsx';
import {
  howWords,
  movers,
  narrowedTo,
  numberOf,
  recordAddress,
  sources,
  states,
  stateTones,
  stateWords,
} from './movement-words.ts';
import { type MovementFragment, MovementsDocument } from './payments.generated.ts';

const columns: ListColumn<MovementFragment>[] = [
  {
    title: 'Day',
    kind: 'moment',
    minWidth: '8.5rem',
    serverSort: 'day',
    text: ({ day }) => displayDate(day),
    inFile: ({ day }) => day,
  },
  {
    title: 'For',
    minWidth: '11rem',
    text: ({ reference }) => reference,
    cell: (movement) => (
      <>
        <Reference to={recordAddress(movement)}>{movement.reference}</Reference>
        <chakra.span display="block" color="muted" fontSize="xs">
          {movement.source === 'booking' ? 'Booking' : 'Donation'}
        </chakra.span>
      </>
    ),
  },
  { title: 'Name', kind: 'name', minWidth: '9rem', text: ({ name }) => name || 'Erased' },
  {
    title: 'State',
    minWidth: '10rem',
    text: stateWords,
    cell: (movement) => <State tone={stateTones[movement.state]}>{stateWords(movement)}</State>,
  },
  { title: 'How', minWidth: '9rem', text: howWords },
  { title: 'Number', minWidth: '8rem', text: numberOf },
  { title: 'Currency', text: ({ currency }) => currency },
  {
    title: 'Amount',
    kind: 'number',
    serverSort: 'amount',
    text: ({ direction, amount, currency }) =>
      `${direction === 'out' ? '−' : ''}${formatMoney(amount, currency).slice(currency.length + 1)}`,
    inFile: ({ direction, amount, currency }) =>
      `${direction === 'out' ? '-' : ''}${asTypedMoney(amount, currency)}`,
  },
  {
    title: 'Fee',
    kind: 'number',
    text: ({ fee, currency }) => (fee === null ? '' : formatMoney(fee, currency).slice(currency.length + 1)),
    inFile: ({ fee, currency }) => (fee === null ? '' : asTypedMoney(fee, currency)),
  },
];

const Reference = chakra(Link, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
});

/** What the totals are narrowed by as well: those are of what moved, in and back. */
const ofTotals = [
  dayFilter('from', 'From', { to: 'to' }),
  dayFilter('to', 'To', { from: 'from' }),
  choiceFilter('currency', 'Currency', 'All currencies', currencies),
  choiceFilter('source', 'For', 'All', sources),
  choiceFilter('by', 'How', 'All', movers),
];

const byState = choiceFilter('state', 'State', 'All', states);

const movements: LogList<MovementFragment> = {
  noun: 'payment',
  title: 'All money',
  searchLabel: 'Search by name, reference, receipt or number',
  empty: 'No money yet. What is paid for bookings and what is given appears here.',
  emptySearch: 'Nothing found for these filters.',
  nameOf: ({ reference }) => reference,
  columns,
  usualSort: '-day',
  filters: [...ofTotals, { ...byState, read: (value) => byState.read(value) && narrowedTo(value) }],
  filtersAreArguments: true,
  list: MovementsDocument,
  typenames: ['PaymentMovement'],
};

/** All money of the house: of bookings and donations, by hand and by the provider, and what the provider says of it. */
export function PaymentsPage() {
  return (
    <LogScreen
      list={movements}
      heading="Payments"
      intro="All money by day of Kampala: what came in for bookings and as donations, what went back, and what waits to be decided."
      lead={<ComparisonPanel />}
      above={(now) => <MovementTotals narrowed={readFilters(ofTotals, now) ?? {}} />}
    />
  );
}

export const code: ScreenCode = { Screen: PaymentsPage };
