// What we ask of whoever takes payments, so that another provider can take the place of this one.
import type { IncomingHttpHeaders } from 'node:http';

/** What is to be paid, under a reference of ours. The amount is in whole units of the currency (`USD`). */
export interface Charge {
  reference: string;
  amount: number;
  currency: string;
  email: string;
}

/** A payment as somebody tells of it; only a hint where to look. */
export interface PaymentHint {
  reference: string;
  /** The provider's number of the payment. */
  transactionId?: string | null;
}

/** What became of a payment, in the provider's own word. */
export type Payment =
  /** Also when the provider knows nothing of it (yet). */
  | { status: 'pending' }
  | { status: 'failed'; transactionId: string }
  /** What was paid; whether that is enough is for the caller to say. */
  | { status: 'successful'; transactionId: string; amount: number; currency: string };

export interface PaymentProvider {
  name: string;
  /** For the checkout in the browser. */
  publicKey: string;
  /** Address of the script that defines `FlutterwaveCheckout`. */
  checkoutScript: string;
  /** Ways to pay that are offered for a currency, such as `card,mobilemoney,ussd`. */
  paymentOptions(currency: string): string;
  /** Lets the provider notice a charge that was changed on its way through the browser; null where there is none. */
  payloadHash(charge: Charge): string | null;
  /** Asks the provider about the payment under our reference. Throws PaymentsUnreachable, which says nothing about the payment. */
  verify(hint: PaymentHint): Promise<Payment>;
  /** What an event that was sent to us is about: `forged` when the provider did not send it, null when nothing of ours. */
  readEvent(headers: IncomingHttpHeaders, body: Buffer): PaymentHint | 'forged' | null;
}

/** The provider did not answer, or not as agreed: ask again later. */
export class PaymentsUnreachable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider cannot be asked (${reason}).`, options);
    this.name = 'PaymentsUnreachable';
  }
}
