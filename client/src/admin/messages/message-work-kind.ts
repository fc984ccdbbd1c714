import type { MessageStatus } from '../../generated/schema.ts';
import type { WorkKind } from '../office/work-kind.ts';
import type { StaffMessageFragment } from './message-row.generated.ts';
import { AssignMessagesDocument, SetMessageStatusDocument } from './messages.generated.ts';

export const messageStatuses: Readonly<Record<MessageStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  spam: 'Spam',
};

export const messageWork: WorkKind<StaffMessageFragment> = {
  kind: 'message',
  typename: 'ContactSubmission',
  noun: 'message',
  statuses: messageStatuses,
  open: ['open'],
  setStatus: SetMessageStatusDocument,
  assign: AssignMessagesDocument,
};
