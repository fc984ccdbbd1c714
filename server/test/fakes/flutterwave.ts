// A local server that behaves as Flutterwave v3 is documented, for tests of what we make of its answers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FlutterwaveSettings } from '../../src/platform/payments/flutterwave.ts';

export interface FakeTransaction {
  id: number;
  tx_ref: string;
  status: 'successful' | 'pending' | 'failed';
  amount: number;
  currency: string;
}

export interface FakeFlutterwave {
  settings: FlutterwaveSettings;
  transactions: FakeTransaction[];
  /** How it answers from now on: as it should, with 503, with something that is not JSON, or never. */
  mood: 'well' | 'down' | 'garbled' | 'silent';
  /** Paths it was asked for. */
  asked: string[];
}

/** To be called in beforeAll; it stops by itself after the tests of the file. */
export async function startFakeFlutterwave(): Promise<FakeFlutterwave> {
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    fake.asked.push(url.pathname + url.search);
    const answer = (status: number, body: unknown) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (fake.mood === 'silent') return;
    if (fake.mood === 'down')
      return answer(503, { status: 'error', message: 'Service Unavailable', data: null });
    if (fake.mood === 'garbled') return res.end('<html>Gateway</html>');
    if (req.headers.authorization !== `Bearer ${fake.settings.secretKey}`) {
      return answer(401, { status: 'error', message: 'Invalid authorization key', data: null });
    }
    const id = /^\/v3\/transactions\/(\d+)\/verify$/.exec(url.pathname)?.[1];
    const reference =
      url.pathname === '/v3/transactions/verify_by_reference' && url.searchParams.get('tx_ref');
    const found = fake.transactions.findLast((one) =>
      id ? String(one.id) === id : one.tx_ref === reference,
    );
    if (!found) {
      return answer(400, {
        status: 'error',
        message: 'No transaction was found for this id',
        data: null,
      });
    }
    // What the donor is charged may hold fees; it must not be taken for the amount.
    const data = { ...found, flw_ref: `FLW-${found.id}`, charged_amount: found.amount + 5 };
    answer(200, { status: 'success', message: 'Transaction fetched successfully', data });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const fake: FakeFlutterwave = {
    settings: {
      publicKey: 'FLWPUBK_TEST-1-X',
      secretKey: 'FLWSECK_TEST-1-X',
      webhookSecret: 'a secret hash that is long',
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
      paymentOptions: { UGX: 'card,mobilemoneyuganda' },
    },
    transactions: [],
    mood: 'well',
    asked: [],
  };
  return fake;
}

const running: (() => void)[] = [];
afterAll(() => {
  for (const stop of running) stop();
});
