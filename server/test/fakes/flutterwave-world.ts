// What the stand-in for Flutterwave has, and what a test reads and changes of it.
import type { FlutterwaveSettings } from '../../src/platform/payments/flutterwave.ts';

export interface FakeTransaction {
  id: number;
  tx_ref: string;
  status: 'successful' | 'pending' | 'failed';
  /** In the major unit, as Flutterwave has it. */
  amount: number;
  currency: string;
  app_fee?: number;
  payment_type?: string;
  /** Now when left out. */
  created_at?: string;
}

export interface FakePage {
  tx_ref: string;
  amount: number;
  currency: string;
  redirect_url: string;
  session_duration: number;
  /** All that was sent. */
  sent: Record<string, unknown>;
}

export interface FakeRefund {
  id: number;
  tx_id: number;
  amount_refunded: number;
  status: string;
  /** Such as `{"disburse_status":"successful"}`; a text where it is JSON in a text. */
  meta?: unknown;
  created_at: string;
}

/**
 * `well`: as it should. `down`: 503. `garbled`: something that is not JSON. `silent`: never. `lost`: it does what it is told, and the answer never
 * arrives.
 */
export type FakeMood = 'well' | 'down' | 'garbled' | 'silent' | 'lost';

/** What a test reads and changes. */
export interface FakeFlutterwave {
  settings: FlutterwaveSettings;
  /** That it takes: while one is replaced, the old one and the new one. */
  secretKeys: string[];
  transactions: FakeTransaction[];
  pages: FakePage[];
  /** All refunds that were taken on: each of them moved money. */
  refunds: FakeRefund[];
  mood: FakeMood;
  /** It takes in nothing of what was sent before this is over; the real one answers 503 after 28 s. */
  beforeTaken(): unknown;
  /** What a new refund is; `completed` alone is taken on and never paid out. */
  refundStatus: string;
  /** In its words, it refuses every refund; null to take them on. */
  refusesRefunds: string | null;
  /** Items of a page of a list. */
  pageSize: number;
  /** Called before each page of a list is answered: what is added here moves the others on. */
  beforeListPage(page: number): void;
  /** Called when it is asked for a page of its own, before it answers: it may be paid and told of already. */
  beforePageAnswer(page: FakePage): void | Promise<void>;
  /** Called when it has done what it was asked for, before it answers: whoever asks may be killed here. */
  beforeAnswer(asked: { method: string; path: string; host: string }): void | Promise<void>;
  /** Paths it was asked for. */
  asked: string[];
  /** Somebody pays the page of this reference, with all that it asks for unless said otherwise. Answers the payment. */
  pay(reference: string, change?: Partial<FakeTransaction>): FakeTransaction;
  /** The request of the event about a payment, as it sends it: path and host are the test's. */
  eventOf(transaction: FakeTransaction): { body: string; headers: Record<string, string> };
  /** As on the first day: well, and without anything that was paid. */
  reset(): void;
}
