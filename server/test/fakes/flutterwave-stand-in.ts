// A local server that behaves as Flutterwave v3 is documented, with its faults, and counts the money that it moved.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FlutterwaveSettings } from '../../src/platform/payments/flutterwave.ts';
import { type Answer, answerOf } from './flutterwave-answers.ts';

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
  transactions: FakeTransaction[];
  pages: FakePage[];
  /** All refunds that were taken on: each of them moved money. */
  refunds: FakeRefund[];
  mood: FakeMood;
  /** Milliseconds until it answers; the real one answers 503 after 28 s. */
  delay: number;
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

export interface StandIn {
  fake: FakeFlutterwave;
  stop(): void;
}

const secrets = {
  publicKey: 'FLWPUBK_TEST-1-X',
  secretKey: 'FLWSECK_TEST-1-X',
  webhookSecret: 'a secret hash that is long',
  paymentOptions: { UGX: 'card,mobilemoneyuganda' },
};

/** Of a test that says nothing else. */
const untouched = () => ({
  transactions: [] as FakeTransaction[],
  pages: [] as FakePage[],
  refunds: [] as FakeRefund[],
  mood: 'well' as FakeMood,
  delay: 0,
  refundStatus: 'completed',
  refusesRefunds: null as string | null,
  pageSize: 10,
  beforeListPage: () => undefined,
  beforePageAnswer: () => undefined,
  beforeAnswer: () => undefined,
  asked: [] as string[],
});

/** Listens on this computer; on a free port when none is named. */
export async function startStandIn(port = 0): Promise<StandIn> {
  let lastId = 1_000_000;
  const server = createServer((req, res) => void serve(req, res));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fake: FakeFlutterwave = {
    settings: { ...secrets, apiUrl: `${origin}/v3` },
    ...untouched(),
    pay(reference, change = {}) {
      const page = fake.pages.findLast(({ tx_ref }) => tx_ref === reference);
      lastId += 1;
      const asked = { amount: page?.amount ?? 0, currency: page?.currency ?? 'USD' };
      const transaction: FakeTransaction = {
        ...{ id: lastId, tx_ref: reference, status: 'successful', ...asked },
        ...{ app_fee: 0, payment_type: 'card', created_at: new Date().toISOString() },
        ...change,
      };
      fake.transactions.push(transaction);
      return transaction;
    },
    eventOf({ id, tx_ref, status, amount, currency }) {
      const data = { id, tx_ref, status, amount, currency, charged_amount: amount + 5 };
      return {
        body: JSON.stringify({ event: 'charge.completed', data }),
        headers: { 'content-type': 'application/json', 'verif-hash': secrets.webhookSecret },
      };
    },
    reset: () => void Object.assign(fake, untouched()),
  };

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', origin);
    fake.asked.push(url.pathname + url.search);
    const { mood, delay } = fake;
    if (mood === 'silent') return;
    const body = await bodyOf(req);
    if (delay > 0) await wait(delay, undefined, { ref: false });
    if (mood === 'down') return send(res, { status: 503, message: 'Service Unavailable' });
    if (mood === 'garbled') return void res.end('<html>Gateway</html>');
    if (req.headers.authorization !== `Bearer ${secrets.secretKey}`)
      return send(res, { status: 401, message: 'Invalid authorization key' });
    const nextId = () => {
      lastId += 1;
      return lastId;
    };
    const method = req.method ?? 'GET';
    const answer = await answerOf(fake, { method, url, body, nextId });
    await fake.beforeAnswer({ method, path: url.pathname, host: req.headers.host ?? '' });
    if (mood === 'lost') return void res.destroy();
    send(res, answer);
  }

  return {
    fake,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(res: ServerResponse, { status, message = '', data = null, meta }: Answer): void {
  const word = status < 400 ? 'success' : 'error';
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ status: word, message, data, meta }));
}

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}
