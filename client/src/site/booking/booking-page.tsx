import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { travelDays } from '../../lib/travel-days.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Message } from '../page/message.tsx';
import { Sheet, SheetSkeleton } from '../page/sheet.tsx';
import { BookingMoney } from './booking-money.tsx';
import {
  BookingPageDocument,
  type BookingPageQuery,
  type BookingPageQueryVariables,
  type OwnBookingFragment,
  useBookingPageQuery,
} from './booking-page.generated.ts';
import { BookingState } from './booking-state.tsx';
import { CancelForm } from './forms/cancel-form.tsx';
import { QuestionForm } from './forms/question-form.tsx';
import { TravellersForm } from './forms/travellers-form.tsx';
import { BookingPapers } from './papers/booking-papers.tsx';
import { Part } from './part.tsx';
import { isPaidOnlineAlone } from './pay/paid-online-alone.ts';
import { PayPart } from './pay/pay-part.tsx';
import { TermsList } from './terms-list.tsx';
import { useOwnDocument } from './use-own-document.ts';

// Code that no page loads whose journey is still to come.
const ReviewPart = lazy(async () => ({ default: (await import('../reviews/review-part.tsx')).ReviewPart }));
const OldReview = lazy(async () => ({ default: (await import('../reviews/old-review.tsx')).OldReview }));

function BookingPage({ variables }: { variables: BookingPageQueryVariables }) {
  useOwnDocument();
  const { data } = useBookingPageQuery({ variables });
  if (!data) return <SheetSkeleton label="Loading the booking" />;
  const { travellerBooking: booking, travellerReview: review, formToken } = data;
  if (booking) return <OwnBooking booking={booking} data={data} />;
  if (!review) return <BookingNotFound />;
  return (
    <Suspense>
      <OldReview of={review} bookingKey={variables.key} token={formToken} />
    </Suspense>
  );
}

interface OwnProps {
  booking: OwnBookingFragment;
  data: BookingPageQuery;
}

const isOver = (state: OwnBookingFragment['state']) =>
  state === 'expired' || state === 'declined' || state === 'cancelled' || state === 'completed';

function OwnBooking({ booking, data }: OwnProps) {
  const [query] = useParameters();
  const key = query.get('key') ?? '';
  const { bookings } = data.siteSettings;
  const live = !isOver(booking.state);
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Sheet
        inParts
        heading={
          <>
            <Label mb="4">Booking {booking.reference}</Label>
            <chakra.h1 textStyle="title">{booking.programName}</chakra.h1>
            <Box as="p" textStyle="lead" color="muted" mt="4">
              {travelDays(booking.startsOn, booking.endsOn)}
              {booking.startTime && `, ${booking.startTime} in Kampala`}
            </Box>
            <Box as="p" color="muted" mt="1">
              {booking.seats} {booking.seats === 1 ? 'traveller' : 'travellers'}, booked by{' '}
              {booking.firstName} {booking.lastName}
            </Box>
            <Box mt="8">
              <BookingState
                booking={booking}
                bookingKey={key}
                holdHours={isPaidOnlineAlone(bookings) ? null : (bookings.holdHours ?? 24)}
              />
            </Box>
          </>
        }
      >
        {data.travellerReview && (
          <Suspense>
            <ReviewPart of={data.travellerReview} bookingKey={key} token={data.formToken} />
          </Suspense>
        )}
        <BookingMoney booking={booking} settings={bookings} />
        {booking.payOnline && <PayPart booking={booking} payable={booking.payOnline} bookingKey={key} />}
        {booking.papers.length > 0 && <BookingPapers papers={booking.papers} bookingKey={key} />}
        {booking.travellers.length > 0 && (
          <TravellersForm booking={booking} bookingKey={key} passportsFor={bookings.passportsFor} />
        )}
        <QuestionForm bookingKey={key} token={data.formToken} />
        <Part title="What is agreed">
          <TermsList terms={booking.terms} startsOn={booking.startsOn} />
        </Part>
        {live && booking.canCancel && <CancelForm booking={booking} bookingKey={key} />}
      </Sheet>
    </Container>
  );
}

/** A key that is wrong, was renewed, or ended with the journey. */
function BookingNotFound() {
  return (
    <Message
      label="Your booking"
      title="This link opens no booking"
      to={paths.link}
      button="Send me a new link"
    >
      <p>
        It may be incomplete, or a newer mail has another one. Links end 90 days after the journey. We can
        send you a new one.
      </p>
    </Message>
  );
}

export const page = definePage({
  Component: BookingPage,
  query: BookingPageDocument,
  variables: (_params, { searchParams }) => ({ key: searchParams.get('key') ?? '' }),
  asksAgain: true,
  exists: ({ travellerBooking, travellerReview }) => travellerBooking != null || travellerReview != null,
  head: (_data, { company }) => ({ title: pageTitle('Your booking', company), noindex: true }),
});
