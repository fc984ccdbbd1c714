import type { DataSource } from 'typeorm';
import { departureFilterRules } from '../../generated/rules.ts';
import type { DepartureSortField, QueryDepartureConnectionArgs } from '../../generated/schema.ts';
import { readRows, selectAll } from '../../platform/database/rows.ts';
import { type Connection, readPage } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import { searchConditions } from '../../platform/paging/search.ts';
import { parseInput } from '../../platform/validation.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { DepartureEntity } from './departure.entity.ts';

export type DepartureConnectionMapper = Connection<DepartureEntity>;

const sortKeys: Record<DepartureSortField, SortKey> = {
  startsOn: { sql: 'starts_on', type: 'date' },
  created: { sql: 'created_at', type: 'timestamptz' },
};

/** Dates are few: no index is needed to look through them. */
const searchColumn = `(' ' || coalesce((SELECT name FROM programs WHERE programs.id = program_id), '') || ' ' || coalesce(title, '') || ' ' || notes)`;

const days = inputFrom({ from: departureFilterRules.from, to: departureFilterRules.to }, contentField);

/** Dates a page at a time, the next one first unless asked for otherwise. Throws BAD_USER_INPUT. */
export function readDepartures(
  db: DataSource,
  { search, sort, filter, ...page }: QueryDepartureConnectionArgs,
): Promise<DepartureConnectionMapper> {
  const { field = 'startsOn', direction = 'asc' } = sort ?? {};
  const { programId, status, from: first, to: last } = filter ?? {};
  const { from, to } = parseInput(days, { from: first ?? null, to: last ?? null });
  const values: unknown[] = [];
  const where = [
    ...(programId == null ? [] : [`program_id = $${values.push(programId)}`]),
    ...(status && status.length > 0 ? [`status = ANY($${values.push(status)})`] : []),
    ...(from ? [`ends_on >= $${values.push(from)}`] : []),
    ...(to ? [`starts_on <= $${values.push(to)}`] : []),
    ...searchConditions({ search, searchColumn }, values),
  ];
  return readPage<DepartureEntity>(db, page, {
    select: selectAll(db, DepartureEntity),
    table: 'departures',
    where,
    values,
    sort: field,
    sortKey: sortKeys[field],
    direction,
  });
}

export async function departureById(db: DataSource, id: number): Promise<DepartureEntity | null> {
  const text = `${selectAll(db, DepartureEntity)} WHERE id = $1`;
  const [row] = await readRows<DepartureEntity>(db, 'departure', text, [id]);
  return row ?? null;
}
