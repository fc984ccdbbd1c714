// The key of a booking opens it, so it stays between the guest and us while money moves.
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, makeDate } from '../../../../test/bookings/bookings.ts';
import { onlineCalls } from '../../../../test/bookings/online.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';

let fake: FakeFlutterwave;
let api: Api;
let token: string;
const lines: string[] = [];
const { write } = process.stdout;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  process.stdout.write = (line) => lines.push(String(line)) > 0;
  api = await startApi({ flutterwave: fake.settings, logLevel: 'trace' });
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});
afterAll(() => {
  process.stdout.write = write;
});

it('The key of a booking is in no log, nothing that the provider sees, no kept answer and no table', async () => {
  const { offer, start, find, back, tell, lastReference } = onlineCalls(
    () => api,
    () => fake,
    () => token,
  );
  await offer();
  const { key } = await booked(api, await makeDate(api));
  await find(key);
  await api.call('GET', `/booking?key=${key}`);
  await start(key, 1);
  fake.mood = 'down';
  await start(key, 60_000);
  fake.mood = 'well';
  await start(key, 60_000);
  const reference = await lastReference();
  await tell(fake.pay(reference));
  expect(await back(reference)).toBe('paid');
  await api.rest('POST', '/own-booking/pay', { body: { bookingKey: key, amount: 5_000 } });

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(key))).toEqual([]);
  expect(fake.pages.length).toBeGreaterThan(0);
  expect(JSON.stringify([fake.asked, fake.pages])).not.toContain(key);
  const tables: { name: string }[] = await api.db.query(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const [{ holds }] = await api.db.query(
      `SELECT EXISTS (SELECT FROM ${name} AS one WHERE strpos(one::text, $1) > 0) AS holds`,
      [key],
    );
    if (holds) holding.push(name);
  }
  expect(holding).toEqual([]);
});
