import { travelDay, travelDays } from '../../../lib/travel-days.ts';
import { nameOf } from '../../bookings/booking-name.ts';
import { bookingsScreen } from '../../bookings/bookings-screen.ts';
import { workAddress } from '../../office/work-kind.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { Ago } from '../../screens/table/columns.tsx';
import type { BookingTodayFragment, OfficeTodayQuery } from './today.generated.ts';
import { stillWaiting, TodayCard, TodayLine } from './today-card.tsx';

type Asked = Pick<
  OfficeTodayQuery,
  'requestedBookings' | 'disputedBookings' | 'refundsToDecide' | 'overdueBookings'
>;

/** A kind of bookings that waits for somebody. */
interface Waiting {
  of: keyof Asked;
  title: string;
  /** How the list is narrowed to them. */
  query: string;
  label: string;
  /** Whether it still waits: what was done while it is on screen goes from it. */
  still(booking: BookingTodayFragment): boolean;
}

const kinds: Waiting[] = [
  {
    of: 'requestedBookings',
    title: 'Bookings to answer',
    query: 'status=requested',
    label: 'All bookings to answer',
    still: ({ status }) => status === 'requested',
  },
  {
    of: 'disputedBookings',
    title: 'Chargebacks to answer',
    query: 'money=disputed',
    label: 'All chargebacks to answer',
    still: ({ answerBy }) => answerBy !== null,
  },
  {
    of: 'refundsToDecide',
    title: 'Refunds to decide',
    query: 'money=needsDecision',
    label: 'All refunds to decide',
    still: ({ needsDecision }) => needsDecision,
  },
  {
    of: 'overdueBookings',
    title: 'Balances overdue',
    query: 'money=overdue',
    label: 'All overdue balances',
    still: ({ isOverdue }) => isOverdue,
  },
];

/** Those that still wait, and how many there are in all. */
const waitingOf = ({ of, still }: Waiting, asked: Asked) =>
  stillWaiting<BookingTodayFragment>(asked[of], still);

/** Of a chargeback it counts by when it must be answered. */
const detailOf = (
  { of }: Waiting,
  { programName, startsOn, endsOn, answerBy }: BookingTodayFragment,
): string =>
  of === 'disputedBookings' && answerBy
    ? `Answer by ${travelDay(answerBy)}: ${programName}`
    : `${programName}, ${travelDays(startsOn, endsOn)}`;

/** How many bookings wait for somebody, each as often as there is something to be done about it. */
export const countWaiting = (asked: Asked): number =>
  kinds.reduce((sum, kind) => sum + waitingOf(kind, asked).count, 0);

/** What of bookings is to be done: answered, paid back, asked for. */
export function WaitingBookings({ asked }: { asked: Asked }) {
  return kinds.map((kind) => {
    const { rows, count } = waitingOf(kind, asked);
    if (count === 0) return null;
    return (
      <TodayCard
        key={kind.of}
        title={kind.title}
        count={count}
        all={{ to: `${addressOf(bookingsScreen)}?${kind.query}`, label: kind.label }}
      >
        {rows.map((booking) => (
          <TodayLine
            key={booking.id}
            to={workAddress({ kind: 'booking', id: booking.id })}
            title={nameOf(booking)}
            detail={detailOf(kind, booking)}
            aside={<Ago value={booking.createdAt} />}
          />
        ))}
      </TodayCard>
    );
  });
}
