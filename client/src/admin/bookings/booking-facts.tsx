// What is known of a booking, each part on a card of its own.
import { formatMoney } from '../../lib/money.ts';
import { travelDay, travelDays } from '../../lib/travel-days.ts';
import { Fact, FactCard } from '../ui/facts.tsx';
import { displayMoment } from '../ui/moment.ts';
import { nameOf } from './booking-name.ts';
import type { StaffBookingFragment } from './booking-row.generated.ts';
import { bookingSources, bookingStates, moneyOf, seatsInWords } from './booking-words.ts';
import type { StaffBookingOpenedQuery } from './bookings.generated.ts';

type Opened = NonNullable<StaffBookingOpenedQuery['item']>;
type Of<Name extends keyof Opened> = { booking: Pick<Opened, Name> };

export function GuestCard({ booking }: Of<'firstName' | 'lastName' | 'email' | 'phone' | 'message'>) {
  return (
    <FactCard title="Guest">
      <Fact name="Name" value={nameOf(booking)} />
      <Fact name="Email" value={booking.email} />
      <Fact name="Phone" value={booking.phone} />
      <Fact name="Message" value={booking.message} none="None" />
    </FactCard>
  );
}

export function JourneyCard({ booking }: { booking: StaffBookingFragment }) {
  const { programName, startsOn, endsOn, seats, reference, status, holdUntil, source, createdAt } = booking;
  return (
    <FactCard title="Journey">
      <Fact name="Program" value={programName} />
      <Fact name="Travels" value={travelDays(startsOn, endsOn)} />
      <Fact name="Seats" value={seatsInWords(seats)} />
      <Fact name="State" value={bookingStates[status]} />
      {holdUntil && <Fact name="Held until" value={displayMoment(holdUntil)} />}
      <Fact name="Reference" value={reference} />
      <Fact name="Booked" value={`${bookingSources[source]}, ${displayMoment(createdAt)}`} />
    </FactCard>
  );
}

export function MoneyCard({ booking }: { booking: Opened }) {
  const { currency, total, deposit, paid, outstanding, balanceDueOn } = booking;
  return (
    <FactCard title="Money">
      <Fact name="Total" value={moneyOf(total, currency)} none="Nobody said a price yet" />
      {currency && (
        <>
          <Fact name="Deposit" value={moneyOf(deposit, currency)} none="None" />
          <Fact name="Paid" value={formatMoney(paid, currency)} />
          <Fact name="Still to pay" value={formatMoney(outstanding, currency)} />
          {balanceDueOn && <Fact name="Balance due by" value={travelDay(balanceDueOn)} />}
        </>
      )}
    </FactCard>
  );
}
