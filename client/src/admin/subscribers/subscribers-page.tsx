import { useApolloClient } from '@apollo/client/react';
import { CustomerLink } from '../customers/customer-link.tsx';
import { stateColumn } from '../office/work-columns.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import { InboxScreen } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { optionsOf } from '../ui/controls.tsx';
import { SubscriberFiles } from './subscriber-files.tsx';
import { type StaffSubscriberFragment, StaffSubscribersDocument } from './subscribers.generated.ts';

const statusLabels = { pending: 'Pending', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' };
const statusTones = { pending: 'waiting', confirmed: 'good', unsubscribed: 'over' } as const;

const addressOf = ({ email }: StaffSubscriberFragment) => email || 'Address removed';

const subscribers: Inbox<StaffSubscriberFragment> = {
  name: 'subscribers',
  typenames: ['Subscriber'],
  noun: 'subscriber',
  title: 'Subscribers',
  searchLabel: 'Search subscribers',
  empty: 'No subscribers yet. Whoever asks for the newsletter appears here.',
  emptySearch: 'No subscribers found matching your search.',
  nameOf: addressOf,
  filter: {
    label: 'Filter by status',
    argument: 'status',
    options: optionsOf({ all: 'All', ...statusLabels }),
  },
  columns: [
    {
      title: 'Email',
      kind: 'name',
      minWidth: '16rem',
      text: addressOf,
      cell: ({ email }) => (email ? <CustomerLink email={email} /> : 'Address removed'),
      serverSort: 'email',
    },
    stateColumn('Status', ({ status }) => status, statusLabels, statusTones),
    momentColumn('Asked', ({ createdAt }) => createdAt, 'created'),
    momentColumn('Confirmed', ({ confirmedAt }) => confirmedAt),
    momentColumn('Unsubscribed', ({ unsubscribedAt }) => unsubscribedAt),
  ],
  usualSort: '-asked',
  list: StaffSubscribersDocument,
};

export function SubscribersPage() {
  const { cache } = useApolloClient();
  // Rows came in that this browser did not make: the pages of the list are asked for anew when they are next shown.
  const onTaken = () => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscribers' });
  return (
    <>
      <InboxScreen inbox={subscribers} />
      <SubscriberFiles onTaken={onTaken} />
    </>
  );
}

export const code: ScreenCode = { Screen: SubscribersPage };
