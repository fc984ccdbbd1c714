import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BookingState } from '../../../generated/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { bookAddress } from '../../bookings/book/book-path.ts';
import { nameOf } from '../../bookings/booking-name.ts';
import { bookingStates, moneyOf, seatsInWords, stateTones } from '../../bookings/booking-words.ts';
import { Panel } from '../../office/panel.tsx';
import { workAddress } from '../../office/work-kind.ts';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { State } from '../../screens/table/columns.tsx';
import { displayMoment } from '../../ui/moment.ts';
import {
  type DepartureBookingFragment,
  DepartureBookingsDocument,
  type OpenedDepartureFragment,
} from './departure.generated.ts';

/** Those that take no seats any more. */
const over: readonly BookingState[] = ['expired', 'declined', 'cancelled'];

interface Props {
  departure: OpenedDepartureFragment;
  /** Whether it still takes bookings. */
  canBook: boolean;
}

/** Who booked, the first one first; what is over is folded. */
export function BookingsPanel({ departure, canBook }: Props) {
  const { id } = departure;
  const mayWrite = useMay('writeOffice');
  const { data, error, refetch } = useQuery(DepartureBookingsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const bookings = data?.bookings.nodes as DepartureBookingFragment[] | undefined;
  const live = bookings?.filter(({ state }) => !over.includes(state)) ?? [];
  const ended = bookings?.filter(({ state }) => over.includes(state)) ?? [];
  return (
    <Panel title="Bookings">
      {bookings ? (
        <>
          {live.length > 0 ? (
            <Bookings of={live} />
          ) : (
            <chakra.p color="muted">Nobody has booked yet.</chakra.p>
          )}
          {ended.length > 0 && (
            <chakra.details mt="2">
              <chakra.summary cursor="pointer" color="brand" fontSize="sm" py="2" w="fit-content">
                Over: {ended.length}
              </chakra.summary>
              <Bookings of={ended} />
            </chakra.details>
          )}
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
      {mayWrite && canBook && (
        <ButtonLink to={bookAddress({ departure: id })} variant="outline" mt="3" data-screen-only>
          <UserPlus aria-hidden />
          Book for somebody
        </ButtonLink>
      )}
    </Panel>
  );
}

function Bookings({ of }: { of: readonly DepartureBookingFragment[] }) {
  return (
    <ul>
      {of.map((booking) => (
        <Booking key={booking.id}>
          <chakra.div flex="1 1 12rem" minW="0" overflowWrap="anywhere">
            <NameLink to={workAddress({ kind: 'booking', id: booking.id })}>{nameOf(booking)}</NameLink>,{' '}
            {seatsInWords(booking.seats)}
            <chakra.span display="block" fontSize="sm" color="muted">
              {booking.reference}
              {booking.holdUntil && `, until ${displayMoment(booking.holdUntil)}`}
            </chakra.span>
          </chakra.div>
          <Flex direction="column" alignItems={{ sm: 'flex-end' }} fontSize="sm">
            <State tone={stateTones[booking.state]}>{bookingStates[booking.state]}</State>
            {booking.outstanding > 0 && (
              <chakra.span color={booking.isOverdue ? 'dangerText' : 'muted'}>
                {moneyOf(booking.outstanding, booking.currency)} {booking.isOverdue ? 'overdue' : 'to pay'}
              </chakra.span>
            )}
          </Flex>
        </Booking>
      ))}
    </ul>
  );
}

const NameLink = chakra(Link, {
  base: {
    py: '2.5',
    fontWeight: 'semibold',
    color: 'brand',
    textDecoration: 'underline',
    textDecorationColor: 'lineStrong',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

const Booking = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    '&:first-of-type': { borderTopWidth: '0' },
  },
});
