import { Box, chakra } from '@chakra-ui/react';
import type { PriceCurrency } from '../../generated/schema.ts';
import { formatAmount } from '../../lib/money.ts';
import { counted } from '../screens/many/many-operations.ts';
import { Card, Figure } from './figure.tsx';
import { FigureTable } from './figure-table.tsx';
import { monthInWords } from './months.ts';
import type { ReportsQuery } from './reports.generated.ts';

type Months = ReportsQuery['bookingMonths'];

/** Whether anything was booked, travelled or paid in these months. */
export const hasBookings = (months: Months): boolean =>
  months.some(({ received, travellers, money }) => received + travellers > 0 || money.length > 0);

/** Bookings that came in and travellers by month, and what was paid for them: a drawing for each currency. */
export function BookingFigures({ months, booked }: { months: string[]; booked: Months }) {
  const of = (month: string) => booked.find((row) => row.month === month);
  const currencies = [...new Set(booked.flatMap(({ money }) => money.map(({ currency }) => currency)))];
  return (
    <Box display="grid" gap="5" gridTemplateColumns={{ xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      <Figure
        title="Bookings that came in"
        unit="Bookings"
        months={months}
        amountIn={(month) => of(month)?.received ?? 0}
        inWords={(count) => counted(count, 'booking')}
      />
      <Figure
        title="Travellers of journeys that begin"
        unit="Travellers"
        months={months}
        amountIn={(month) => of(month)?.travellers ?? 0}
        inWords={(count) => counted(count, 'traveller')}
      />
      {currencies.map((currency) => (
        <Figure
          key={currency}
          title={`Paid for bookings in ${currency}`}
          unit="Amount"
          months={months}
          amountIn={(month) => paidIn(of(month), currency)}
          inWords={(amount) => `${currency} ${formatAmount(amount)}`}
        />
      ))}
      <Card aria-labelledby="became">
        <chakra.h3 id="became" textStyle="label" mb="2">
          What became of bookings
        </chakra.h3>
        <FigureTable
          caption="What became of bookings, by month"
          heads={['Month', 'Confirmed', 'Cancelled']}
          rows={booked.toReversed().map(({ month, confirmed, cancelled }) => ({
            key: month,
            cells: [monthInWords(month), formatAmount(confirmed), formatAmount(cancelled)],
          }))}
        />
      </Card>
    </Box>
  );
}

/** In whole units, as drawings have them. */
function paidIn(row: Months[number] | undefined, currency: PriceCurrency): number {
  const amount = row?.money.find((sum) => sum.currency === currency)?.amount ?? 0;
  return currency === 'USD' ? amount / 100 : amount;
}
