import { Box, chakra, Flex } from '@chakra-ui/react';
import { useContext } from 'react';
import type { PartyInput } from '../../../generated/schema.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useParameters } from '../../../lib/page/use-parameters.ts';
import { travelDay, travelDays } from '../../../lib/travel-days.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PostedFormContext } from '../../forms/posted-form.ts';
import type { BookPageQuery } from '../book-page.generated.ts';
import { WaitingForm } from '../forms/waiting-form.tsx';
import { Part } from '../part.tsx';
import type { Quote } from '../party.ts';
import { PriceLines } from '../price-lines.tsx';
import { Seller } from '../seller.tsx';
import { TermsList } from '../terms-list.tsx';
import { BookForm } from './book-form.tsx';

interface Props {
  program: NonNullable<BookPageQuery['program']>;
  data: BookPageQuery;
  party: PartyInput[];
  quote: Quote;
  /** Price, terms or seats may be others than those that are shown. */
  onChanged(): void;
}

/** Everything that is agreed, and the form that sends it; where the seats are gone the one that waits for them. */
export function ReviewStep({ program, data, party, quote, onChanged }: Props) {
  const [query] = useParameters();
  const { departure, seats, seatsLeft } = quote;
  const isFull = seatsLeft < seats;
  // Either form comes back as the one that is shown now.
  const posted = useContext(PostedFormContext);
  const address = `${paths.book(program.id)}?${query}`;
  const change = new URLSearchParams(query);
  change.delete('step');
  return (
    <>
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <chakra.h2 textStyle="heading">{travelDays(departure.startsOn, departure.endsOn)}</chakra.h2>
        <ButtonLink variant="link" to={`${paths.book(program.id)}?${change}`}>
          Change date or travellers
        </ButtonLink>
      </Flex>
      <Box as="p" color="muted" mt="2">
        {seats} {seats === 1 ? 'traveller' : 'travellers'}
        {departure.startTime && `, ${departure.startTime} in Kampala`} ·{' '}
        {seatsLeft === 0 ? 'sold out' : `${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`}
      </Box>
      <Part title="What it costs">
        {quote.currency && quote.total !== null ? (
          <>
            <PriceLines
              of={quote}
              currency={quote.currency}
              total={quote.total}
              settings={data.siteSettings.bookings}
            />
            {quote.rate !== null && (
              <Box as="p" fontSize="sm" color="muted" mt="2">
                Reckoned at {quote.rate} shillings for a dollar.
              </Box>
            )}
            {quote.deposit !== null && (
              <Box as="p" mt="4">
                {quote.balanceDueOn === null
                  ? 'The journey begins soon: all of it confirms the booking.'
                  : `${formatMoney(quote.deposit, quote.currency)} confirms the booking; the rest is due by ${travelDay(quote.balanceDueOn)}.`}
              </Box>
            )}
          </>
        ) : (
          <p>The office tells you the price before anything is agreed.</p>
        )}
      </Part>
      <Part title={isFull ? 'Wait for seats' : 'Your booking'}>
        {isFull ? (
          <PostedFormContext value={posted && { ...posted, id: 'book' }}>
            <WaitingForm address={address} data={data} party={party} quote={quote} />
          </PostedFormContext>
        ) : (
          <BookForm address={address} data={data} party={party} quote={quote} onChanged={onChanged}>
            <Part title="What is agreed">
              <TermsList terms={quote.terms} startsOn={departure.startsOn} />
              <Box as="p" fontSize="sm" color="muted" mt="4">
                Terms {quote.terms.version}
              </Box>
            </Part>
            <Seller company={data.siteSettings.company} />
          </BookForm>
        )}
      </Part>
    </>
  );
}
