import { Box, chakra } from '@chakra-ui/react';
import { formatMoney } from '../../lib/money.ts';
import { Card } from './figure.tsx';
import { FigureTable } from './figure-table.tsx';
import { monthInWords } from './months.ts';
import type { ReportsQuery } from './reports.generated.ts';

type Moved = ReportsQuery['paymentMonths'];

const sources = { booking: 'Bookings', donation: 'Donations' } as const;

/** What came in and went back, month by month: a table for each currency, as sums of two are never added. */
export function MoneyFigures({ moved }: { moved: Moved }) {
  return (
    <Box display="grid" gap="5" gridTemplateColumns={{ xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {[...Map.groupBy(moved, ({ currency }) => currency)].map(([currency, rows]) => (
        <Card key={currency} aria-labelledby={`money-${currency}`} overflowX="auto">
          <chakra.h3 id={`money-${currency}`} textStyle="label" mb="2">
            Money in {currency}
          </chakra.h3>
          <FigureTable
            caption={`Money in ${currency}, by month`}
            heads={['Month', 'Came in', 'Went back', 'Fees']}
            rows={rows.toReversed().map(({ month, source, came, back, fees }) => ({
              key: `${month} ${source}`,
              cells: [
                `${monthInWords(month)}, ${sources[source].toLowerCase()}`,
                ...[came, back, fees].map((sum) => formatMoney(sum, currency)),
              ],
            }))}
          />
        </Card>
      ))}
    </Box>
  );
}
