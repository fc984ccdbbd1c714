// What a kind of payment says of itself, such as a donation or what is paid for a booking, and what it gets for that.
import type { Payment, PaymentHint, SuccessfulPayment } from '../../platform/payments/payment-provider.ts';

/** What is paid: a row that was written down before the provider was asked anything. */
export interface Payable {
  status: 'pending' | 'successful' | 'failed';
}

/** What the provider said: of one payment, then of all others that succeeded under the same reference. */
export type ProviderAnswer = readonly [Payment, ...SuccessfulPayment[]];

export interface PaymentKind<Row extends Payable> {
  /** In the names of its jobs: `donation`. */
  name: string;
  /** Whether a reference has the form of those of this kind; no two kinds have the same. */
  isReference(reference: string): boolean;
  /** Null when there is none: it may be somebody else's. */
  find(reference: string): Promise<Row | null>;
  /** Whether the hint can tell nothing new, so that the provider need not be asked. */
  isSettled(row: Row, hint: PaymentHint): boolean | Promise<boolean>;
  /** Whether several charges under one reference are all kept. Then all are asked for, else one that succeeded is enough. */
  takesSeveral: boolean;
  /**
   * Writes down what the provider said, in one transaction with the mails that follow from it. It comes to the same end any number of times, at
   * once or one after the other: the row is locked, and what is known already changes nothing.
   */
  settle(row: Row, answer: ProviderAnswer): Promise<Row>;
  /** Keeps that the provider could not be asked. */
  unreachable?(row: Row): Promise<void>;
  /** Those to ask about again, the one that was not asked about for longest first. */
  waiting(most: number): Promise<PaymentHint[]>;
  /** It was asked about in vain: others come first the next time. */
  noteAsked(reference: string): Promise<void>;
}

/** All that can be done with payments of one kind. */
export interface PaymentsOfKind<Row extends Payable> {
  /**
   * Asks the provider and writes down what it says, of a row that who asks may have at hand. Null when there is no such payment. Throws
   * PaymentsUnreachable, which changes nothing.
   */
  settle(hint: PaymentHint, known?: Row): Promise<Row | null>;
  /** Promises to settle it, also if this process ends now; not before `startAfter` where that is said. */
  checkSoon(hint: PaymentHint, startAfter?: Date): Promise<void>;
  /**
   * Asks again about those that wait. One that cannot be asked about does not stop the others; a provider that answers none of several in a row
   * is left alone until the next time. Returns how many are no longer pending; throws, at the end, what else went wrong.
   */
  recheck(): Promise<number>;
}
