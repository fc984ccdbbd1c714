// What we ask of whoever takes payments, so that another provider can take the place of this one.
import type { IncomingHttpHeaders } from 'node:http';

/** An amount in the smallest unit of its currency: cents of USD, whole shillings of UGX. */
export interface Sum {
  amount: number;
  currency: string;
}

/** What is to be paid, under a reference of ours. */
export interface Charge extends Sum {
  reference: string;
  email: string;
}

/** A charge that is paid on a page of the provider's own. */
export interface PageCharge extends Charge {
  name: string;
  phone: string | null;
  /** Heading of the page, and what is paid for in a sentence. */
  title: string;
  description: string;
  /** Address of the logo it shows. */
  logo: string;
  /** Where it leads back to. Holds no secret: the provider sees it. */
  returnUrl: string;
  /** Whole minutes after which it takes no money any more; at most 1440. */
  minutes: number;
}

/** A payment as somebody tells of it; only a hint where to look. */
export interface PaymentHint {
  reference: string;
  /** The provider's number of the payment. */
  transactionId?: string | null;
}

/** How it was paid. */
export type PaymentChannel = 'card' | 'mobileMoney' | 'bank' | 'other';

/** What became of a payment, in the provider's own word. */
export type Payment =
  /** Also when the provider knows nothing of it (yet). */
  { status: 'pending' } | { status: 'failed'; transactionId: string } | SuccessfulPayment;

/** What was paid; whether that is enough is for the caller to say. */
export interface SuccessfulPayment extends Sum {
  status: 'successful';
  transactionId: string;
  /** What the provider keeps of it, in the smallest unit; null where it does not tell. */
  fee: number | null;
  channel: PaymentChannel;
}

/** What is to go back of a payment. */
export interface RefundOrder extends Sum {
  /** Of the payment. */
  transactionId: string;
  comment: string;
}

/** What became of money that is to go back. `asked`: taken on and not paid out yet; also any word that we do not know. */
export type RefundStatus = 'asked' | 'done' | 'failed';

export interface Refund extends Sum {
  /** The provider's number of the refund. */
  refundId: string;
  /** Of the payment whose money goes back. */
  transactionId: string;
  status: RefundStatus;
  /** The provider's own word for it. */
  word: string;
}

/** A payment in the provider's list. */
export interface ListedPayment extends Omit<SuccessfulPayment, 'status'> {
  reference: string;
  status: Payment['status'];
}

/** A page of a list; `more`: there is one after it. */
export interface ListPage<Item> {
  items: Item[];
  more: boolean;
}

/** Days of the provider's zone, both included. Pages shift while they are read: the same item may come twice. */
export interface ListRange {
  from: string;
  to: string;
  /** 1 is the first. */
  page: number;
}

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
  /** All payments under our reference: more than one where somebody tried several cards. Throws PaymentsUnreachable. */
  paymentsOf(reference: string): Promise<ListedPayment[]>;
  /** Makes a page of the provider's own for exactly this sum. Throws PaymentRefused, and PaymentsUnreachable. */
  createPage(charge: PageCharge): Promise<{ link: string }>;
  /**
   * Gives money back. Throws PaymentRefused, in the provider's words, when none was moved; and PaymentsUnreachable, which says nothing: it may be on its way, so it is
   * looked for with `refundsOf` and never sent again by itself.
   */
  refund(order: RefundOrder): Promise<Refund>;
  /** Null when the provider does not know it. Throws PaymentsUnreachable. */
  findRefund(refundId: string): Promise<Refund | null>;
  /** What went back of a payment since a day of the provider's zone. Throws PaymentsUnreachable. */
  refundsOf(transactionId: string, since: string): Promise<Refund[]>;
  /** Throws PaymentsUnreachable. */
  listPayments(range: ListRange): Promise<ListPage<ListedPayment>>;
  /** Throws PaymentsUnreachable. */
  listRefunds(range: ListRange): Promise<ListPage<Refund>>;
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

/** The provider answered that it will not do it; the message is its own. Nothing moved. */
export class PaymentRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentRefused';
  }
}
