import { Box } from '@chakra-ui/react';
import { Fragment } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { paragraphs } from '../../lib/text.ts';
import { travelDay } from '../../lib/travel-days.ts';
import type { BookingPageQuery, OwnBookingFragment } from './booking-page.generated.ts';
import { Part } from './part.tsx';
import { isPaidOnlineAlone } from './pay/paid-online-alone.ts';
import { Sums } from './pay/sums.tsx';
import { PriceLines } from './price-lines.tsx';

function paymentWords(direction: 'in' | 'out', paidOn: string | null): string {
  if (!paidOn) return 'On its way back to you';
  return `${direction === 'in' ? 'Received' : 'Paid back'} on ${travelDay(paidOn)}`;
}

interface Props {
  booking: OwnBookingFragment;
  settings: BookingPageQuery['siteSettings']['bookings'];
}

/** What a booking costs, what came in, and what is to be paid until when. */
export function BookingMoney({ booking, settings }: Props) {
  const { currency, total, paid, dueOn, payOnline, payments } = booking;
  // Once the balance is due as well, all of it is.
  const due = payOnline?.due ?? booking.due;
  if (!currency || total === null)
    return (
      <Part title="What it costs">
        <p>The office tells you the price. Nothing is to be paid before.</p>
      </Part>
    );
  return (
    <Part title="What it costs">
      <PriceLines of={booking} currency={currency} total={total} settings={settings} />
      <Sums>
        {settings.payOnline &&
          payments.map(({ paidOn, direction, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what moved stays in its place
            <Fragment key={index}>
              <dt>{paymentWords(direction, paidOn)}</dt>
              <dd>
                {direction === 'out' && '− '}
                {formatMoney(amount, currency)}
              </dd>
            </Fragment>
          ))}
        <dt>Paid</dt>
        <dd>{formatMoney(paid, currency)}</dd>
        {due > 0 && (
          <>
            <dt data-due>{dueOn ? `To be paid by ${travelDay(dueOn)}` : 'To be paid now'}</dt>
            <dd data-due>{formatMoney(due, currency)}</dd>
          </>
        )}
        {booking.balanceDueOn && total - paid - due > 0 && (
          <>
            <dt>The rest, by {travelDay(booking.balanceDueOn)}</dt>
            <dd>{formatMoney(total - paid - due, currency)}</dd>
          </>
        )}
      </Sums>
      {due > 0 && settings.payHow && !isPaidOnlineAlone(settings) && (
        <Box mt="4" maxW="measure">
          {paragraphs(settings.payHow).map((paragraph) => (
            <Box as="p" key={paragraph} mt="2" whiteSpace="pre-line">
              {paragraph}
            </Box>
          ))}
          <Box as="p" mt="2">
            Please name your booking: {booking.reference}.
          </Box>
        </Box>
      )}
    </Part>
  );
}
