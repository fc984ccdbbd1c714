import { columns, type PersonalTable } from '../personal-table.ts';
import { aboutAttachments } from './attachments.service.ts';
import { aboutReplies } from './reply-outbox.service.ts';

/** Replies to what the person sent. */
const rows = `(registration_id IN (SELECT id FROM registrations WHERE lower(email) = $1)
  OR message_id IN (SELECT id FROM contact_submissions WHERE lower(email) = $1))`;

export const personalReplies: Readonly<Record<string, PersonalTable>> = {
  replies: {
    name: 'Replies',
    rows,
    kind: null,
    erasure: 'cascade',
    columns: {
      sealed: `sealed:${aboutReplies}`,
      ...columns('person', 'error'),
      ...columns('record', 'id registration_id message_id state attempt created_at state_at left_at'),
    },
  },
  attachments: {
    name: 'Files of replies',
    rows: `reply_id IN (SELECT id FROM replies WHERE ${rows})`,
    kind: null,
    erasure: 'cascade',
    columns: {
      sealed: `sealed:${aboutAttachments}`,
      ...columns('file', 'bytes'),
      ...columns('record', 'id reply_id position type size created_at'),
      ...columns('ours', 'uploaded_by'),
    },
  },
};
