import { Box, chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PostedFormContext, usePostedForm } from '../forms/posted-form.ts';
import { BackLink } from '../page/back-link.tsx';
import { Message } from '../page/message.tsx';
import { Sheet, SheetSkeleton } from '../page/sheet.tsx';
import {
  BookingQuoteDocument,
  BookPageDocument,
  type BookPageQuery,
  type BookPageQueryVariables,
  useBookingQuoteQuery,
  useBookPageQuery,
} from './book-page.generated.ts';
import { partyIn } from './party.ts';
import { ChooseStep } from './steps/choose-step.tsx';
import { OtherDates } from './steps/other-dates.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { useOwnDocument } from './use-own-document.ts';

/** What the address asks a price for; null while date or travellers are not chosen. */
function askedIn(query: URLSearchParams) {
  const departureId = query.get('date');
  const party = partyIn(query);
  if (query.get('step') !== 'review' || !departureId || party.length === 0) return null;
  return { departureId, party };
}

function BookPage({ variables }: { variables: BookPageQueryVariables }) {
  useOwnDocument();
  const { data } = useBookPageQuery({ variables });
  if (!data) return <SheetSkeleton label="Loading the dates" titleMt="8" pt={{ base: '6', lg: '10' }} />;
  const { program } = data;
  if (!program) return <ProgramNotFound />;
  if (program.bookingMode === 'enquiry' || program.departures.length === 0)
    return <NotOnline program={program} />;
  return <Steps data={data} program={program} />;
}

type Program = NonNullable<BookPageQuery['program']>;

function Steps({ data, program }: { data: BookPageQuery; program: Program }) {
  const [query] = useParameters();
  const asked = askedIn(query);
  // What the server did not take of this address came with the page, and is not asked again.
  const refused = usePostedForm('choose')?.failure ?? '';
  const {
    data: answer,
    error,
    refetch,
  } = useBookingQuoteQuery({
    variables: { input: asked ?? { departureId: '', party: [] } },
    skip: !asked || refused !== '',
    fetchPolicy: 'cache-first',
  });
  const quote = asked && answer?.bookingQuote;
  const failure = error ? readFailure(error) : null;
  // Sent without JavaScript for a date that was closed meanwhile: the page has no price of it.
  const posted = useContext(PostedFormContext);
  const returned = posted && posted.id !== 'choose' && asked && !quote ? posted : null;
  const problem =
    refused ||
    (failure ? (failure.details[0]?.message ?? failure.message) : '') ||
    (returned ? returned.failure || 'This date cannot be booked any more. Please choose another one.' : '');
  const isReview = asked !== null && problem === '';
  return (
    <Container pt={{ base: '4', lg: '8' }} pb="section">
      <BackLink to={program.path}>Back to {program.name}</BackLink>
      <Sheet
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
        mt={{ base: '6', lg: '10' }}
        heading={
          <>
            <Label mb="4">Book online: step {isReview ? 2 : 1} of 2</Label>
            <chakra.h1 textStyle="title">{program.name}</chakra.h1>
            <Box as="p" color="muted" mt="5" maxW="sm">
              {isReview
                ? 'Look at everything once more before you send it. What you type stays in this tab.'
                : 'Choose the date and who travels. Nothing is reserved until you send the next page.'}
            </Box>
          </>
        }
      >
        {!isReview && (
          <ChooseStep program={program} data={data} problem={problem}>
            {returned && <OtherDates program={program} token={data.formToken} posted={returned} />}
          </ChooseStep>
        )}
        {isReview && !quote && <Skeleton h="24rem" />}
        {asked && isReview && quote && (
          <ReviewStep
            key={quote.seats}
            program={program}
            data={data}
            party={asked.party}
            quote={quote}
            onChanged={() => void refetch()}
          />
        )}
      </Sheet>
    </Container>
  );
}

/** A program without dates, or one whose dates are agreed with the office. */
function NotOnline({ program }: { program: Program }) {
  return (
    <Message
      label="Book online"
      title="Ask us for a date"
      to={program.path}
      button={`Back to ${program.name}`}
    >
      <p>{program.name} has no dates to book online at the moment. Its page tells you how to reach us.</p>
    </Message>
  );
}

function ProgramNotFound() {
  return (
    <Message label="Services" title="Program not found" to={paths.programs} button="Back to Services">
      <p>It may have ended its season. The others are waiting.</p>
    </Message>
  );
}

export const page = definePage({
  Component: BookPage,
  query: BookPageDocument,
  variables: ({ id = '' }) => ({ id }),
  also: (_params, { searchParams }) => {
    const input = askedIn(searchParams);
    return input ? [{ query: BookingQuoteDocument, variables: { input }, form: 'choose' }] : [];
  },
  asksAgain: true,
  exists: ({ program }) => program != null,
  head: (data, { company }) => ({
    title: pageTitle(data?.program ? `Book ${data.program.name}` : 'Book online', company),
    noindex: true,
  }),
});
