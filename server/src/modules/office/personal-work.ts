import { columns, type PersonalTable } from '../personal-table.ts';
import { about } from './sealed-texts.ts';

/** Rows that belong to a registration or a message of the person. */
const rows = `(registration_id IN (SELECT id FROM registrations WHERE lower(email) = $1)
  OR message_id IN (SELECT id FROM contact_submissions WHERE lower(email) = $1))`;

export const personalWork: Readonly<Record<string, PersonalTable>> = {
  timeline_entries: {
    name: 'Timeline and notes',
    rows,
    kind: null,
    erasure: 'cascade',
    columns: {
      text: `sealed:${about.note}`,
      ...columns('person', 'by_name from_value to_value'),
      ...columns('record', 'id registration_id message_id type at edited_at reply_id reminder_id'),
      ...columns('ours', 'by_id'),
    },
  },
  reminders: {
    name: 'Reminders',
    rows,
    kind: null,
    erasure: 'cascade',
    columns: {
      text: `sealed:${about.reminder}`,
      ...columns('record', 'id registration_id message_id due_on done_at created_at'),
      ...columns('ours', 'assignee_id'),
    },
  },
};
