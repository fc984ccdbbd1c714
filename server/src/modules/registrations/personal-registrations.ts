import { columns, type PersonalTable } from '../personal-table.ts';

export const personalRegistrations: Readonly<Record<string, PersonalTable>> = {
  registrations: {
    name: 'Registrations',
    rows: 'lower(email) = $1',
    kind: 'registration',
    erasure: 'delete',
    columns: {
      ...columns('person', 'first_name last_name email phone date_of_birth'),
      ...columns('person', 'emergency_name emergency_phone emergency_relation'),
      medical: 'sealed:registrations.medical',
      ...columns('record', 'id program_id program_name start_date consent_version consent_at created_at'),
      ...columns('record', 'updated_at status status_at anonymised_at'),
      // Made of the others.
      ...columns('ours', 'search_text version updated_by deleted_at deleted_by assignee_id'),
    },
  },
};
