import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { todayInKampala } from '../../lib/today.ts';
import { travelDays } from '../../lib/travel-days.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { personFilter } from '../office/colleagues.tsx';
import { WorkBar } from '../office/work-bar.tsx';
import {
  extra,
  journeyColumn,
  openStatuses,
  stateColumn,
  waitingColumn,
  workColumns,
} from '../office/work-columns.tsx';
import { ProgramChoicesDocument } from '../registrations/registrations.generated.ts';
import type { Filter } from '../screens/filters/filter.ts';
import { choiceFilter, dayFilter, oneFilter, stateFilter } from '../screens/filters/filter-kinds.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import type { ListColumn } from '../screens/list/list.ts';
import { Mark, momentColumn } from '../screens/table/columns.tsx';
import { phoneInFile } from '../screens/table/csv.tsx';
import { bookAddress } from './book/book-path.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { nameOf } from './booking-name.ts';
import type { StaffBookingFragment } from './booking-row.generated.ts';
import { bookingSources, bookingStates, moneyOf, stateTones } from './booking-words.ts';
import { bookingWork, markOfBooking } from './booking-work-kind.ts';
import { type DateChoiceFragment, DateChoicesDocument, StaffBookingsDocument } from './bookings.generated.ts';

const moneyWaits = {
  overdue: 'Balance overdue',
  needsDecision: 'Refund to decide',
  disputed: 'Chargeback to answer',
};

const moneyFilter: Filter = {
  ...choiceFilter('money', 'Money', 'All', moneyWaits),
  read: (value) => (Object.hasOwn(moneyWaits, value) ? { [value]: true } : null),
};

const isNumber = (value: string) => /^\d{1,9}$/.test(value);

/** What the list of bookings is narrowed by. */
const bookingFilters = [
  stateFilter(bookingStates),
  oneFilter('program', 'Program', {
    read: (value) => (isNumber(value) ? { programId: Number(value) } : null),
    useOptions() {
      const { data } = useQuery(ProgramChoicesDocument);
      return data?.programs.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
    },
  }),
  oneFilter('departure', 'Date', {
    read: (value) => (isNumber(value) ? { departureId: Number(value) } : null),
    useOptions() {
      const { data } = useQuery(DateChoicesDocument, { variables: { from: todayInKampala() } });
      const dates = (data?.dates.nodes ?? []) as DateChoiceFragment[];
      return dates.map(({ id, startsOn, endsOn, title, program }) => ({
        value: String(id),
        label: `${travelDays(startsOn, endsOn)}, ${title ?? program?.name ?? 'a program that is gone'}`,
      }));
    },
  }),
  moneyFilter,
  personFilter,
  dayFilter('receivedFrom', 'Received from'),
  dayFilter('receivedTo', 'Received until'),
  dayFilter('startsFrom', 'Travels from'),
  dayFilter('startsTo', 'Travels until'),
];

/** The same where only what is open is shown. */
const openBookingFilters = bookingFilters.with(0, stateFilter(openStatuses(bookingWork)));

/** Where staff book for somebody, as on the telephone. */
function BookButton() {
  return (
    <ButtonLink to={bookAddress()}>
      <Plus aria-hidden />
      Book for Somebody
    </ButtonLink>
  );
}

type Column = ListColumn<StaffBookingFragment>;

const name: Column = {
  title: 'Name',
  kind: 'name',
  minWidth: '12rem',
  text: nameOf,
  mark: (booking) => (
    <>
      {markOfBooking(booking)}
      {booking.needsDecision && <Warning>Refund to decide</Warning>}
      {booking.answerBy && <Warning>Chargeback to answer</Warning>}
      {booking.isOverdue && <Warning>Balance overdue</Warning>}
    </>
  ),
  serverSort: 'lastName',
};

function Warning({ children }: { children: string }) {
  return (
    <Mark bg="dangerSoft" color="dangerText">
      {children}
    </Mark>
  );
}

const program: Column = {
  title: 'Program',
  minWidth: '12rem',
  text: ({ programName }) => programName,
  onCard: 1,
};

const days: Column = journeyColumn('Travels', { minWidth: '13rem', onCard: 2 });

const seats: Column = { title: 'Seats', kind: 'number', text: (booking) => String(booking.seats) };

const state: Column = stateColumn('State', ({ status }) => status, bookingStates, stateTones, {
  minWidth: '9rem',
  onCard: 3,
});

const total: Column = {
  title: 'Total',
  kind: 'number',
  text: (booking) => moneyOf(booking.total, booking.currency),
};

const outstanding: Column = {
  title: 'To Pay',
  kind: 'number',
  text: (booking) => moneyOf(booking.outstanding, booking.currency),
};

const phone: Column = {
  title: 'Phone',
  minWidth: '11rem',
  text: (booking) => booking.phone,
  inFile: (booking) => phoneInFile(booking.phone),
};

const email: Column = { title: 'Email', minWidth: '12rem', text: (booking) => booking.email };

const heldUntil: Column = momentColumn('Held Until', ({ holdUntil }) => holdUntil);

const [, inCharge, reminder] = workColumns(bookingWork) as [Column, Column, Column];

export const bookings: Inbox<StaffBookingFragment> = {
  name: 'bookings',
  typenames: ['Booking'],
  noun: 'booking',
  title: 'Bookings',
  searchLabel: 'Search bookings',
  empty: 'No bookings yet. Whoever books on the website, or is booked by the office, appears here.',
  emptySearch: 'No bookings found matching your search.',
  nameOf,
  columns: [
    name,
    program,
    days,
    seats,
    state,
    total,
    outstanding,
    momentColumn('Received', ({ createdAt }) => createdAt, 'created'),
    ...extra<StaffBookingFragment>(
      { title: 'Reference', minWidth: '8rem', text: ({ reference }) => reference },
      email,
      phone,
      heldUntil,
      { title: 'Came', minWidth: '10rem', text: ({ source }) => bookingSources[source] },
      inCharge,
      reminder,
    ),
  ],
  usualSort: '-received',
  filters: bookingFilters,
  open: {
    columns: [
      name,
      program,
      days,
      seats,
      state,
      heldUntil,
      inCharge,
      waitingColumn(),
      ...extra(phone, reminder),
    ],
    filters: openBookingFilters,
    narrowedTo: { state: bookingWork.open },
    emptySearch: 'No open bookings found.',
  },
  New: BookButton,
  Bar: (props) => <WorkBar kind={bookingWork} {...props} />,
  list: StaffBookingsDocument,
  reading: { Details: BookingDialog },
};
