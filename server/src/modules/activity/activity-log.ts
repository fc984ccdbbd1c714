// All that is kept of the activity, by page and filter.
import type { DataSource } from 'typeorm';
import type { ActivityFilter } from '../../generated/schema.ts';
import { onDays } from '../../platform/database/day-range.ts';
import { type Connection, type PageArgs, readPage } from '../../platform/paging/connection.ts';
import { storable } from '../../platform/text/characters.ts';
import type { ActivityMapper } from './activity.entity.ts';

export interface ActivityLogArgs extends PageArgs {
  /** Words in what was done. */
  search?: string | null;
  filter?: ActivityFilter | null;
}

export type ActivityConnectionMapper = Connection<ActivityMapper>;

export interface ActivityChoicesMapper {
  userEmails: string[];
  types: string[];
  entityTypes: string[];
}

/** Whose sign-in failed is for owners to see. */
export const selectActivities = (
  isOwner: boolean,
) => `SELECT id, type, entity_type AS "entityType", entity_id AS "entityId", ip,
    user_agent AS "userAgent", created_at AS "createdAt", user_email AS "userEmail",
    (SELECT json_build_object('email', users.email) FROM users WHERE users.id = activities.user_id) AS user,
    ${isOwner ? `description || ${meant}` : 'description'} AS description
  FROM activities`;

const meant = `CASE WHEN type = 'login_failed'
  THEN coalesce(' of ' || (SELECT email::text FROM users WHERE users.id = activities.entity_id), '') ELSE '' END`;

export function readActivityLog(
  db: DataSource,
  isOwner: boolean,
  { search, filter, ...page }: ActivityLogArgs,
): Promise<ActivityConnectionMapper> {
  const values: unknown[] = [];
  return readPage<ActivityMapper>(db, page, {
    select: selectActivities(isOwner),
    table: 'activities',
    where: conditionsOf(filter ?? {}, values),
    values,
    search,
    searchColumn: 'search_folded',
    isFolded: true,
    sort: 'created',
    sortKey: { sql: 'created_at', type: 'timestamptz' },
    direction: 'desc',
  });
}

function conditionsOf(filter: ActivityFilter, values: unknown[]): string[] {
  const columns = { user_email: filter.userEmail, type: filter.type, entity_type: filter.entityType };
  return [
    ...Object.entries(columns).flatMap(([column, value]) =>
      value ? [`${column} = $${values.push(storable(value))}`] : [],
    ),
    ...(filter.bySystem ? ['user_email IS NULL'] : []),
    ...onDays('created_at', filter, values),
  ];
}

export async function readActivityChoices(db: DataSource): Promise<ActivityChoicesMapper> {
  const all = (column: string) =>
    `ARRAY(SELECT DISTINCT ${column} FROM activities WHERE ${column} IS NOT NULL ORDER BY 1)`;
  const [row] = await db.query(
    `SELECT ${all('user_email')} AS "userEmails", ${all('type')} AS types, ${all('entity_type')} AS "entityTypes"`,
  );
  return row;
}
