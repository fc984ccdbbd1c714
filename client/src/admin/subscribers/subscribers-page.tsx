import { Moment } from '../kit/cells.tsx';
import type { Inbox } from '../kit/inbox.ts';
import { InboxScreen } from '../kit/inbox-screen.tsx';
import { type StaffSubscriberFragment, StaffSubscribersDocument } from './subscribers.generated.ts';

const statusLabels = { pending: 'Pending', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' };

const subscribers: Inbox<StaffSubscriberFragment> = {
  name: 'subscribers',
  noun: 'subscriber',
  title: 'Subscribers',
  searchLabel: 'Search subscribers',
  empty: 'No subscribers yet. Whoever asks for the newsletter appears here.',
  emptySearch: 'No subscribers found matching your search.',
  nameOf: ({ email }) => email,
  columns: [
    { title: 'Email', kind: 'name', minWidth: '16rem', cell: ({ email }) => <strong>{email}</strong> },
    { title: 'Status', cell: ({ status }) => statusLabels[status] },
    { title: 'Asked', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Confirmed', cell: ({ confirmedAt }) => confirmedAt && <Moment value={confirmedAt} /> },
    {
      title: 'Unsubscribed',
      cell: ({ unsubscribedAt }) => unsubscribedAt && <Moment value={unsubscribedAt} />,
    },
  ],
  list: StaffSubscribersDocument,
};

export function SubscribersPage() {
  return <InboxScreen inbox={subscribers} />;
}
