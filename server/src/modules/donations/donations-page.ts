import type { DataSource } from 'typeorm';
import { selectAll } from '../../platform/database/rows.ts';
import { type Connection, type PageArgs, readPage, type SortArg } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import { DonationEntity } from './donation.entity.ts';

export interface DonationsPageArgs extends PageArgs {
  /** Words in the name, e-mail or reference. */
  search?: string | null;
  status?: DonationEntity['status'] | null;
  sort?: SortArg<'created' | 'name'> | null;
}

export type DonationConnectionMapper = Connection<DonationEntity>;

const sortKeys: Record<'created' | 'name', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  name: { sql: 'lower(name)', type: 'text' },
};

/** Donations a page at a time, newest first unless asked for otherwise. */
export function readDonations(
  db: DataSource,
  { search, status, sort, ...page }: DonationsPageArgs,
): Promise<DonationConnectionMapper> {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  return readPage<DonationEntity>(db, page, {
    select: selectAll(db, DonationEntity),
    table: 'donations',
    where: status ? ['status = $1'] : [],
    values: status ? [status] : [],
    search,
    searchColumn: 'search',
    sort: field,
    sortKey: sortKeys[field],
    direction,
  });
}
