// The page of one quote: what it says, where it stands, and what is done with it.
import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { formatMoney } from '../../../lib/money.ts';
import { travelDay, travelDays } from '../../../lib/travel-days.ts';
import { nameOf } from '../../bookings/booking-name.ts';
import { kindOfTraveller } from '../../bookings/booking-words.ts';
import { PriceLines } from '../../bookings/price-lines.tsx';
import { customerAddress } from '../../customers/customer-address.ts';
import { departureAddress } from '../../departures/departure-address.ts';
import { Panel, WorkGrid } from '../../office/panel.tsx';
import { TextLink } from '../../office/text-link.tsx';
import { workAddress } from '../../office/work-kind.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { State } from '../../screens/table/columns.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Fact } from '../../ui/facts.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { quotesAddress } from '../quote-address.ts';
import { quoteStates, quoteTones } from '../quote-words.ts';
import { StaffQuoteOpenedDocument, type WholeQuoteFragment } from '../quotes.generated.ts';
import { QuoteButtons } from './quote-buttons.tsx';

export function QuotePage() {
  const { record = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(record);
  const { data, error, refetch } = useQuery(StaffQuoteOpenedDocument, {
    variables: { id: Number(record) },
    skip: !isNumber,
    // The guest may have answered it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.item as WholeQuoteFragment | null | undefined;
  if (!isNumber || item === null) return <MissingPage />;
  return item ? <Opened key={item.id} quote={item} /> : <Unanswered error={error} refetch={refetch} />;
}

function Opened({ quote }: { quote: WholeQuoteFragment }) {
  const { id, title, text, startsOn, endsOn, state, seats, lines, currency, total } = quote;
  usePageTitle(`Quote ${id}: ${title}`);
  return (
    <>
      <chakra.div mb="5">
        <BackLink to={quotesAddress}>All quotes</BackLink>
        <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <chakra.p mt="1" overflowWrap="anywhere">
          Quote {id} for {nameOf(quote) || 'nobody any more'}, {travelDays(startsOn, endsOn)}
        </chakra.p>
        <Flex mt="2" fontSize="sm">
          <State tone={quoteTones[state]}>{quoteStates[state]}</State>
        </Flex>
        <QuoteButtons quote={quote} />
      </chakra.div>
      <WorkGrid
        aside={
          <>
            <StandingPanel quote={quote} />
            <GuestPanel quote={quote} />
          </>
        }
      >
        <Panel title="What it holds">
          <chakra.dl display="grid" gap="3">
            <Fact name="Travellers" value={partyInWords(quote)} none={String(seats)} />
            <Fact name="Text" value={text} none="Nothing written yet" />
          </chakra.dl>
        </Panel>
        <Panel title="What it costs">
          {lines.length > 0 ? (
            <>
              <PriceLines lines={lines} currency={currency} total={total} />
              <chakra.p mt="3" fontSize="sm" color="muted">
                {depositInWords(quote)}
              </chakra.p>
            </>
          ) : (
            <p>No price yet: it can be sent once it has one.</p>
          )}
        </Panel>
      </WorkGrid>
    </>
  );
}

function StandingPanel({ quote }: { quote: WholeQuoteFragment }) {
  const { stateAt, sentAt, goodUntil, payUntil, holdsSeats, holdSeats, declineReason } = quote;
  const { bookingId, departureId, state } = quote;
  return (
    <Panel title="Where it stands">
      <chakra.dl display="grid" gap="3">
        <Fact name="State" value={`${quoteStates[state]}, ${displayMoment(stateAt)}`} />
        {declineReason && <Fact name="The guest writes" value={declineReason} />}
        <Fact name="Link mailed" value={sentAt && displayMoment(sentAt)} none="Not yet" />
        <Fact name="Good until" value={travelDay(goodUntil)} />
        <Fact
          name="Seats"
          value={
            holdsSeats
              ? 'Held to the end of that day'
              : holdSeats && state === 'draft'
                ? 'Held from the moment it is sent'
                : 'None held'
          }
        />
        <Fact
          name="To be paid until"
          value={payUntil && displayMoment(payUntil)}
          none="As long as holds last by the settings"
        />
      </chakra.dl>
      {bookingId !== null && (
        <TextLink to={workAddress({ kind: 'booking', id: bookingId })} display="block" mt="3">
          {state === 'accepted' ? 'The booking it became' : 'The booking that holds its seats'}
        </TextLink>
      )}
      {departureId !== null && (
        <TextLink to={departureAddress(departureId)} display="block">
          The departure it names
        </TextLink>
      )}
    </Panel>
  );
}

function GuestPanel({ quote }: { quote: WholeQuoteFragment }) {
  const { email, phone, registrationId, messageId } = quote;
  return (
    <Panel title="Guest">
      <chakra.dl display="grid" gap="3">
        <Fact name="Name" value={nameOf(quote)} />
        <Fact name="Email" value={email} />
        <Fact name="Phone" value={phone} />
      </chakra.dl>
      {registrationId !== null && (
        <TextLink to={workAddress({ kind: 'registration', id: registrationId })} display="block" mt="3">
          The registration it was made of
        </TextLink>
      )}
      {messageId !== null && (
        <TextLink to={workAddress({ kind: 'message', id: messageId })} display="block" mt="3">
          The message it was made of
        </TextLink>
      )}
      {email && (
        <TextLink to={customerAddress(email)} display="block">
          Everything from this e-mail address
        </TextLink>
      )}
    </Panel>
  );
}

const partyInWords = ({ party }: WholeQuoteFragment): string =>
  party.map((travellers) => `${travellers.count} × ${kindOfTraveller(travellers)}`).join('\n');

function depositInWords({ depositNow, total, currency, balanceDueOn }: WholeQuoteFragment): string {
  if (depositNow === 0) return 'Confirmed at once when it is accepted: nothing is to be paid for that.';
  const now = `${formatMoney(depositNow, currency)} confirms it`;
  return balanceDueOn
    ? `${now}, the rest of ${formatMoney(total - depositNow, currency)} is due by ${travelDay(balanceDueOn)}.`
    : `${now}.`;
}

export const code: ScreenCode = { Screen: QuotePage };
