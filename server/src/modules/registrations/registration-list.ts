import type { DataSource } from 'typeorm';
import { type Connection, type PageArgs, readPage, type SortArg } from '../inbox/connection.ts';
import type { SortKey } from '../inbox/cursor.ts';
import type { RegistrationOverview } from './registration.entity.ts';

export interface RegistrationListArgs {
  /** Words to be found in names, e-mail, phone or program. */
  search?: string | null;
  sort?: SortArg<'created' | 'startDate' | 'lastName'> | null;
}

const sortKeys: Record<'created' | 'startDate' | 'lastName', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  startDate: { sql: 'start_date', type: 'date' },
  lastName: { sql: 'lower(last_name)', type: 'text' },
};

/** Never the notes themselves, sealed or not. */
const select = `SELECT id, first_name AS "firstName", last_name AS "lastName", email, phone,
    date_of_birth AS "dateOfBirth", program_id AS "programId", program_name AS "programName",
    start_date AS "startDate", emergency_name AS "emergencyName", emergency_phone AS "emergencyPhone",
    emergency_relation AS "emergencyRelation", medical IS NOT NULL AS "hasMedicalNotes",
    consent_version AS "consentVersion", consent_at AS "consentAt", anonymised_at AS "anonymisedAt",
    version, created_at AS "createdAt", updated_at AS "updatedAt", updated_by AS "updatedBy"
  FROM registrations`;

export type RegistrationPage = Connection<RegistrationOverview>;

export function listRegistrations(
  db: DataSource,
  { search, sort, ...page }: PageArgs & RegistrationListArgs,
): Promise<RegistrationPage> {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  return readPage(db, page, {
    select,
    table: 'registrations',
    where: ['deleted_at IS NULL'],
    search,
    searchColumn: 'search_text',
    sort: field,
    sortKey: sortKeys[field],
    direction,
  });
}
