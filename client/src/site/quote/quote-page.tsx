import { Box, chakra } from '@chakra-ui/react';
import { pageTitle } from '../../lib/company.ts';
import { formatMoney } from '../../lib/money.ts';
import { definePage } from '../../lib/page/page.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { paragraphs } from '../../lib/text.ts';
import { travelDay, travelDays } from '../../lib/travel-days.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Part } from '../booking/part.tsx';
import { Sums } from '../booking/pay/sums.tsx';
import { PriceLines } from '../booking/price-lines.tsx';
import { Seller } from '../booking/seller.tsx';
import { TermsList } from '../booking/terms-list.tsx';
import { Message } from '../page/message.tsx';
import { Sheet, SheetSkeleton } from '../page/sheet.tsx';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import {
  type OwnQuoteFragment,
  QuotePageDocument,
  type QuotePageQuery,
  type QuotePageQueryVariables,
  useQuotePageQuery,
} from './quote-page.generated.ts';
import { QuoteState } from './quote-state.tsx';

function QuotePage({ variables }: { variables: QuotePageQueryVariables }) {
  const { data } = useQuotePageQuery({ variables });
  if (!data) return <SheetSkeleton label="Loading the quote" />;
  const { travellerQuote: quote } = data;
  return quote ? <OwnQuote quote={quote} settings={data.siteSettings} /> : <QuoteNotFound />;
}

interface Props {
  quote: OwnQuoteFragment;
  settings: QuotePageQuery['siteSettings'];
}

/** All that is offered, to be read, printed, accepted or declined. */
function OwnQuote({ quote, settings }: Props) {
  const [query] = useParameters();
  const key = query.get('key') ?? '';
  const { title, text, startsOn, endsOn, seats, number, state, firstName, lastName } = quote;
  const { bookings, company } = settings;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Sheet
        inParts
        heading={
          <>
            <Label mb="4">Quote {number}</Label>
            <chakra.h1 textStyle="title">{title}</chakra.h1>
            <Box as="p" textStyle="lead" color="muted" mt="4">
              {travelDays(startsOn, endsOn)}
            </Box>
            <Box as="p" color="muted" mt="1">
              {seats} {seats === 1 ? 'traveller' : 'travellers'}, for {firstName} {lastName}
            </Box>
            <Box mt="8">
              <QuoteState quote={quote} />
            </Box>
          </>
        }
      >
        {text && (
          <Part title="Your journey">
            {paragraphs(text).map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
              <Box as="p" key={at} mt={at === 0 ? '0' : '4'} maxW="measure" whiteSpace="pre-line">
                {paragraph}
              </Box>
            ))}
          </Part>
        )}
        <QuoteMoney quote={quote} settings={settings} />
        <Part title="What is agreed">
          <TermsList terms={quote.terms} startsOn={startsOn} />
          <Seller company={company} />
          {state === 'sent' && (
            <AcceptForm quote={quote} quoteKey={key} holdHours={bookings.holdHours ?? 24} />
          )}
        </Part>
        {state === 'sent' && <DeclineForm quoteKey={key} />}
      </Sheet>
    </Container>
  );
}

function QuoteMoney({ quote, settings }: Props) {
  const { currency, total, deposit, balanceDueOn } = quote;
  return (
    <Part title="What it costs">
      <PriceLines of={quote} currency={currency} total={total} settings={settings.bookings} />
      <Sums>
        <dt>To confirm</dt>
        <dd>{deposit === 0 ? 'nothing' : formatMoney(deposit, currency)}</dd>
        {balanceDueOn && (
          <>
            <dt>The rest, by {travelDay(balanceDueOn)}</dt>
            <dd>{formatMoney(total - deposit, currency)}</dd>
          </>
        )}
      </Sums>
    </Part>
  );
}

/** A key that is wrong, was renewed, or ended with the journey. */
function QuoteNotFound() {
  return (
    <Message label="Your quote" title="This link opens no quote" to={paths.contact} button="Write to us">
      <p>
        It may be incomplete, or a newer mail has another one. Links end 90 days after the journey. Write to
        us, and we send it again.
      </p>
    </Message>
  );
}

export const page = definePage({
  Component: QuotePage,
  query: QuotePageDocument,
  variables: (_params, { searchParams }) => ({ key: searchParams.get('key') ?? '' }),
  asksAgain: true,
  exists: ({ travellerQuote }) => travellerQuote != null,
  head: (_data, { company }) => ({ title: pageTitle('Your quote', company), noindex: true }),
});
