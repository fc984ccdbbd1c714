import { useQuery } from '@apollo/client/react';
import { useMay } from '../rights/rights.ts';
import { dayFilter, oneFilter } from '../screens/filters/filter-kinds.tsx';
import { type LogList, LogScreen } from '../screens/log-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import {
  ActivityChoicesDocument,
  type ActivityChoicesQuery,
  ActivityLogDocument,
  type LoggedActivityFragment,
} from './activity.generated.ts';
import { activityColumns, inWords } from './activity-columns.tsx';

/** No e-mail reads so. */
const system = 'system';

function useChoices(kind: keyof ActivityChoicesQuery['activityChoices'] & `${string}s`): readonly string[] {
  const { data } = useQuery(ActivityChoicesDocument, { fetchPolicy: 'cache-and-network' });
  return (data?.activityChoices as ActivityChoicesQuery['activityChoices'] | undefined)?.[kind] ?? [];
}

const filters = [
  oneFilter('who', 'Who', {
    all: 'Everybody',
    read: (value) => (value === system ? { bySystem: true } : { userEmail: value }),
    useOptions: () => [
      { value: system, label: 'System and visitors' },
      ...useChoices('userEmails').map((email) => ({ value: email, label: email })),
    ],
  }),
  oneFilter('kind', 'Kind', {
    all: 'All kinds',
    read: (type) => ({ type }),
    useOptions: () => useChoices('types').map((value) => ({ value, label: inWords(value) })),
  }),
  oneFilter('record', 'Record', {
    all: 'All records',
    read: (entityType) => ({ entityType }),
    useOptions: () => useChoices('entityTypes').map((value) => ({ value, label: inWords(value) })),
  }),
  dayFilter('from', 'From', { to: 'to' }),
  dayFilter('to', 'To', { from: 'from' }),
];

const listWith = (addresses: boolean): LogList<LoggedActivityFragment> => ({
  noun: 'activity record',
  title: 'Activity',
  searchLabel: 'Search activity',
  empty: 'Nothing has been done yet.',
  emptySearch: 'No activity found for these filters.',
  nameOf: ({ description }) => description,
  columns: activityColumns(addresses),
  filters,
  list: ActivityLogDocument,
  typenames: ['Activity'],
});
const withAddresses = listWith(true);
const withoutAddresses = listWith(false);

/** All that staff and visitors did, as long as it is kept. */
export function ActivityPage() {
  return (
    <LogScreen
      list={useMay('readAddresses') ? withAddresses : withoutAddresses}
      heading="Activity"
      intro="What was done by staff and by visitors. It is kept for 90 days."
    />
  );
}

export const code: ScreenCode = { Screen: ActivityPage };
