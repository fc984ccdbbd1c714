import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import type { PartyInput } from '../../../generated/schema.ts';
import { readFailure } from '../../../lib/api/failure.ts';
import { formatAmount, formatMoney } from '../../../lib/money.ts';
import { travelDay } from '../../../lib/travel-days.ts';
import { Panel } from '../../office/panel.tsx';
import { seatsInWords } from '../booking-words.ts';
import { PriceLines } from '../price-lines.tsx';
import { StaffQuoteDocument, type StaffQuoteQuery } from './book.generated.ts';

interface Props {
  departureId: number | null;
  /** Null while it cannot be sent as it is typed. */
  party: readonly PartyInput[] | null;
}

/** What it would cost at the prices of today. It reserves nothing. */
export function QuotePanel({ departureId, party }: Props) {
  const asked = useDeferredValue(departureId && party ? JSON.stringify({ departureId, party }) : '');
  const answer = useQuery(StaffQuoteDocument, {
    variables: { input: asked ? JSON.parse(asked) : null },
    skip: asked === '',
    fetchPolicy: 'no-cache',
  });
  const { error, loading } = answer;
  const quote = (error ? undefined : answer.data?.quote) as StaffQuoteQuery['quote'] | undefined;
  return (
    <Panel title="What it costs">
      <chakra.div role="status" aria-busy={loading}>
        {asked === '' ? (
          <chakra.p color="muted">Choose a date and who travels.</chakra.p>
        ) : error ? (
          <>
            <p>{readFailure(error).details[0]?.message ?? readFailure(error).message}</p>
            <chakra.p mt="2" fontSize="sm" color="muted">
              It can be booked all the same: its price is then written by hand on the page of the booking.
            </chakra.p>
          </>
        ) : quote ? (
          <Quote quote={quote} />
        ) : (
          <chakra.p color="muted">Calculating...</chakra.p>
        )}
      </chakra.div>
    </Panel>
  );
}

function Quote({ quote }: { quote: StaffQuoteQuery['quote'] }) {
  const { lines, currency, total, deposit, balanceDueOn, rate, seats, seatsLeft } = quote;
  return (
    <>
      {seatsLeft < seats && (
        <chakra.p mb="3" color="dangerText" fontWeight="medium">
          {seatsLeft > 0 ? `Only ${seatsInWords(seatsLeft)} free on this date.` : 'This date is sold out.'}{' '}
          More guests travel once its capacity is raised on its page.
        </chakra.p>
      )}
      {currency === null || total === null ? (
        <p>
          This date has no price for this party yet. Book it now, and write the price by hand on the page of
          the booking.
        </p>
      ) : (
        <>
          <PriceLines lines={lines} currency={currency} total={total} />
          <chakra.p mt="3" fontSize="sm">
            {deposit !== null && deposit < total
              ? `Deposit ${formatMoney(deposit, currency)}${balanceDueOn ? `, the rest by ${travelDay(balanceDueOn)}` : ''}.`
              : 'All of it is due at once.'}
          </chakra.p>
        </>
      )}
      {rate !== null && (
        <chakra.p mt="1" fontSize="sm" color="muted">
          At {formatAmount(rate)} UGX for a dollar.
        </chakra.p>
      )}
    </>
  );
}
