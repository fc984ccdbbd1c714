import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { formatMoney } from '../../lib/money.ts';
import { FigureTable } from '../reports/figure-table.tsx';
import { monthInWords } from '../reports/months.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Card } from '../ui/card.tsx';
import { sources } from './movement-words.ts';
import {
  MovementTotalsDocument,
  type MovementTotalsQuery,
  type MovementTotalsQueryVariables,
} from './payments.generated.ts';

type Months = MovementTotalsQuery['paymentMonths'];

/** What came in and went back within these days, in all and month by month: sums of two currencies are never added. */
export function MovementTotals({ narrowed }: { narrowed: MovementTotalsQueryVariables }) {
  const answer = useQuery(MovementTotalsDocument, {
    variables: narrowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { error, refetch } = answer;
  const months = (answer.data ?? (error ? undefined : answer.previousData))?.paymentMonths as
    | Months
    | undefined;
  return (
    <Card overflowX="auto" aria-labelledby="totals" aria-busy={answer.loading}>
      <chakra.h2 id="totals" textStyle="label" mb="3">
        What moved
      </chakra.h2>
      {!months ? (
        <Unanswered error={error} refetch={refetch} />
      ) : months.length === 0 ? (
        <chakra.p color="muted">Nothing moved in this time.</chakra.p>
      ) : (
        <>
          <FigureTable
            caption="In all, by currency"
            heads={['In all', 'Came in', 'Went back', 'Fees']}
            rows={sumsOf(months).map(({ currency, came, back, fees }) => ({
              key: currency,
              cells: [currency, ...[came, back, fees].map((sum) => formatMoney(sum, currency))],
            }))}
          />
          <chakra.details mt="4">
            <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium" color="brand" py="1.5">
              By month
            </chakra.summary>
            <FigureTable
              caption="By month, for what, and currency"
              heads={['Month', 'Came in', 'Went back']}
              rows={months.toReversed().map(({ month, source, currency, came, back }) => ({
                key: `${month} ${source} ${currency}`,
                cells: [
                  `${monthInWords(month)}, ${sources[source].toLowerCase()}`,
                  formatMoney(came, currency),
                  formatMoney(back, currency),
                ],
              }))}
            />
          </chakra.details>
        </>
      )}
    </Card>
  );
}

function sumsOf(months: Months) {
  return [...Map.groupBy(months, ({ currency }) => currency)].map(([currency, rows]) => {
    const sum = (of: 'came' | 'back' | 'fees') => rows.reduce((all, row) => all + row[of], 0);
    return { currency, came: sum('came'), back: sum('back'), fees: sum('fees') };
  });
}
