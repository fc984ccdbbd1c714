import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../../lib/money.ts';
import { stateColumn } from '../../office/work-columns.tsx';
import { FigureTable } from '../../reports/figure-table.tsx';
import { monthInWords } from '../../reports/months.ts';
import { choiceFilter, dayFilter } from '../../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../../screens/list/list.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { type LogList, LogScreen } from '../../screens/log-screen.tsx';
import { addressOf, type ScreenCode } from '../../screens/staff-screen.ts';
import { Moment } from '../../screens/table/columns.tsx';
import { Card } from '../../ui/card.tsx';
import { displayMoment, toKampalaTime } from '../../ui/moment.ts';
import { currencies, providerName, statusLabels, statusTones } from '../donation-words.ts';
import {
  type BookedDonationFragment,
  DonationAccountsDocument,
  DonationTotalsDocument,
  type DonationTotalsQuery,
} from '../donations.generated.ts';
import { donationsScreen } from '../donations-screen.ts';

/** The day that counts for the books. */
const booked = ({ settledAt, createdAt }: BookedDonationFragment) => settledAt ?? createdAt;

/** In the order in which accountants compare them with what the provider paid out. */
const accountColumns: ListColumn<BookedDonationFragment>[] = [
  {
    title: 'Date',
    kind: 'moment',
    text: (donation) => displayMoment(booked(donation)),
    inFile: (donation) => toKampalaTime(booked(donation)).slice(0, 10),
    cell: (donation) => <Moment value={booked(donation)} />,
  },
  {
    title: 'Reference',
    minWidth: '14rem',
    text: ({ reference }) => reference,
    cell: ({ id, reference }) => (
      <Reference to={`${addressOf(donationsScreen)}/${id}`}>{reference}</Reference>
    ),
  },
  {
    title: 'Provider',
    minWidth: '9rem',
    text: ({ provider }) => providerName(provider),
    inFile: ({ provider }) => provider,
  },
  {
    title: 'Transaction',
    minWidth: '9rem',
    text: ({ providerTransactionId }) => providerTransactionId ?? '',
  },
  { title: 'Currency', text: ({ currency }) => currency },
  {
    title: 'Amount',
    kind: 'number',
    text: ({ amount }) => formatAmount(amount),
    inFile: ({ amount }) => String(amount),
  },
  stateColumn('Status', ({ status }) => status, statusLabels, statusTones),
];

const Reference = chakra(Link, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
});

const accounts: LogList<BookedDonationFragment> = {
  noun: 'donation account',
  title: 'Donations for reconciliation',
  empty: 'No donations yet. What is given on the website appears here.',
  emptySearch: 'No donations found for these filters.',
  nameOf: ({ reference }) => reference,
  columns: accountColumns,
  filters: [
    dayFilter('from', 'From', { to: 'to' }),
    dayFilter('to', 'To', { from: 'from' }),
    choiceFilter('currency', 'Currency', 'All currencies', currencies),
    choiceFilter('status', 'Status', 'All', statusLabels),
  ],
  filtersAreArguments: true,
  list: DonationAccountsDocument,
  typenames: ['Donation'],
};

/** Donations as the books want them: totals, and what to compare with the provider's payments. */
export function DonationAccountsPage() {
  return (
    <LogScreen
      list={accounts}
      heading="Donation Accounts"
      intro="The day of a donation is the one on which the provider confirmed or refused it. One that is not finished counts by the day on which it began."
      above={({ from = '', to = '', currency = '' }) => (
        <DonationTotals from={from} to={to} currency={currency in currencies ? currency : ''} />
      )}
    />
  );
}

type Months = DonationTotalsQuery['donationMonths'];

interface Props {
  from: string;
  to: string;
  /** Of this currency only, if one is chosen. */
  currency: string;
}

/** What was given and confirmed within these days, in all and month by month. */
function DonationTotals({ from, to, currency }: Props) {
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
    <Card aria-labelledby="totals" aria-busy={answer.loading}>
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
    </Card>
  );
}

function sumsOf(months: Months) {
  return [...Map.groupBy(months, ({ currency }) => currency)].map(([of, rows]) => ({
    of,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
  }));
}

export const code: ScreenCode = { Screen: DonationAccountsPage };
