// The provider's lists, page by page into a table: so they may be of any length, and what shifts from page to page is there once.
import type { DataSource } from 'typeorm';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import type {
  ListedPayment,
  ListPage,
  ListRange,
  PaymentProvider,
  Refund,
} from '../../../platform/payments/payment-provider.ts';

/** Days that are compared; the lists are read a day further on both sides, as their days are those of another zone. */
export const comparedDays = 40;
/** More than any agency has in these days: a list that does not end is none. */
const maxPages = 20_000;

interface Listing {
  number: string;
  reference: string;
  status: string;
  amount: number;
  currency: string;
}

type Lists = Pick<PaymentProvider, 'listPayments' | 'listRefunds'>;

/** Reads both lists. Throws PaymentsUnreachable. */
export async function readListings(db: DataSource, provider: Lists, comparisonId: number): Promise<void> {
  const read = (about: 'charge' | 'refund', items: readonly Listing[]) =>
    db.query(insertListings, [comparisonId, about, JSON.stringify(once(items))]);
  await eachPage(
    (range) => provider.listPayments(range),
    (items: ListedPayment[]) =>
      read(
        'charge',
        items.map(({ transactionId: number, reference, status, amount, currency }) => {
          return { number, reference, status, amount, currency };
        }),
      ),
  );
  await eachPage(
    (range) => provider.listRefunds(range),
    (items: Refund[]) =>
      read(
        'refund',
        items.map(({ refundId: number, transactionId: reference, status, amount, currency }) => {
          return { number, reference, status, amount, currency };
        }),
      ),
  );
  // A table that has just been filled counts as empty until then, and each row would be looked for in all others.
  await db.query('ANALYZE payment_listings');
}

/** What was read later is newer. */
const insertListings = `INSERT INTO payment_listings (comparison_id, about, number, reference, status, amount, currency)
  SELECT $1::integer, $2, number, reference, status, amount, currency
  FROM jsonb_to_recordset($3) AS one(number text, reference text, status text, amount bigint, currency text)
  ON CONFLICT (comparison_id, about, number) DO UPDATE SET status = excluded.status, amount = excluded.amount`;

/** Each once: a page may name one twice. */
const once = (items: readonly Listing[]) => [...new Map(items.map((item) => [item.number, item])).values()];

async function eachPage<Item>(
  list: (range: ListRange) => Promise<ListPage<Item>>,
  take: (items: Item[]) => Promise<unknown>,
): Promise<void> {
  const today = kampalaDay();
  const range = { from: daysBefore(today, comparedDays + 1), to: daysBefore(today, -1) };
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, more } = await list({ ...range, page });
    if (items.length > 0) await take(items);
    if (!more) return;
  }
  throw new Error(`A list of the payment provider has more than ${maxPages} pages.`);
}
