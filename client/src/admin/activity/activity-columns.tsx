import { deviceInWords } from '../account/device-words.ts';
import type { ListColumn } from '../screens/list/list.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import type { LoggedActivityFragment } from './activity.generated.ts';

type Column = ListColumn<LoggedActivityFragment>;

/** `login_failed` → `Login failed` */
export function inWords(name: string): string {
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
export const activityColumns = (addresses: boolean): Column[] =>
  addresses ? [...columns, ...whence] : columns;
