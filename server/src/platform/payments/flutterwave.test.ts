import { createHash, createHmac } from 'node:crypto';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { createFlutterwave } from './flutterwave.ts';
import { type PaymentProvider, PaymentsUnreachable } from './payment-provider.ts';

const reference = '1763716000000-abc';
const paid = { id: 7, tx_ref: reference, status: 'successful', amount: 15, currency: 'USD' } as const;

let fake: FakeFlutterwave;
let provider: PaymentProvider;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
});
beforeEach(() => {
  fake.transactions = [];
  fake.mood = 'well';
  fake.asked = [];
  provider = createFlutterwave(fake.settings);
});

describe('asking Flutterwave about a payment', () => {
  test('by its number, it tells what was paid, without fees', async () => {
    fake.transactions = [paid];
    expect(await provider.verify({ reference, transactionId: '7' })).toEqual({
      status: 'successful',
      transactionId: '7',
      amount: 1_500,
      currency: 'USD',
      fee: null,
      channel: 'other',
    });
    expect(fake.asked).toEqual(['/v3/transactions/7/verify']);
  });

  test('without a number, by our reference', async () => {
    fake.transactions = [paid];
    expect(await provider.verify({ reference })).toMatchObject({ status: 'successful' });
    expect(fake.asked).toEqual([`/v3/transactions/verify_by_reference?tx_ref=${reference}`]);
  });

  test('the number of somebody else’s payment is not taken for ours', async () => {
    fake.transactions = [{ ...paid, tx_ref: 'of-somebody-else' }];
    expect(await provider.verify({ reference, transactionId: '7' })).toEqual({ status: 'pending' });
  });

  test('a number that is none is never part of an address', async () => {
    await provider.verify({ reference, transactionId: '../../transfers' });
    expect(fake.asked).toEqual([`/v3/transactions/verify_by_reference?tx_ref=${reference}`]);
  });

  test('what it does not know, or is not done with, is pending', async () => {
    expect(await provider.verify({ reference, transactionId: '7' })).toEqual({ status: 'pending' });
    fake.transactions = [{ ...paid, status: 'pending' }];
    expect(await provider.verify({ reference, transactionId: '7' })).toEqual({ status: 'pending' });
  });

  test('a failed try is forgotten when a later one was paid', async () => {
    fake.transactions = [{ ...paid, status: 'failed' }];
    expect(await provider.verify({ reference })).toEqual({ status: 'failed', transactionId: '7' });
    fake.transactions.push({ ...paid, id: 8 });
    expect(await provider.verify({ reference, transactionId: '7' })).toMatchObject({ transactionId: '8' });
  });

  test.each(['down', 'garbled', 'silent'] as const)(
    'that it is %s says nothing about the payment',
    async (mood) => {
      fake.transactions = [paid];
      fake.mood = mood;
      provider = createFlutterwave(fake.settings, { timeout: 200 });
      await expect(provider.verify({ reference, transactionId: '7' })).rejects.toThrow(PaymentsUnreachable);
    },
  );

  test('a wrong key is no answer about the payment either', async () => {
    const stranger = createFlutterwave({ ...fake.settings, secretKey: 'wrong' });
    await expect(stranger.verify({ reference })).rejects.toThrow('status 401');
  });
});

describe('events Flutterwave sends', () => {
  const body = Buffer.from(
    JSON.stringify({ event: 'charge.completed', data: { ...paid, charged_amount: 20 } }),
  );
  const sign = (secret: string, bytes = body) => createHmac('sha256', secret).update(bytes).digest('base64');
  const secret = 'a secret hash that is long';

  test('are known by the secret hash, or by the signature of their bytes', () => {
    const hint = { reference, transactionId: '7' };
    expect(provider.readEvent({ 'verif-hash': secret }, body)).toEqual(hint);
    expect(provider.readEvent({ 'flutterwave-signature': sign(secret) }, body)).toEqual(hint);
  });

  test.each([
    ['nothing', {}],
    ['a wrong hash', { 'verif-hash': 'a secret hash that is wrong' }],
    ['an empty hash', { 'verif-hash': '' }],
    ['a signature by another secret', { 'flutterwave-signature': sign('another') }],
    ['a signature of another body', { 'flutterwave-signature': sign(secret, Buffer.from('{}')) }],
  ])('%s is forged', (_, headers) => {
    expect(provider.readEvent(headers, body)).toBe('forged');
  });

  test('about other things than charges are not about us', () => {
    const transfer = Buffer.from('{"event":"transfer.completed","data":{"id":1}}');
    expect(provider.readEvent({ 'verif-hash': secret }, transfer)).toBeNull();
  });
});

test('the payload hash covers what must not be changed on the way through the browser', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const expected = sha256(`15USDa@b.org${reference}${sha256('FLWSECK_TEST-1-X')}`);
  const charge = { reference, amount: 1_500, currency: 'USD', email: 'a@b.org' };
  expect(provider.payloadHash(charge)).toBe(expected);
});

test('ways to pay can be chosen for a currency', () => {
  expect(provider.paymentOptions('UGX')).toBe('card,mobilemoneyuganda');
  expect(provider.paymentOptions('USD')).toBe('card,mobilemoney,ussd');
});
