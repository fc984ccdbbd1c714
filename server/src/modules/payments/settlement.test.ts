import { setTimeout as wait } from 'node:timers/promises';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import type { FakeTransaction } from '../../../test/fakes/flutterwave-world.ts';
import { until } from '../../../test/until.ts';
import { PaymentsUnreachable } from '../../platform/payments/payment-provider.ts';
import type { Payable, PaymentKind, PaymentsOfKind, ProviderAnswer } from './payment-kind.ts';

const verify = 'mutation ($reference: String!) { verifyDonation(reference: $reference) { status } }';
const start = 'mutation ($input: DonationInput!) { startDonation(input: $input) { reference } }';

let fake: FakeFlutterwave;
let api: Api;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
  boxes = api.services.settlement.register(boxKind);
});
beforeEach(async () => {
  await truncate(api.db);
  await api.db.query('DELETE FROM pgboss.job').catch(() => undefined);
  fake.reset();
  box.status = 'pending';
  box.answers = [];
});

async function begin(): Promise<string> {
  const input = { name: 'Grace Akello', email: 'grace@example.org', currency: 'USD', amount: 10 };
  return (await api.graphql(start, { input })).body.data.startDonation.reference;
}

const send = (transaction: FakeTransaction) =>
  api.rest('POST', '/donations/webhook', fake.eventOf(transaction));

const settledEvents = () =>
  api.db.query(`SELECT times FROM donation_events WHERE type = 'successful'`) as Promise<{ times: number }[]>;

const open = () =>
  api.db.query(
    `SELECT FROM pgboss.job WHERE name <> 'mail' AND state IN ('created', 'retry', 'active') AND start_after <= now()`,
  );

/** A kind of payment that keeps all charges, with a single one of it. */
const box = { status: 'pending' as Payable['status'], answers: [] as ProviderAnswer[] };
let boxes: PaymentsOfKind<Payable>;
const boxReference = 'BOX-1';
const boxKind: PaymentKind<Payable> = {
  name: 'box',
  isReference: (reference) => reference.startsWith('BOX-'),
  takesSeveral: true,
  find: async (reference) => (reference === boxReference ? box : null),
  isSettled: ({ status }) => status === 'failed',
  async settle(_, answer) {
    box.answers.push(answer);
    return box;
  },
  waiting: async () => [{ reference: boxReference }],
  noteAsked: async () => undefined,
};

const numbersOf = (answer: ProviderAnswer | undefined) =>
  answer?.map((one) => ('transactionId' in one ? one.transactionId : one.status));

describe('A payment that many hear of at once', () => {
  test('events, returns and polls of fifty are one transition and one mail', async () => {
    const reference = await begin();
    const paid = fake.pay(reference, { amount: 10 });
    await api.db.query(`UPDATE donations SET created_at = now() - interval '11 minutes'`);
    fake.beforeTaken = () => wait(20);
    await api.jobs.start();
    const told = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        if (at % 3 === 0) return send(paid);
        return at % 3 === 1 ? api.graphql(verify, { reference }) : api.services.settlement.recheck();
      }),
    );
    expect(told).toHaveLength(50);
    await until(async () => (await open()).length === 0);
    await api.jobs.stop();
    expect(await settledEvents()).toEqual([{ times: 1 }]);
    expect(await api.mails()).toHaveLength(1);
  });

  test('is not asked about any more once it is settled, however often somebody comes back', async () => {
    const reference = await begin();
    fake.pay(reference, { amount: 10 });
    await api.graphql(verify, { reference });
    fake.asked = [];
    for (let i = 0; i < 20; i += 1) await api.graphql(verify, { reference });
    expect(fake.asked).toEqual([]);
  });
});

describe('An event', () => {
  test('of nobody that we know is answered 200, counted, and changes nothing', async () => {
    const before = api.services.settlement.ignored.unknown;
    for (const reference of ['somebody-elses', '', '1763716000000-ABC']) {
      expect((await send(fake.pay(reference, { amount: 10 }))).status).toBe(200);
    }
    expect(api.services.settlement.ignored.unknown).toBe(before + 3);
    expect(await open()).toEqual([]);
  });

  test('that comes again and again, for a day, asks the provider nothing once the payment is settled', async () => {
    const reference = await begin();
    const paid = fake.pay(reference, { amount: 10 });
    await api.graphql(verify, { reference });
    fake.asked = [];
    for (let i = 0; i < 24; i += 1) expect((await send(paid)).status).toBe(200);
    await api.jobs.start();
    await until(async () => (await open()).length === 0);
    await api.jobs.stop();
    expect(fake.asked).toEqual([]);
    expect(await settledEvents()).toEqual([{ times: 1 }]);
  });

  test('of a reference that could be ours and is not is looked for, and counted then', async () => {
    const before = api.services.settlement.ignored.unknown;
    await send(fake.pay('BOX-2', { amount: 10 }));
    await api.jobs.start();
    await until(() => api.services.settlement.ignored.unknown === before + 1);
    await api.jobs.stop();
    expect(box.answers).toEqual([]);
  });

  test('that somebody else sent is refused and counted', async () => {
    const before = api.services.settlement.ignored.forged;
    const { body } = fake.eventOf(fake.pay(await begin(), { amount: 10 }));
    const answer = await api.rest('POST', '/donations/webhook', {
      body,
      headers: { 'verif-hash': 'guessed' },
    });
    expect(answer.status).toBe(401);
    expect(api.services.settlement.ignored.forged).toBe(before + 1);
    expect(await open()).toEqual([]);
  });
});

describe('A kind that keeps several charges under one reference', () => {
  test('is told all that succeeded, the one that was heard of first', async () => {
    const [one, other] = [fake.pay(boxReference, { amount: 5 }), fake.pay(boxReference, { amount: 5 })];
    fake.pay(boxReference, { amount: 5, status: 'failed' });
    await boxes.settle({ reference: boxReference, transactionId: String(one.id) });
    expect(numbersOf(box.answers[0])).toEqual([String(one.id), String(other.id)]);
  });

  test('is told the one that is known while the list cannot be read', async () => {
    const one = fake.pay(boxReference, { amount: 5 });
    fake.pay(boxReference, { amount: 'ten' as unknown as number });
    await boxes.settle({ reference: boxReference, transactionId: String(one.id) });
    expect(numbersOf(box.answers[0])).toEqual([String(one.id)]);
  });

  test('is told that nothing was paid yet', async () => {
    await boxes.settle({ reference: boxReference });
    expect(numbersOf(box.answers[0])).toEqual(['pending']);
  });

  test('changes nothing while the provider is away', async () => {
    fake.pay(boxReference, { amount: 5 });
    fake.mood = 'down';
    await expect(boxes.settle({ reference: boxReference })).rejects.toThrow(PaymentsUnreachable);
    expect(box.answers).toEqual([]);
  });
});

test('what cannot be settled of one kind does not stop the round of the others', async () => {
  const reference = await begin();
  await api.db.query(`UPDATE donations SET created_at = now() - interval '11 minutes'`);
  fake.pay(reference, { amount: 10 });
  const settle = boxKind.settle;
  boxKind.settle = () => Promise.reject(new Error('A fault of ours.'));
  await expect(api.services.settlement.recheck()).rejects.toThrow('Some payments could not be checked.');
  boxKind.settle = settle;
  expect(await settledEvents()).toHaveLength(1);
});
