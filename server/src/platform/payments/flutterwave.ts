// Flutterwave v3: the inline checkout takes the money in the browser, and its API tells us here what really happened.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { type Payment, type PaymentProvider, PaymentsUnreachable } from './payment-provider.ts';

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

const transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  tx_ref: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
});
const verification = z.object({ status: z.string(), data: transaction.nullish() });
const event = z.object({
  event: z.literal('charge.completed'),
  data: transaction.pick({ id: true, tx_ref: true }),
});

type Transaction = z.output<typeof transaction>;

/** `timeout`: milliseconds to wait for an answer. */
export function createFlutterwave(settings: FlutterwaveSettings, { timeout = 8_000 } = {}): PaymentProvider {
  const { publicKey, secretKey, webhookSecret, apiUrl, paymentOptions } = settings;

  /** The transaction Flutterwave has at `path`, or null when it knows none there. */
  async function ask(path: string): Promise<Transaction | null> {
    const answer = await fetch(`${apiUrl}${path}`, {
      headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    }).catch((error) => {
      throw new PaymentsUnreachable((error as Error).name, { cause: error });
    });
    if (answer.status === 400 || answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new PaymentsUnreachable(`status ${answer.status}`);
    }
    const { data } = verification.safeParse(await answer.json().catch(() => null));
    if (!data) throw new PaymentsUnreachable('an answer that cannot be read');
    return data.status === 'success' ? (data.data ?? null) : null;
  }

  return {
    name: 'flutterwave',
    publicKey,
    checkoutScript: `${checkoutOrigin}/v3.js`,
    paymentOptions: (currency) => paymentOptions[currency] ?? usualPaymentOptions,

    payloadHash: ({ amount, currency, email, reference }) =>
      sha256(`${amount}${currency}${email}${reference}${sha256(secretKey)}`),

    async verify({ reference, transactionId }) {
      // The number comes from a browser and may be of somebody else's payment; our reference is never.
      if (transactionId && /^\d{1,20}$/.test(transactionId)) {
        const transaction = await ask(`/transactions/${transactionId}/verify`);
        if (transaction?.tx_ref === reference && transaction.status === 'successful')
          return paymentOf(transaction);
      }
      const known = await ask(`/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`);
      return known?.tx_ref === reference ? paymentOf(known) : { status: 'pending' };
    },

    readEvent(headers, body) {
      if (!isGenuineEvent(webhookSecret, headers, body)) return 'forged';
      const { data } = event.safeParse(parsed(body));
      return data ? { reference: data.data.tx_ref, transactionId: data.data.id } : null;
    },
  };
}

function paymentOf({ id: transactionId, status, amount, currency }: Transaction): Payment {
  if (status === 'successful') return { status, transactionId, amount, currency };
  return status === 'failed' ? { status, transactionId } : { status: 'pending' };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Whether Flutterwave sent this event. Newer accounts sign the bytes of the body (`flutterwave-signature`: HMAC-SHA256 in
 * base64), older ones send the secret itself (`verif-hash`). Either shows that the sender knows the secret.
 */
function isGenuineEvent(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return isSame(headers['flutterwave-signature'], signature) || isSame(headers['verif-hash'], secret);
}

/** In the same time for every wrong one; hashes, because only equally long texts can be compared so. */
function isSame(given: string | string[] | undefined, right: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(right));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
