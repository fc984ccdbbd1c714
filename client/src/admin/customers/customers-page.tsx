import { useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { travelDays } from '../../lib/travel-days.ts';
import { bookingStates, seatsInWords } from '../bookings/booking-words.ts';
import { Panel } from '../office/panel.tsx';
import { TextLink } from '../office/text-link.tsx';
import { workAddress } from '../office/work-kind.ts';
import { quoteAddress } from '../quotes/quote-address.ts';
import { quoteStates } from '../quotes/quote-words.ts';
import { nameOf } from '../registrations/registration-words.ts';
import { useMay } from '../rights/rights.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { privacyAddress } from './customer-address.ts';
import { CustomerDocument, type CustomerQuery } from './customers.generated.ts';

type Customer = NonNullable<CustomerQuery['customer']>;

/** Everything that one e-mail address ever sent, each with the way to its page. */
export function CustomersPage() {
  const [parameters] = useSearchParams();
  const email = parameters.get('email')?.trim() ?? '';
  usePageTitle(email || 'One person');
  const { data, error, refetch } = useQuery(CustomerDocument, {
    variables: { email },
    skip: !email,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const customer = data?.customer as Customer | null | undefined;
  return (
    <>
      <chakra.h1 textStyle="heading" overflowWrap="anywhere">
        {email || 'One person'}
      </chakra.h1>
      {customer ? (
        <Everything customer={customer} />
      ) : !email || customer === null ? (
        <chakra.p mt="4">
          {email
            ? 'Nobody registered, booked, wrote, gave or subscribed with this e-mail address.'
            : 'No e-mail address is chosen. Open a registration, booking, message or donation, and press its address.'}
        </chakra.p>
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
    </>
  );
}

const subscriptions = {
  pending: 'has not confirmed the newsletter yet',
  confirmed: 'gets the newsletter',
  unsubscribed: 'left the newsletter',
} as const;
const donationStates = { pending: 'not paid', successful: 'paid', failed: 'failed' } as const;

function Everything({ customer }: { customer: Customer }) {
  const { names, registrations, messages, donations, bookings, quotes, subscriber } = customer;
  return (
    <>
      <chakra.p mt="1" mb="6" color="muted" fontSize="sm" overflowWrap="anywhere">
        {[names.join(', '), subscriber && subscriptions[subscriber.status]].filter(Boolean).join(' · ')}
      </chakra.p>
      <Grid gap="4" maxW="48rem">
        <Kind title="Registrations">
          {registrations.map((registration) => (
            <Line key={registration.id} at={registration.createdAt}>
              <TextLink to={workAddress({ kind: 'registration', id: registration.id })}>
                {nameOf(registration)}: {registration.program.name}, {displayDate(registration.startDate)}
              </TextLink>
            </Line>
          ))}
        </Kind>
        <Kind title="Bookings">
          {bookings.map((booking) => (
            <Line key={booking.id} at={booking.createdAt}>
              <TextLink to={workAddress({ kind: 'booking', id: booking.id })}>
                {booking.programName}, {travelDays(booking.startsOn, booking.endsOn)}
              </TextLink>
              : {seatsInWords(booking.seats)}, {bookingStates[booking.state].toLowerCase()}
            </Line>
          ))}
        </Kind>
        <Kind title="Quotes">
          {quotes.map((quote) => (
            <Line key={quote.id} at={quote.createdAt}>
              <TextLink to={quoteAddress(quote.id)}>
                {quote.title}, {travelDays(quote.startsOn, quote.endsOn)}
              </TextLink>
              : {quoteStates[quote.state].toLowerCase()}
            </Line>
          ))}
        </Kind>
        <Kind title="Messages">
          {messages.map((message) => (
            <Line key={message.id} at={message.createdAt}>
              <TextLink to={workAddress({ kind: 'message', id: message.id })}>{message.subject}</TextLink>
            </Line>
          ))}
        </Kind>
        <Kind title="Donations">
          {donations.map((donation) => (
            <Line key={donation.id} at={donation.createdAt}>
              {donation.currency} {formatAmount(donation.amount)}, {donationStates[donation.status]}
            </Line>
          ))}
        </Kind>
      </Grid>
      {useMay('erasePersons') && (
        <chakra.p mt="6">
          <TextLink to={privacyAddress(customer.email)}>Export or erase this person's data</TextLink>
        </chakra.p>
      )}
    </>
  );
}

function Kind({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Panel title={`${title} (${children.length})`}>
      <ul>{children}</ul>
    </Panel>
  );
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <chakra.li py="1" overflowWrap="anywhere">
      {children}
      <chakra.span display="block" color="muted" fontSize="sm">
        {displayMoment(at)}
      </chakra.span>
    </chakra.li>
  );
}

export const code: ScreenCode = { Screen: CustomersPage };
