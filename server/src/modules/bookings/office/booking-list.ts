import type { BookingFilter, BookingSortField, QueryBookingsArgs } from '../../../generated/schema.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { Listing } from '../../../platform/paging/connection.ts';
import type { SortKey } from '../../../platform/paging/cursor.ts';
import { workConditions } from '../../inbox/work-filter.ts';
import { paidOf } from '../booking-money.ts';

/** Words are looked for in names, e-mail, phone, program or reference; a number also finds the booking of that number. */
export type BookingListArgs = Pick<QueryBookingsArgs, 'search' | 'sort' | 'filter'>;

const sortKeys: Record<BookingSortField, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  startsOn: { sql: 'starts_on', type: 'date' },
  lastName: { sql: 'lower(last_name)', type: 'text' },
};

/** SQL of a booking whose balance is due since before the day in `place`. */
const isOverdue = (place: string) =>
  `(state = 'confirmed' AND balance_due_on < ${place}::date AND total > ${paidOf('bookings.id')})`;

/** SQL of one of which somebody has to say what goes back, or what became of what went. */
const needsDecision = `id IN (SELECT booking_id FROM payments WHERE payments.state IN ('toDecide', 'unclear'))`;

/** SQL of one with a chargeback that nobody answered. */
const isDisputed = 'id IN (SELECT booking_id FROM disputes WHERE answered_at IS NULL)';

/** The list that the arguments describe; `select` asks for what it shows of each. Throws BAD_USER_INPUT. */
export function listingOf(select: string, { search, sort, filter }: BookingListArgs): Listing {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const values: unknown[] = [];
  return {
    select,
    table: 'bookings',
    where: conditions(filter ?? {}, values),
    values,
    search: search ?? null,
    searchColumn: 'search_text',
    searchId: true,
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
}

function conditions(filter: BookingFilter, values: unknown[]): string[] {
  const { state, departureId, overdue, needsDecision: undecided, disputed, ...work } = filter;
  const place = (value: unknown) => `$${values.push(value)}`;
  const columns = { status: 'state', startDate: 'starts_on' };
  const all = workConditions({ ...work, status: state }, values, columns);
  if (departureId != null) all.push(`departure_id = ${place(departureId)}::integer`);
  if (overdue != null) all.push(`${overdue ? '' : 'NOT '}${isOverdue(place(kampalaDay()))}`);
  if (undecided != null) all.push(undecided ? needsDecision : `NOT (${needsDecision})`);
  if (disputed != null) all.push(disputed ? isDisputed : `NOT (${isDisputed})`);
  return all;
}
