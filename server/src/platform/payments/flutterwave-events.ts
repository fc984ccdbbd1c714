// Events that Flutterwave sends: whether it was Flutterwave, and which payment they are about.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { parsed, transaction } from './flutterwave-answers.ts';
import type { PaymentHint } from './payment-provider.ts';

const event = z.object({
  event: z.literal('charge.completed'),
  data: transaction.pick({ id: true, tx_ref: true }),
});

/** See PaymentProvider. */
export function readFlutterwaveEvent(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): PaymentHint | 'forged' | null {
  if (!isGenuineEvent(secret, headers, body)) return 'forged';
  const { data } = event.safeParse(parsed(body.toString('utf8')));
  return data ? { reference: data.data.tx_ref, transactionId: data.data.id } : null;
}

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
