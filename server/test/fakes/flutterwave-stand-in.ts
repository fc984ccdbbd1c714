// A local server that behaves as Flutterwave v3 is documented, with its faults, and counts the money that it moved.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keptOpen } from '../kept-open.ts';
import { type Answer, answerOf } from './flutterwave-answers.ts';
import type {
  FakeFlutterwave,
  FakeMood,
  FakePage,
  FakeRefund,
  FakeTransaction,
} from './flutterwave-world.ts';

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
  secretKeys: [secrets.secretKey],
  transactions: [] as FakeTransaction[],
  pages: [] as FakePage[],
  refunds: [] as FakeRefund[],
  mood: 'well' as FakeMood,
  beforeTaken: () => undefined,
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
  const server = createServer(keptOpen, (req, res) => void serve(req, res));
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
        id: lastId,
        tx_ref: reference,
        status: 'successful',
        ...asked,
        app_fee: 0,
        payment_type: 'card',
        created_at: new Date().toISOString(),
        ...change,
      };
      fake.transactions.push(transaction);
      return transaction;
    },
    eventOf({ id, tx_ref, status, amount, currency }) {
      const data = { id, tx_ref, status, amount, currency, charged_amount: amount + 5 };
      return {
        body: JSON.stringify({ event: 'charge.completed', data }),
        headers: { 'content-type': 'application/json', 'verif-hash': fake.settings.webhookSecret },
      };
    },
    reset: () => void Object.assign(fake, untouched()),
  };

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', origin);
    fake.asked.push(url.pathname + url.search);
    const { mood } = fake;
    if (mood === 'silent') return;
    const body = await bodyOf(req);
    await fake.beforeTaken();
    if (mood === 'down') return send(res, { status: 503, message: 'Service Unavailable' });
    if (mood === 'garbled') return void res.end('<html>Gateway</html>');
    if (!fake.secretKeys.some((key) => req.headers.authorization === `Bearer ${key}`))
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
