import { formatAmount } from '../../lib/money.ts';
import { Moment } from '../kit/cells.tsx';
import type { Inbox } from '../kit/inbox.ts';
import { InboxScreen } from '../kit/inbox-screen.tsx';
import { type StaffDonationFragment, StaffDonationsDocument } from './donations.generated.ts';

const statusLabels = { pending: 'Pending', successful: 'Successful', failed: 'Failed' };

const donations: Inbox<StaffDonationFragment> = {
  name: 'donations',
  noun: 'donation',
  title: 'Donations',
  searchLabel: 'Search donations',
  empty: 'No donations yet. What is given on the website appears here.',
  emptySearch: 'No donations found matching your search.',
  nameOf: ({ name }) => name,
  columns: [
    { title: 'Name', kind: 'name', minWidth: '12rem', cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Email', minWidth: '12rem', cell: ({ email }) => email },
    { title: 'Phone', minWidth: '10rem', cell: ({ phone }) => phone },
    {
      title: 'Amount',
      kind: 'number',
      cell: ({ currency, amount }) => `${currency} ${formatAmount(amount)}`,
    },
    { title: 'Status', cell: ({ status }) => statusLabels[status] },
    { title: 'Problem', kind: 'text', minWidth: '12rem', cell: ({ problem }) => problem },
    { title: 'Reference', minWidth: '12rem', cell: ({ reference }) => reference },
    { title: 'Started', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Settled', cell: ({ settledAt }) => settledAt && <Moment value={settledAt} /> },
  ],
  list: StaffDonationsDocument,
};

export function DonationsPage() {
  return <InboxScreen inbox={donations} />;
}
