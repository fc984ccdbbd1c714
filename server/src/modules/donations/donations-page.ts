import type { DataSource } from 'typeorm';
import type { DonationSortField, DonationsShown, QueryDonationsArgs } from '../../generated/schema.ts';
import { onDays } from '../../platform/database/day-range.ts';
import { readRows, selectAll } from '../../platform/database/rows.ts';
import { type Connection, readPage } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import { bookedAt } from './accounts/donation-months.ts';
import { DonationEntity } from './donation.entity.ts';

export type DonationConnectionMapper = Connection<DonationEntity>;

const sortKeys: Record<DonationSortField, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  name: { sql: 'lower(name)', type: 'text' },
  booked: { sql: bookedAt, type: 'timestamptz' },
};

const shown: Record<Exclude<DonationsShown, 'all'>, string> = {
  settled: "status <> 'pending'",
  successful: "status = 'successful'",
  failed: "status = 'failed'",
  pending: "status = 'pending'",
};

/** Donations a page at a time, newest first unless asked for otherwise; `from` and `to` are of the day that counts for the books. */
export function readDonations(
  db: DataSource,
  { search, status, show, currency, from, to, sort, ...page }: QueryDonationsArgs,
): Promise<DonationConnectionMapper> {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const values: unknown[] = [];
  const where = [
    ...(status ? [`status = $${values.push(status)}`] : []),
    ...(show && show !== 'all' ? [shown[show]] : []),
    ...(currency ? [`currency = $${values.push(currency)}`] : []),
    ...onDays(bookedAt, { from, to }, values),
  ];
  return readPage<DonationEntity>(db, page, {
    select: selectAll(db, DonationEntity),
    table: 'donations',
    where,
    values,
    search,
    searchColumn: 'search',
    sort: field,
    sortKey: sortKeys[field],
    direction,
  });
}

/** Those of these numbers that are there. */
export function donationsOf(db: DataSource, ids: readonly number[]): Promise<DonationEntity[]> {
  return readRows(db, 'donations by number', `${selectAll(db, DonationEntity)} WHERE id = ANY($1)`, [ids]);
}
