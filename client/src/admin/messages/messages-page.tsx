import type { Inbox } from '../screens/inbox/inbox.ts';
import { InboxScreen, inboxRestoring } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Excerpt } from '../screens/table/cells.tsx';
import { momentColumn } from '../screens/table/moment-column.tsx';
import { textsOf } from '../screens/texts.ts';
import { MessageDialog } from './message-dialog.tsx';
import {
  DeleteMessageDocument,
  RestoreMessageDocument,
  type StaffMessageFragment,
  StaffMessagesDocument,
} from './messages.generated.ts';

const messages: Inbox<StaffMessageFragment> = {
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
  ],
  usualSort: '-received',
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

export function MessagesPage() {
  return <InboxScreen inbox={messages} />;
}

export const code: ScreenCode = { Screen: MessagesPage, restoring: inboxRestoring(messages) };
