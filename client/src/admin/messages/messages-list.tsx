import { personFilter } from '../office/colleagues.tsx';
import { WorkBar } from '../office/work-bar.tsx';
import { extra, waitingColumn, workColumns, workMark } from '../office/work-columns.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { dayFilter, severalFilter } from '../screens/filters/filter-kinds.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import type { ListColumn } from '../screens/list/list.ts';
import { Excerpt, momentColumn } from '../screens/table/columns.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { StaffMessageFragment } from './message-row.generated.ts';
import { messageStatuses, messageWork } from './message-work-kind.ts';
import {
  DeleteMessageDocument,
  RestoreMessageDocument,
  StaffMessagesDocument,
} from './messages.generated.ts';

/** What the list of messages is narrowed by. */
const messageFilters = [
  severalFilter('status', 'Status', messageStatuses),
  personFilter,
  dayFilter('receivedFrom', 'Received from'),
  dayFilter('receivedTo', 'Received until'),
];

/** All that are open have the same status. */
const openMessageFilters = messageFilters.slice(1);

type Column = ListColumn<StaffMessageFragment>;

const written: [Column, Column, Column, Column] = [
  {
    title: 'Name',
    kind: 'name',
    minWidth: '11rem',
    text: ({ name }) => name,
    mark: workMark(messageWork),
    serverSort: 'name',
  },
  { title: 'Email', minWidth: '12rem', text: ({ email }) => email },
  { title: 'Subject', minWidth: '12rem', text: ({ subject }) => subject, onCard: 1 },
  {
    title: 'Message',
    kind: 'text',
    minWidth: '14rem',
    text: ({ message }) => message,
    cell: ({ message }) => <Excerpt text={message} />,
  },
];
const [name, email, subject, message] = written;

const [status, inCharge, reminder] = workColumns(messageWork) as [Column, Column, Column];

export const messages: Inbox<StaffMessageFragment> = {
  name: 'messages',
  typenames: ['ContactSubmission'],
  noun: 'message',
  title: 'Messages',
  searchLabel: 'Search messages',
  empty: 'No messages yet. What visitors write on the contact page appears here.',
  emptySearch: 'No messages found matching your search.',
  nameOf: ({ name, subject }) => `“${subject}” from ${name}`,
  columns: [
    ...written,
    momentColumn('Received', ({ createdAt }) => createdAt, 'created'),
    ...extra(status, inCharge, reminder),
  ],
  usualSort: '-received',
  filters: messageFilters,
  open: {
    columns: [name, subject, message, inCharge, waitingColumn(), ...extra(email, reminder)],
    filters: openMessageFilters,
    narrowedTo: { status: messageWork.open },
    emptySearch: 'No open messages found.',
  },
  Bar: (props) => <WorkBar kind={messageWork} {...props} />,
  list: StaffMessagesDocument,
  reading: {
    Details: MessageDialog,
    removal: {
      document: DeleteMessageDocument,
      restore: RestoreMessageDocument,
      texts: textsOf('Message'),
    },
  },
};
