import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatAmount } from '../../lib/money.ts';
import { useUrlState } from '../../lib/page/use-url-state.ts';
import { EmptyRows, Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Options, SmallSelect } from '../ui/controls.tsx';
import { Section, usePageTitle } from '../ui/page.tsx';
import { BookingFigures, hasBookings } from './booking-figures.tsx';
import { Figure } from './figure.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { monthsUntilNow } from './months.ts';
import { RegistrationFigures } from './registration-figures.tsx';
import { ReportsDocument, type ReportsQuery } from './reports.generated.ts';

const periods = [12, 24, 36, 60];
const usual = { months: String(periods[0]) };

/** How the agency does over the months. Not on the dashboard, which is opened many times a day and has to be quick. */
export function ReportsPage() {
  usePageTitle('Reports');
  const [{ months: chosen }, choose] = useUrlState(useSearchParams(), usual, { typed: 'months', delay: 0 });
  const period = periods.find((months) => String(months) === chosen) ?? 12;
  const months = useMemo(() => monthsUntilNow(period), [period]);
  const answer = useQuery(ReportsDocument, {
    variables: { months: period, from: months[0] ?? '' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { error, refetch } = answer;
  const data = answer.data ?? answer.previousData;
  return (
    <>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb="6">
        <chakra.h1 textStyle="heading">Reports</chakra.h1>
        <SmallSelect label="The last" value={period} onChange={(next) => choose({ months: next })}>
          <Options of={periods.map((count) => ({ value: String(count), label: `${count} months` }))} />
        </SmallSelect>
      </Flex>
      {data?.registrationMonths && data.donationMonths ? (
        <>
          <Section title="Registrations by month and program" aria-busy={answer.loading}>
            {data.registrationMonths.length > 0 ? (
              <RegistrationFigures months={months} counted={data.registrationMonths} />
            ) : (
              <EmptyRows text={`Nobody registered in the last ${period} months.`} />
            )}
          </Section>
          {data.bookingMonths && hasBookings(data.bookingMonths) && (
            <Section title="Bookings by month" aria-busy={answer.loading}>
              <BookingFigures months={months} booked={data.bookingMonths} />
            </Section>
          )}
          {data.paymentMonths && data.paymentMonths.length > 0 && (
            <Section title="All money by month" aria-busy={answer.loading}>
              <MoneyFigures moved={data.paymentMonths as ReportsQuery['paymentMonths']} />
            </Section>
          )}
          <Section title="Donations by month" aria-busy={answer.loading}>
            {data.donationMonths.length > 0 ? (
              <DonationFigures months={months} given={data.donationMonths} />
            ) : (
              <EmptyRows text={`No donation was confirmed in the last ${period} months.`} />
            )}
          </Section>
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
    </>
  );
}

/** What was given, by month: amounts of two currencies cannot be added, so each has a drawing of its own. */
function DonationFigures({ months, given }: { months: string[]; given: ReportsQuery['donationMonths'] }) {
  const currencies = [...Map.groupBy(given, ({ currency }) => currency)];
  return (
    <Box display="grid" gap="5" gridTemplateColumns={{ xl: 'repeat(2, minmax(0, 1fr))' }}>
      {currencies.map(([currency, rows]) => (
        <Figure
          key={currency}
          title={`Donations in ${currency}`}
          unit="Amount"
          months={months}
          amountIn={(month) => rows.find((row) => row.month === month)?.amount ?? 0}
          inWords={(amount) => `${currency} ${formatAmount(amount)}`}
        />
      ))}
    </Box>
  );
}

export const code: ScreenCode = { Screen: ReportsPage };
