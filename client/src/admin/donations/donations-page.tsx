import { formatAmount } from '../../lib/money.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { stateColumn } from '../office/work-columns.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import { InboxScreen } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { optionsOf } from '../ui/controls.tsx';
import { DonationDialog } from './donation-dialog.tsx';
import type { StaffDonationFragment } from './donation-row.generated.ts';
import { statusLabels, statusTones } from './donation-words.ts';
import { StaffDonationsDocument } from './donations.generated.ts';

const donations: Inbox<StaffDonationFragment> = {
  name: 'donations',
  typenames: ['Donation'],
  noun: 'donation',
  title: 'Donations',
  searchLabel: 'Search donations',
  empty: 'No donations yet. What is given on the website appears here.',
  emptySearch: 'No donations found matching your search.',
  nameOf: ({ name }) => name,
  // What was begun and not paid stands apart.
  filter: {
    label: 'Filter by status',
    argument: 'show',
    options: optionsOf({
      settled: 'Finished',
      successful: statusLabels.successful,
      failed: statusLabels.failed,
      pending: statusLabels.pending,
      all: 'All',
    }),
  },
  columns: [
    { title: 'Name', kind: 'name', minWidth: '12rem', text: ({ name }) => name, serverSort: 'name' },
    {
      title: 'Email',
      minWidth: '12rem',
      text: ({ email }) => email,
      cell: ({ email }) => email && <CustomerLink email={email} />,
    },
    { title: 'Phone', minWidth: '11.5rem', text: ({ phone }) => phone ?? '' },
    {
      title: 'Amount',
      kind: 'number',
      text: ({ currency, amount }) => `${currency} ${formatAmount(amount)}`,
    },
    stateColumn('Status', ({ status }) => status, statusLabels, statusTones),
    { title: 'Problem', kind: 'text', minWidth: '12rem', text: ({ problem }) => problem ?? '' },
    { title: 'Reference', minWidth: '12rem', text: ({ reference }) => reference },
    momentColumn('Started', ({ createdAt }) => createdAt, 'created'),
    momentColumn('Settled', ({ settledAt }) => settledAt),
  ],
  usualSort: '-started',
  list: StaffDonationsDocument,
  reading: { Details: DonationDialog },
};

export function DonationsPage() {
  return <InboxScreen inbox={donations} />;
}

export const code: ScreenCode = { Screen: DonationsPage };
