// Stands in for the provider in a demo: what somebody chooses in its checkout or on its page is the payment. No money moves.
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import {
  type Charge,
  type ListedPayment,
  type ListPage,
  type ListRange,
  type PaymentHint,
  type PaymentProvider,
  PaymentRefused,
  type Refund,
} from './payment-provider.ts';

/** What can be played on its page. */
export const sandboxChoices = ['success', 'failure', 'later', 'never', 'twice'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

export interface SandboxPage {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  title: string;
  description: string;
  returnUrl: string;
  endsAt: Date;
  /** Whether its time is over. */
  isOver: boolean;
}

/** What came of a choice. */
export interface SandboxOutcome {
  /** As the provider tells it to the address it leads back to. */
  status: 'successful' | 'failed' | 'pending' | 'cancelled';
  /** The events it would send, and when. */
  events: { hint: PaymentHint; at: Date }[];
}

export interface SandboxPayments extends PaymentProvider {
  /** Keeps what was clicked in the checkout and answers the number of the payment. */
  pay(charge: Omit<Charge, 'email'>, status: 'successful' | 'failed'): Promise<string>;
  findPage(id: string): Promise<SandboxPage | null>;
  choose(page: SandboxPage, choice: SandboxChoice): Promise<SandboxOutcome>;
}

export const sandboxPagePath = '/checkout/sandbox/page';

/** Seconds until a payment that comes later has come. */
const soon = 60;
/** Seconds until a refund is paid out, which takes a real one days. */
const paidOutAfter = 15;
const perPage = 20;

const statusSql = `CASE WHEN status = 'failed' THEN 'failed' WHEN succeeds_at > now() THEN 'pending' ELSE 'successful' END`;
const paymentsSql = `SELECT id::text AS "transactionId", reference, amount, currency, channel, NULL AS fee, ${statusSql} AS status
  FROM sandbox_payments`;
const refundsSql = `SELECT sandbox_refunds.id::text AS "refundId", payment_id::text AS "transactionId", sandbox_refunds.amount, currency,
    CASE WHEN paid_out_at > now() THEN 'asked' ELSE 'done' END AS status,
    CASE WHEN paid_out_at > now() THEN 'completed' ELSE 'completed-offline' END AS word
  FROM sandbox_refunds JOIN sandbox_payments ON sandbox_payments.id = payment_id`;

const paidSql = `SELECT amount FROM sandbox_payments
  WHERE id = $1 AND status = 'successful' AND succeeds_at <= now() FOR UPDATE`;
const givenBackSql =
  'SELECT coalesce(sum(amount), 0)::integer AS amount FROM sandbox_refunds WHERE payment_id = $1';

const isNumber = (text: string) => /^\d{1,9}$/.test(text);

/** `publicUrl`: where its page stands, as the demo is its own provider. */
export function createSandboxPayments(db: DataSource, publicUrl: string): SandboxPayments {
  async function insert({ reference, amount, currency }: Omit<Charge, 'email'>, status: string, delay = 0) {
    const [row] = await db.query<{ id: number }[]>(
      `INSERT INTO sandbox_payments (reference, status, amount, currency, succeeds_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5)) RETURNING id`,
      [reference, status, amount, currency, delay],
    );
    return String(row?.id);
  }

  async function pageOf<Item>(select: string, table: string, { from, to, page }: ListRange) {
    const items = await db.query<Item[]>(
      `${select} WHERE ${table}.created_at >= $1::date AND ${table}.created_at < $2::date + 1
       ORDER BY ${table}.id DESC LIMIT ${perPage + 1} OFFSET $3`,
      [from, to, (page - 1) * perPage],
    );
    return { items: items.slice(0, perPage), more: items.length > perPage } satisfies ListPage<Item>;
  }

  return {
    name: 'sandbox',
    publicKey: 'sandbox',
    checkoutScript: '/checkout/sandbox.js',
    paymentOptions: () => 'card,mobilemoney,ussd',
    payloadHash: () => null,

    /** Like the real one, it goes by what was paid: a success counts over a failure, then the latest. */
    async verify({ reference }) {
      const [row] = await db.query<ListedPayment[]>(
        `${paymentsSql} WHERE reference = $1
         ORDER BY status = 'successful' AND succeeds_at <= now() DESC, status DESC, id DESC LIMIT 1`,
        [reference],
      );
      if (!row || row.status === 'pending') return { status: 'pending' };
      const { status, transactionId, amount, currency, fee, channel } = row;
      return status === 'failed'
        ? { status, transactionId }
        : { status, transactionId, amount, currency, fee, channel };
    },

    paymentsOf: (reference) => db.query(`${paymentsSql} WHERE reference = $1 ORDER BY id DESC`, [reference]),

    async createPage({ reference, amount, currency, title, description, returnUrl, minutes }) {
      const id = randomBytes(12).toString('hex');
      await db.query(
        `INSERT INTO sandbox_pages (id, reference, amount, currency, title, description, return_url, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8))`,
        [id, reference, amount, currency, title, description, returnUrl, minutes],
      );
      return { link: `${publicUrl}${sandboxPagePath}?id=${id}` };
    },

    refund: ({ transactionId, amount }) =>
      db.transaction(async (manager) => {
        // Locked first: however many refunds come at once, no more goes back than was paid.
        const [paid] = isNumber(transactionId) ? await manager.query(paidSql, [transactionId]) : [];
        const [back] = paid ? await manager.query(givenBackSql, [transactionId]) : [];
        if (!paid || back.amount + amount > paid.amount)
          throw new PaymentRefused('The refund is more than what is left of the payment.');
        const [row] = await manager.query(
          `INSERT INTO sandbox_refunds (payment_id, amount, paid_out_at)
           VALUES ($1, $2, now() + make_interval(secs => $3)) RETURNING id`,
          [transactionId, amount, paidOutAfter],
        );
        const [refund] = await manager.query(`${refundsSql} WHERE sandbox_refunds.id = $1`, [row.id]);
        return refund;
      }),

    async findRefund(refundId) {
      const [row] = isNumber(refundId)
        ? await db.query(`${refundsSql} WHERE sandbox_refunds.id = $1`, [refundId])
        : [];
      return row ?? null;
    },

    refundsOf: (transactionId, since) =>
      db.query(`${refundsSql} WHERE payment_id::text = $1 AND sandbox_refunds.created_at >= $2::date`, [
        transactionId,
        since,
      ]),

    listPayments: (range) => pageOf<ListedPayment>(paymentsSql, 'sandbox_payments', range),
    listRefunds: (range) => pageOf<Refund>(refundsSql, 'sandbox_refunds', range),

    readEvent: () => 'forged',

    pay: (charge, status) => insert(charge, status),

    async findPage(id) {
      const [row] = await db.query<SandboxPage[]>(
        `SELECT id, reference, amount, currency, title, description, return_url AS "returnUrl", ends_at AS "endsAt",
           ends_at <= now() AS "isOver" FROM sandbox_pages WHERE id = $1`,
        [id],
      );
      return row ?? null;
    },

    async choose(page, choice) {
      if (choice === 'never') return { status: 'cancelled', events: [] };
      const now = new Date();
      const tell = (transactionId: string, at = now) => ({
        hint: { reference: page.reference, transactionId },
        at,
      });
      if (choice === 'failure') return { status: 'failed', events: [tell(await insert(page, 'failed'))] };
      if (choice === 'later') {
        const at = new Date(now.getTime() + (soon + 1) * 1_000);
        return { status: 'pending', events: [tell(await insert(page, 'successful', soon), at)] };
      }
      const events = [tell(await insert(page, 'successful'))];
      if (choice === 'twice') events.push(tell(await insert(page, 'successful')));
      return { status: 'successful', events };
    },
  };
}
