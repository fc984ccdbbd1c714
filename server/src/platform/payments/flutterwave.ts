// Flutterwave v3: the money is taken in its inline checkout or on a page of its own, and its API tells us here what really happened.
import { createHash } from 'node:crypto';
import {
  listedPayment,
  page,
  paymentOf,
  refundAnswer,
  refundOf,
  transaction,
} from './flutterwave-answers.ts';
import { createFlutterwaveApi } from './flutterwave-api.ts';
import { readFlutterwaveEvent } from './flutterwave-events.ts';
import { toMajor } from './minor-units.ts';
import { type ListPage, type PaymentProvider, PaymentsUnreachable, type Refund } from './payment-provider.ts';

export interface FlutterwaveSettings {
  publicKey: string;
  secretKey: string;
  /** The secret hash that is set beside the webhook in Flutterwave's dashboard. */
  webhookSecret: string;
  /** Without a slash at the end; `https://api.flutterwave.com/v3`. */
  apiUrl: string;
  /** Ways to pay by currency; `card,mobilemoney,ussd` where none are named. */
  paymentOptions: Record<string, string>;
}

/** Where the checkout comes from; pages that use it must allow it. */
export const checkoutOrigin = 'https://checkout.flutterwave.com';
const usualPaymentOptions = 'card,mobilemoney,ussd';
/** Cards that can be tried on one page of its own. */
const triesOnPage = 5;
/** More pages than a list of ours ever has: one that goes on is no list. */
const mostPages = 500;

const isNumber = (text: string) => /^\d{1,20}$/.test(text);

/** `timeout`: milliseconds to wait for an answer. */
export function createFlutterwave(settings: FlutterwaveSettings, { timeout = 8_000 } = {}): PaymentProvider {
  const { publicKey, secretKey, webhookSecret, apiUrl } = settings;
  const api = createFlutterwaveApi({ apiUrl, secretKey, timeout });
  const paymentOptions = (currency: string) => settings.paymentOptions[currency] ?? usualPaymentOptions;

  const transactionOf = (id: string) => api.find(`/transactions/${id}/verify`, transaction);

  /** Refunds name no currency of their own where they are listed: it is that of their payment. */
  async function currencyOf(transactionId: string): Promise<string> {
    const payment = isNumber(transactionId) && (await transactionOf(transactionId));
    if (!payment) throw new PaymentsUnreachable('a refund of an unknown payment');
    return payment.currency;
  }

  async function refundsOn(query: Record<string, string>, ofTransaction?: string): Promise<ListPage<Refund>> {
    const { items, more } = await api.list('/refunds', query, refundAnswer);
    const known = new Map<string, string>();
    const refunds: Refund[] = [];
    for (const item of items) {
      const { transactionId } = item;
      if (ofTransaction && transactionId !== ofTransaction) continue;
      const currency = item.currency ?? known.get(transactionId) ?? (await currencyOf(transactionId));
      known.set(transactionId, currency);
      refunds.push(refundOf(item, currency));
    }
    return { items: refunds, more };
  }

  return {
    name: 'flutterwave',
    publicKey,
    checkoutScript: `${checkoutOrigin}/v3.js`,
    paymentOptions,

    payloadHash: ({ amount, currency, email, reference }) =>
      sha256(`${toMajor({ amount, currency })}${currency}${email}${reference}${sha256(secretKey)}`),

    async verify({ reference, transactionId }) {
      // The number comes from a browser and may be of somebody else's payment; our reference is never.
      if (transactionId && isNumber(transactionId)) {
        const named = await transactionOf(transactionId);
        if (named?.tx_ref === reference && named.status === 'successful') return paymentOf(named);
      }
      const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`;
      const known = await api.find(path, transaction);
      return known?.tx_ref === reference ? paymentOf(known) : { status: 'pending' };
    },

    async paymentsOf(reference) {
      const { items } = await api.list('/transactions', { tx_ref: reference }, transaction);
      return items.filter((item) => item.tx_ref === reference).map(listedPayment);
    },

    async createPage({ reference, amount, currency, email, name, phone, ...charge }) {
      const { title, description, logo, returnUrl, minutes } = charge;
      return api.send(
        '/payments',
        {
          tx_ref: reference,
          amount: toMajor({ amount, currency }),
          currency,
          redirect_url: returnUrl,
          customer: { email, name, ...(phone && { phonenumber: phone }) },
          payment_options: paymentOptions(currency),
          customizations: { title, description, logo },
          session_duration: minutes,
          max_retry_attempt: triesOnPage,
        },
        page,
      );
    },

    async refund({ transactionId, amount, currency, comment }) {
      const body = { amount: toMajor({ amount, currency }), comments: comment };
      const path = `/transactions/${encodeURIComponent(transactionId)}/refund`;
      return refundOf(await api.send(path, body, refundAnswer), currency);
    },

    async findRefund(refundId) {
      const known = await api.find(`/refunds/${encodeURIComponent(refundId)}`, refundAnswer);
      return known && refundOf(known, known.currency ?? (await currencyOf(known.transactionId)));
    },

    async refundsOf(transactionId, since) {
      const found = new Map<string, Refund>();
      const to = dayAfter(new Date());
      for (let page = 1; page <= mostPages; page += 1) {
        const { items, more } = await refundsOn({ from: since, to, page: String(page) }, transactionId);
        for (const refund of items) found.set(refund.refundId, refund);
        if (!more) return [...found.values()];
      }
      throw new PaymentsUnreachable('a list without an end');
    },

    async listPayments({ from, to, page }) {
      const { items, more } = await api.list('/transactions', { from, to, page: String(page) }, transaction);
      return { items: items.map(listedPayment), more };
    },

    listRefunds: ({ from, to, page }) => refundsOn({ from, to, page: String(page) }),

    readEvent: (headers, body) => readFlutterwaveEvent(webhookSecret, headers, body),
  };
}

/** Tomorrow, for a list up to now: in the provider's zone it may be tomorrow already. */
const dayAfter = (moment: Date) => new Date(moment.getTime() + 86_400_000).toISOString().slice(0, 10);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
