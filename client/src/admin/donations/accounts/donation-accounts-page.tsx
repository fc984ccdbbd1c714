import { chakra } from '@chakra-ui/react';
import type { Currency } from '../../../generated/schema.ts';
import { useMay } from '../../rights/rights.ts';
import { FilterBar, FilterChoice, FilterDay } from '../../screens/filtered/filter-field.tsx';
import { FilteredRows } from '../../screens/filtered/filtered-rows.tsx';
import { useFilteredPages } from '../../screens/filtered/use-filtered-pages.ts';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { statusLabels } from '../donation-words.ts';
import { type BookedDonationFragment, DonationAccountsDocument } from '../donations.generated.ts';
import { accountColumns } from './account-columns.tsx';
import { DonationTotals } from './donation-totals.tsx';

const standard = { q: '', from: '', to: '', currency: '', status: '' };
const currencies: Currency[] = ['USD', 'UGX', 'KES', 'EUR', 'GBP'];
const currencyOptions = currencies.map((value) => ({ value, label: value }));
const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** What an address names and does not exist narrows nothing. */
const knownOf = (options: readonly { value: string }[], wanted = '') =>
  options.some(({ value }) => value === wanted) ? wanted : '';

const variablesOf = ({ from, to, currency, status }: Record<string, string>) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(knownOf(currencyOptions, currency) && { currency }),
  ...(knownOf(statusOptions, status) && { status }),
});

/** Donations as the books want them: totals, and what to compare with the provider's payments. */
export function DonationAccountsPage() {
  usePageTitle('Donation Accounts');
  const pages = useFilteredPages<BookedDonationFragment, never>({
    ...{ document: DonationAccountsDocument as never, standard, variablesOf },
  });
  const { filters, narrow } = pages;
  const [from = '', to = ''] = [filters.from, filters.to];
  const currency = knownOf(currencyOptions, filters.currency);
  return (
    <>
      <chakra.h1 textStyle="heading" mb="1">
        Donation Accounts
      </chakra.h1>
      <chakra.p color="muted" maxW="measure" mb="5">
        The day of a donation is the one on which the provider confirmed or refused it. One that is pending
        counts by the day on which it began.
      </chakra.p>
      <FilterBar>
        <FilterDay
          label="From"
          value={from}
          max={to || undefined}
          onChange={(day) => narrow({ from: day })}
        />
        <FilterDay label="To" value={to} min={from || undefined} onChange={(day) => narrow({ to: day })} />
        <FilterChoice
          label="Currency"
          all="All currencies"
          value={currency}
          onChange={(next) => narrow({ currency: next })}
          options={currencyOptions}
        />
        <FilterChoice
          label="Status"
          all="All"
          value={knownOf(statusOptions, filters.status)}
          onChange={(next) => narrow({ status: next })}
          options={statusOptions}
        />
      </FilterBar>
      <DonationTotals {...{ from, to, currency }} />
      <FilteredRows<BookedDonationFragment>
        title="Donations for reconciliation"
        noun="donation account"
        columns={accountColumns}
        pages={pages}
        empty="No donations yet. What is given on the website appears here."
        nothingFound="No donation fits this."
        hasFile={useMay('exportOffice')}
      />
    </>
  );
}

export const code: ScreenCode = { Screen: DonationAccountsPage };
