// What Flutterwave v3 answers, in our words.
import { z } from 'zod';
import { toMinor } from './minor-units.ts';
import type {
  ListedPayment,
  Payment,
  PaymentChannel,
  Refund,
  RefundStatus,
  SuccessfulPayment,
} from './payment-provider.ts';

const number = z.union([z.number().int(), z.string().min(1)]).transform(String);

export const transaction = z.object({
  id: number,
  tx_ref: z.string(),
  status: z.string(),
  amount: z.number().min(0),
  currency: z.string(),
  app_fee: z.number().nullish(),
  payment_type: z.string().nullish(),
});

type Transaction = z.output<typeof transaction>;

/** Its lists call the fields of a refund otherwise than its answers: `TransactionId` and `tx_id` are the same. */
export const refundAnswer = z.preprocess(
  plainNames,
  z
    .object({
      id: number,
      txid: number.optional(),
      transactionid: number.optional(),
      amountrefunded: z.coerce.number().min(0),
      currency: z.string().nullish(),
      status: z.string(),
      meta: z.unknown().optional(),
    })
    .transform(({ txid, transactionid, ...refund }, context) => {
      const transactionId = txid ?? transactionid;
      if (transactionId) return { ...refund, transactionId };
      context.addIssue('A refund names its transaction.');
      return z.NEVER;
    }),
);

type RefundAnswer = z.output<typeof refundAnswer>;

export const page = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** Where a list stands. */
export const pageInfo = z.object({
  page_info: z.object({ current_page: z.number(), total_pages: z.number() }),
});

function plainNames(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase().replaceAll('_', ''), value]),
  );
}

export function paymentOf(answer: Transaction): Payment {
  if (answer.status === 'successful') return { status: 'successful', ...factsOf(answer) };
  return answer.status === 'failed' ? { status: 'failed', transactionId: answer.id } : { status: 'pending' };
}

export function listedPayment(answer: Transaction): ListedPayment {
  return { reference: answer.tx_ref, status: paymentOf(answer).status, ...factsOf(answer) };
}

/** `amount` and not what the payer was charged, which holds fees. */
function factsOf({
  id,
  amount,
  currency,
  app_fee,
  payment_type,
}: Transaction): Omit<SuccessfulPayment, 'status'> {
  return {
    transactionId: id,
    amount: toMinor(amount, currency),
    currency,
    fee: app_fee == null ? null : toMinor(app_fee, currency),
    channel: channelOf(payment_type ?? ''),
  };
}

function channelOf(type: string): PaymentChannel {
  if (/^card/i.test(type)) return 'card';
  if (/^(mobile_?money|mpesa|m-pesa)/i.test(type)) return 'mobileMoney';
  return /^(account|bank|ussd)/i.test(type) ? 'bank' : 'other';
}

export function refundOf(answer: RefundAnswer, currency: string): Refund {
  const disbursed = disbursementOf(answer.meta);
  return {
    refundId: answer.id,
    transactionId: answer.transactionId,
    amount: toMinor(answer.amountrefunded, currency),
    currency,
    status: refundStatusOf(answer.status, disbursed),
    word: disbursed ? `${answer.status}, ${disbursed}` : answer.status,
  };
}

const paidOut = /^completed-(bank-transfer|momo|mpgs|offline|preauth)$/;
const failures = ['failed', 'cancelled'];

/** A plain `completed` was taken on and is not paid out; so is every word that we do not know. */
function refundStatusOf(word: string, disbursed: string): RefundStatus {
  if (failures.includes(word) || failures.includes(disbursed)) return 'failed';
  if (paidOut.test(word) || (word === 'completed' && disbursed === 'successful')) return 'done';
  return 'asked';
}

const disbursement = z.object({ disburse_status: z.string() });

/** Empty where it says nothing; the whole may be JSON in a text. */
function disbursementOf(meta: unknown): string {
  const { data } = disbursement.safeParse(typeof meta === 'string' ? parsed(meta) : meta);
  return data?.disburse_status.toLowerCase() ?? '';
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
