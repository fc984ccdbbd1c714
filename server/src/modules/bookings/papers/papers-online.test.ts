// Money that the provider moved has its receipt as money at the desk has.
import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { onlineCalls } from '../../../../test/bookings/online.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';

let api: Api;
let fake: FakeFlutterwave;
let token: string;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings, rateLimits: false });
});
beforeEach(async () => {
  fake.reset();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const { ask } = staffCalls(
  () => api,
  () => token,
);
const { offer, start, lastReference, back, tell } = onlineCalls(
  () => api,
  () => fake,
  () => token,
);
const year = kampalaDay().slice(0, 4);

it('A deposit that comes in online is one invoice and one receipt, however many events, returns and polls tell of it', async () => {
  await offer({ taxNumber: '1000123456' });
  const { id, key } = await booked(api, await makeDate(api));
  await start(key, 60_000);
  const reference = await lastReference();
  const transaction = fake.pay(reference);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? back(reference) : tell(transaction))),
  );
  await api.services.settlement.recheck();
  const { data } = await ask(`{ booking(id: ${id}) { state papers { number amount } } }`);
  expect(data.booking.state).toBe('confirmed');
  expect(data.booking.papers).toEqual([
    { number: `INV-${year}-0001`, amount: 200_000 },
    { number: `REC-${year}-0001`, amount: 60_000 },
  ]);
  const response = await fetch(`${api.url}/booking/paper.pdf?key=${key}&number=REC-${year}-0001`);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  expect(text).toContain(String(transaction.id));
});
