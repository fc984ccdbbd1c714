import { WorkBar } from '../office/work-bar.tsx';
import { workColumns } from '../office/work-columns.tsx';
import type { Inbox } from '../screens/inbox/inbox.ts';
import { Excerpt } from '../screens/table/cells.tsx';
import { momentColumn } from '../screens/table/moment-column.tsx';
import { textsOf } from '../screens/texts.ts';
import { MessageDialog } from './message-dialog.tsx';
import { messageFilters } from './message-filters.ts';
import { messageStatuses, messageWork } from './message-work-kind.ts';
import {
  DeleteMessageDocument,
  RestoreMessageDocument,
  type StaffMessageFragment,
  StaffMessagesDocument,
} from './messages.generated.ts';

export const messages: Inbox<StaffMessageFragment> = {
  name: 'messages',
  typename: 'ContactSubmission',
  noun: 'message',
  title: 'Messages',
  searchLabel: 'Search messages',
  empty: 'No messages yet. What visitors write on the contact page appears here.',
  emptySearch: 'No messages found matching your search.',
  nameOf: ({ name, subject }) => `“${subject}” from ${name}`,
  columns: [
    { title: 'Name', kind: 'name', minWidth: '11rem', text: ({ name }) => name, serverSort: 'name' },
    { title: 'Email', minWidth: '12rem', text: ({ email }) => email },
    { title: 'Subject', minWidth: '12rem', text: ({ subject }) => subject },
    {
      title: 'Message',
      kind: 'text',
      minWidth: '14rem',
      text: ({ message }) => message,
      cell: ({ message }) => <Excerpt text={message} />,
    },
    momentColumn('Received', ({ createdAt }) => createdAt, 'created'),
    ...workColumns(messageStatuses),
  ],
  usualSort: '-received',
  filters: messageFilters,
  Bar: (props) => <WorkBar kind={messageWork} {...props} />,
  list: StaffMessagesDocument,
  reading: {
    Details: MessageDialog,
    removal: {
      document: DeleteMessageDocument,
      restore: RestoreMessageDocument,
      typenames: ['ContactSubmission'],
      texts: textsOf('Message'),
    },
  },
};
