// All money of the house as one list: of bookings and of donations, by hand and by the payment provider, in and back.
import type { DataSource } from 'typeorm';
import type {
  PaymentMonth,
  PaymentMovement,
  QueryPaymentMonthsArgs,
  QueryPaymentMovementsArgs,
} from '../../generated/schema.ts';
import { onDays } from '../../platform/database/day-range.ts';
import { type Connection, type Listing, readPage } from '../../platform/paging/connection.ts';
import { searchConditions } from '../../platform/paging/search.ts';

export type PaymentMovementConnectionMapper = Connection<PaymentMovement>;

/**
 * Bookings have even numbers here and donations odd ones. What moved counts on its day, what waits on the day on which it was written down; donations that
 * were begun and not paid are no money. Theirs are in whole units in the books.
 */
const movements = `(
  SELECT payments.id * 2 AS id, 'booking' AS source, booking_id AS record_id, direction, payments.state,
    coalesce(paid_on, (coalesce(sent_at, payments.created_at) AT TIME ZONE 'Africa/Kampala')::date) AS day,
    trim(first_name || ' ' || last_name) AS name, bookings.reference, amount::float8 AS amount, payments.currency, fee, method, provider,
    provider_transaction_id, provider_refund_id, receipt_number, reason, by_name
  FROM payments JOIN bookings ON bookings.id = booking_id WHERE payments.state <> 'dropped'
  UNION ALL
  SELECT id * 2 + 1, 'donation', id, 'in', 'done', (coalesce(settled_at, created_at) AT TIME ZONE 'Africa/Kampala')::date, name, reference,
    round(amount * CASE currency WHEN 'UGX' THEN 1 ELSE 100 END)::float8, currency, NULL, NULL, provider, provider_transaction_id, NULL, '', '',
    'System'
  FROM donations WHERE status = 'successful'
) AS movements`;

const select = `SELECT id, source, record_id AS "recordId", direction, state, day, name, reference, amount, currency, fee, method, provider,
  provider_transaction_id AS "transactionId", provider_refund_id AS "refundId", receipt_number AS "receiptNumber", reason, by_name AS "byName"
  FROM ${movements}`;

const searchColumn = `concat(' ', name, ' ', reference, ' ', receipt_number, ' ', provider_transaction_id, ' ', provider_refund_id)`;

/** Days are compared as the moments at which they begin. */
const beginOfDay = `(day::timestamp AT TIME ZONE 'Africa/Kampala')`;

const sortKeys = {
  day: { sql: 'day', type: 'date' },
  amount: { sql: 'amount', type: 'numeric' },
} as const;

/** Throws BAD_USER_INPUT. */
export function readMovements(
  db: DataSource,
  args: QueryPaymentMovementsArgs,
): Promise<PaymentMovementConnectionMapper> {
  const { field = 'day', direction = 'desc' } = args.sort ?? {};
  const values: unknown[] = [];
  const listing: Listing = {
    select,
    table: movements,
    values,
    where: [...conditions(args, values), ...searchConditions({ search: args.search, searchColumn }, values)],
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
  return readPage<PaymentMovement>(db, args, listing);
}

/** What moved, by month, source and currency, the earliest month first. Throws BAD_USER_INPUT. */
export function readMovementMonths(db: DataSource, filter: QueryPaymentMonthsArgs): Promise<PaymentMonth[]> {
  const values: unknown[] = [];
  const where = ["state = 'done'", ...conditions(filter, values)].join(' AND ');
  return db.query(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month, source, currency, came, back, fees, count FROM (
       SELECT date_trunc('month', day)::date AS month, source, currency, count(*)::integer AS count,
         coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0) AS came,
         coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0) AS back, coalesce(sum(fee), 0)::float8 AS fees
       FROM ${movements} WHERE ${where} GROUP BY 1, 2, 3
     ) AS months ORDER BY month, source, currency`,
    values,
  );
}

function conditions({ from, to, ...filter }: QueryPaymentMovementsArgs, values: unknown[]): string[] {
  const { currency, source, direction, by, state } = filter;
  const equal = (column: string, value: unknown) =>
    value == null ? [] : [`${column} = $${values.push(value)}`];
  return [
    ...onDays(beginOfDay, { from, to }, values),
    ...equal('currency', currency),
    ...equal('source', source),
    ...equal('direction', direction),
    ...equal('state', state),
    ...(by == null ? [] : [`provider IS ${by === 'hand' ? '' : 'NOT '}NULL`]),
  ];
}
