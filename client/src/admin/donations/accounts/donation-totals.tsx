import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { formatAmount } from '../../../lib/money.ts';
import { FigureTable } from '../../reports/figure-table.tsx';
import { monthInWords } from '../../reports/months.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { DonationTotalsDocument, type DonationTotalsQuery } from '../donations.generated.ts';

type Months = DonationTotalsQuery['donationMonths'];

interface Props {
  from: string;
  to: string;
  /** Of this currency only, if one is chosen. */
  currency: string;
}

/** What was given and confirmed within these days, in all and month by month. */
export function DonationTotals({ from, to, currency }: Props) {
  const answer = useQuery(DonationTotalsDocument, {
    variables: { ...(from && { from }), ...(to && { to }) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { error, refetch } = answer;
  const data = answer.data ?? (error ? undefined : answer.previousData);
  const months = (data?.donationMonths as Months | undefined)?.filter(
    (row) => !currency || row.currency === currency,
  );
  return (
    <Section aria-labelledby="totals" aria-busy={answer.loading}>
      <chakra.h2 id="totals" textStyle="label" mb="3">
        Confirmed donations
      </chakra.h2>
      {!months ? (
        <Unanswered error={error} refetch={refetch} />
      ) : months.length === 0 ? (
        <chakra.p color="muted">None were confirmed in this time.</chakra.p>
      ) : (
        <>
          <FigureTable
            caption="In all, by currency"
            heads={['In all', 'Amount', 'Donations']}
            rows={sumsOf(months).map(({ of, amount, count }) => ({
              key: of,
              cells: [of, formatAmount(amount), formatAmount(count)],
            }))}
          />
          <chakra.details mt="4">
            <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium" color="brand" py="1.5">
              By month
            </chakra.summary>
            <FigureTable
              caption="By month and currency"
              heads={['Month', 'Amount', 'Donations']}
              rows={months.toReversed().map((row) => ({
                key: row.month + row.currency,
                cells: [
                  monthInWords(row.month),
                  `${row.currency} ${formatAmount(row.amount)}`,
                  formatAmount(row.count),
                ],
              }))}
            />
          </chakra.details>
        </>
      )}
    </Section>
  );
}

function sumsOf(months: Months) {
  return [...Map.groupBy(months, ({ currency }) => currency)].map(([of, rows]) => ({
    of,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
  }));
}

const Section = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: { base: '4', md: '6' },
    py: '5',
    mb: '6',
    maxW: '44rem',
  },
});
