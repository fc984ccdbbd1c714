import { columns, type PersonalTable } from '../personal-table.ts';

export const personalMessages: Readonly<Record<string, PersonalTable>> = {
  contact_submissions: {
    name: 'Messages',
    rows: 'lower(email) = $1',
    kind: 'message',
    erasure: 'delete',
    columns: {
      ...columns('person', 'name email subject message'),
      ...columns('record', 'id created_at status status_at'),
      ...columns('ours', 'search_text deleted_at deleted_by assignee_id'),
    },
  },
};
