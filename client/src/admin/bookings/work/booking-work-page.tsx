// The page where one booking is worked on: where it stands, what is paid, who travels, what happened and what is still to be done.
import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { travelDays } from '../../../lib/travel-days.ts';
import { customerAddress } from '../../customers/customer-address.ts';
import { departureAddress } from '../../departures/departure-address.ts';
import { ContactLinks } from '../../office/contact-links.tsx';
import { Panel } from '../../office/panel.tsx';
import { TextLink } from '../../office/text-link.tsx';
import { workAddress } from '../../office/work-kind.ts';
import { WorkPage } from '../../office/work-page.tsx';
import { quoteAddress } from '../../quotes/quote-address.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { GuestCard, JourneyCard } from '../booking-facts.tsx';
import { nameOf } from '../booking-name.ts';
import { seatsInWords } from '../booking-words.ts';
import { bookingWork } from '../booking-work-kind.ts';
import { bookings } from '../bookings-list.tsx';
import { BookingNeighboursDocument, BookingWorkDocument } from './booking-work.generated.ts';
import { ChangeButtons } from './change/change-buttons.tsx';
import { DisputesPanel } from './disputes/disputes-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { PapersPanel } from './papers/papers-panel.tsx';
import { StatePanel } from './state/state-panel.tsx';
import { TravellersPanel } from './travellers/travellers-panel.tsx';
import type { Worked } from './worked-booking.ts';

export function BookingWorkPage() {
  const { record = '' } = useParams();
  return /^\d{1,9}$/.test(record) ? <Fetched key={record} id={Number(record)} /> : <MissingPage />;
}

function Fetched({ id }: { id: number }) {
  usePageTitle('Booking');
  const { data, error, refetch } = useQuery(BookingWorkDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.item) return <Work booking={data.item as Worked} />;
  if (data?.item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={refetch} />;
}

function Work({ booking }: { booking: Worked }) {
  const { departureId, email, phone, programName, startsOn, endsOn, seats } = booking;
  const { reference, registrationId, quoteId } = booking;
  return (
    <WorkPage
      kind={bookingWork}
      row={booking}
      inbox={bookings}
      neighbours={BookingNeighboursDocument}
      title={nameOf(booking)}
      detail={`${programName}, ${travelDays(startsOn, endsOn)}, ${seatsInWords(seats)} · ${reference}`}
      email={email}
      came="booked"
      buttons={
        <>
          <ContactLinks email={email} phone={phone} />
          <ChangeButtons booking={booking} />
        </>
      }
      above={
        <Panel title="Booking">
          <Flex wrap="wrap" gap="4" css={{ '& > *': { flex: '1 1 16rem' } }}>
            <JourneyCard booking={booking} />
            <GuestCard booking={booking} />
          </Flex>
          <TextLink to={departureAddress(departureId)} mt="3" display="block">
            The departure with all its bookings
          </TextLink>
          {registrationId !== null && (
            <TextLink to={workAddress({ kind: 'registration', id: registrationId })} display="block">
              The registration it was made of
            </TextLink>
          )}
          {quoteId !== null && (
            <TextLink to={quoteAddress(quoteId)} display="block">
              The quote it was made of
            </TextLink>
          )}
          {email && (
            <TextLink to={customerAddress(email)} display="block">
              Everything from this e-mail address
            </TextLink>
          )}
        </Panel>
      }
      below={<MailsPanel booking={booking} />}
    >
      <StatePanel booking={booking} />
      <MoneyPanel booking={booking} />
      <DisputesPanel booking={booking} />
      <PapersPanel booking={booking} />
      <TravellersPanel booking={booking} />
    </WorkPage>
  );
}

export const code: ScreenCode = { Screen: BookingWorkPage };
