import { Excerpt, Moment } from '../kit/cells.tsx';
import type { Inbox } from '../kit/inbox.ts';
import { InboxScreen } from '../kit/inbox-screen.tsx';
import { MessageDialog } from './message-dialog.tsx';
import {
  DeleteMessageDocument,
  RestoreMessageDocument,
  type StaffMessageFragment,
  StaffMessagesDocument,
} from './messages.generated.ts';

const messages: Inbox<StaffMessageFragment> = {
  name: 'messages',
  noun: 'message',
  title: 'Messages',
  searchLabel: 'Search messages',
  empty: 'No messages yet. What visitors write on the contact page appears here.',
  emptySearch: 'No messages found matching your search.',
  nameOf: ({ name, subject }) => `“${subject}” from ${name}`,
  columns: [
    { title: 'Name', kind: 'name', minWidth: '12rem', cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Email', minWidth: '12rem', cell: ({ email }) => email },
    { title: 'Subject', minWidth: '14rem', cell: ({ subject }) => subject },
    { title: 'Message', kind: 'text', minWidth: '20rem', cell: ({ message }) => <Excerpt text={message} /> },
    { title: 'Received', cell: ({ createdAt }) => <Moment value={createdAt} /> },
  ],
  list: StaffMessagesDocument,
  reading: {
    Details: MessageDialog,
    removal: {
      document: DeleteMessageDocument,
      restore: RestoreMessageDocument,
      typenames: ['ContactSubmission'],
      texts: {
        deleted: 'Message deleted successfully',
        deleteFailed: 'Failed to delete message',
        restored: 'Message restored successfully',
        restoreFailed: 'Failed to restore message',
      },
    },
  },
};

export function MessagesPage() {
  return <InboxScreen inbox={messages} />;
}
