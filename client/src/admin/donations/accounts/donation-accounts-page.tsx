import type { Currency } from '../../../generated/schema.ts';
import { choiceFilter, dayFilter } from '../../screens/filters/filter-kinds.tsx';
import { type LogList, LogScreen } from '../../screens/log-screen.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { statusLabels } from '../donation-words.ts';
import { type BookedDonationFragment, DonationAccountsDocument } from '../donations.generated.ts';
import { accountColumns } from './account-columns.tsx';
import { DonationTotals } from './donation-totals.tsx';

const currencies: Record<Currency, string> = { USD: 'USD', UGX: 'UGX', KES: 'KES', EUR: 'EUR', GBP: 'GBP' };

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
        <DonationTotals {...{ from, to, currency: currency in currencies ? currency : '' }} />
      )}
    />
  );
}

export const code: ScreenCode = { Screen: DonationAccountsPage };
