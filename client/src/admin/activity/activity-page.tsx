import { useQuery } from '@apollo/client/react';
import { deviceInWords } from '../account/device-words.ts';
import { useMay } from '../rights/rights.ts';
import { dayFilter, oneFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import { type LogList, LogScreen } from '../screens/log-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import {
  ActivityChoicesDocument,
  type ActivityChoicesQuery,
  ActivityLogDocument,
  type LoggedActivityFragment,
} from './activity.generated.ts';

type Column = ListColumn<LoggedActivityFragment>;

/** `login_failed` → `Login failed` */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const columns: Column[] = [
  { title: 'What', kind: 'name', minWidth: '16rem', text: ({ description }) => description },
  momentColumn('When', ({ createdAt }) => createdAt),
  { title: 'Who', minWidth: '11rem', text: ({ userEmail }) => userEmail ?? 'System' },
  { title: 'Kind', minWidth: '7rem', text: ({ type }) => inWords(type) },
  {
    title: 'Record',
    minWidth: '9rem',
    text: ({ entityType, entityId }) =>
      entityId === null ? inWords(entityType) : `${inWords(entityType)} #${entityId}`,
  },
];

const whence: Column[] = [
  { title: 'IP address', minWidth: '8rem', text: ({ ipAddress }) => ipAddress ?? '' },
  {
    title: 'Device',
    minWidth: '11rem',
    text: ({ userAgent }) => (userAgent ? deviceInWords(userAgent) : ''),
    cell: ({ userAgent }) => userAgent && <span title={userAgent}>{deviceInWords(userAgent)}</span>,
    inFile: ({ userAgent }) => userAgent ?? '',
  },
];

/** `addresses`: also whence it was done. */
const activityColumns = (addresses: boolean): Column[] => (addresses ? [...columns, ...whence] : columns);

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
