import type { DataSource } from 'typeorm';
import type { RegistrationFilter } from '../../generated/schema.ts';
import {
  type Connection,
  type Listing,
  mapNodes,
  type PageArgs,
  readPage,
  type SortArg,
} from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { workConditions } from '../inbox/work-filter.ts';
import { notesOnFile } from './medical-notes.ts';
import type { ListedRegistrationMapper, RegistrationEntity } from './registration.entity.ts';

export interface RegistrationListArgs {
  /** Words to be found in names, e-mail, phone or program; a number also finds the registration of that number. */
  search?: string | null;
  sort?: SortArg<'created' | 'startDate' | 'lastName'> | null;
  filter?: RegistrationFilter | null;
}

const sortKeys: Record<'created' | 'startDate' | 'lastName', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  startDate: { sql: 'start_date', type: 'date' },
  lastName: { sql: 'lower(last_name)', type: 'text' },
};

const select = `SELECT id, first_name AS "firstName", last_name AS "lastName", email, phone,
    date_of_birth AS "dateOfBirth", program_id AS "programId", program_name AS "programName",
    start_date AS "startDate", emergency_name AS "emergencyName", emergency_phone AS "emergencyPhone",
    emergency_relation AS "emergencyRelation", medical,
    consent_version AS "consentVersion", consent_at AS "consentAt", anonymised_at AS "anonymisedAt",
    status, status_at AS "statusAt", assignee_id AS "assigneeId",
    version, created_at AS "createdAt", updated_at AS "updatedAt", updated_by AS "updatedBy"
  FROM registrations`;

export type RegistrationConnectionMapper = Connection<ListedRegistrationMapper>;

/** One page of them. Only the notes of its rows are opened, and nothing leaves but which there are. */
export async function listRegistrations(
  db: DataSource,
  sealed: SealedText,
  args: PageArgs & RegistrationListArgs,
): Promise<RegistrationConnectionMapper> {
  const rows = await readPage<ListedRow>(db, args, listingOf(args));
  return mapNodes(rows, (row) => overviewOf(sealed, row));
}

/** Those of these numbers that are there, in their order. */
export async function registrationsOf(
  db: DataSource,
  sealed: SealedText,
  ids: readonly number[],
): Promise<ListedRegistrationMapper[]> {
  const rows: ListedRow[] = await db.query(
    `${select} WHERE id = ANY($1::int[]) AND deleted_at IS NULL ORDER BY id`,
    [ids],
  );
  return rows.map((row) => overviewOf(sealed, row));
}

/** The list that the arguments describe. */
export function listingOf({ search, sort, filter }: RegistrationListArgs): Listing {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const values: unknown[] = [];
  return {
    select,
    table: 'registrations',
    where: ['deleted_at IS NULL', ...workConditions(filter, values)],
    values,
    search: search ?? null,
    searchColumn: 'search_text',
    searchId: true,
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
}

type ListedRow = Omit<RegistrationEntity, 'deletedAt' | 'deletedBy'>;

/** One as lists show it, without the notes, sealed or not. */
export function overviewOf(sealed: SealedText, { medical, ...row }: ListedRow): ListedRegistrationMapper {
  return { ...row, ...notesOnFile(sealed, medical) };
}
