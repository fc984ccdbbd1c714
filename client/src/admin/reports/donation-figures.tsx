import { Box } from '@chakra-ui/react';
import { formatAmount } from '../../lib/money.ts';
import { Figure } from './figure.tsx';
import { monthInWords, shortMonth } from './months.ts';
import type { ReportsQuery } from './reports.generated.ts';

/** What was given, by month: amounts of two currencies cannot be added, so each has a drawing of its own. */
export function DonationFigures({
  months,
  given,
}: {
  months: string[];
  given: ReportsQuery['donationMonths'];
}) {
  const currencies = [...Map.groupBy(given, ({ currency }) => currency)];
  return (
    <Box display="grid" gap="5" gridTemplateColumns={{ xl: 'repeat(2, minmax(0, 1fr))' }}>
      {currencies.map(([currency, rows]) => (
        <Figure
          key={currency}
          title={`Donations in ${currency}`}
          unit="Amount"
          bars={months.map((month) => ({
            ...{ key: month, name: monthInWords(month), label: shortMonth(month) },
            value: rows.find((row) => row.month === month)?.amount ?? 0,
          }))}
          inWords={(amount) => `${currency} ${formatAmount(amount)}`}
          onAxis={formatAmount}
        />
      ))}
    </Box>
  );
}
