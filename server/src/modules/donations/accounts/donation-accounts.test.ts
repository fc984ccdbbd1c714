import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';

let fake: FakeFlutterwave;
let api: Api;
let token: string;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
});
beforeEach(async () => {
  await truncate(api.db);
  await api.db.query('DELETE FROM pgboss.job').catch(() => undefined);
  fake.transactions = [];
  fake.mood = 'well';
  token = await api.tokenOf('amina@example.org');
});

const ask = async (query: string, variables: object = {}) =>
  (await api.graphql(query, variables, { token })).body;

interface Given {
  amount: number;
  currency?: string;
  status?: string;
  settled?: string | null;
}

/** Writes donations down as they stand after months; numbers begin with 1. */
const given = (rows: Given[]) =>
  api.db.query(
    `INSERT INTO donations (reference, name, email, currency, amount, status, provider, created_at, settled_at)
     SELECT 'R' || nr, 'Grace Akello', 'grace@example.org', coalesce(row->>'currency', 'USD'), (row->>'amount')::integer,
       coalesce(row->>'status', 'successful'), 'flutterwave', '2026-01-01T00:00:00Z', (row->>'settled')::timestamptz
     FROM json_array_elements($1::json) WITH ORDINALITY AS one (row, nr)`,
    [JSON.stringify(rows)],
  );

test('totals are of what was confirmed, by its month in Kampala and currency', async () => {
  await given([
    { amount: 10, settled: '2026-01-31T20:59:59Z' },
    // Already February in Kampala.
    { amount: 15, settled: '2026-01-31T21:00:00Z' },
    { amount: 5, settled: '2026-02-03T12:00:00Z' },
    { amount: 50000, currency: 'UGX', settled: '2026-02-03T12:00:00Z' },
    { amount: 1, status: 'failed', settled: '2026-02-03T12:00:00Z' },
    { amount: 1, status: 'pending', settled: null },
  ]);
  const months =
    'query ($from: Date, $to: Date) { donationMonths(from: $from, to: $to) { month currency symbol amount count } }';
  const [january, dollars, shillings] = [
    { month: '2026-01-01', currency: 'USD', symbol: '$', amount: 10, count: 1 },
    { month: '2026-02-01', currency: 'UGX', symbol: 'UGX', amount: 50000, count: 1 },
    { month: '2026-02-01', currency: 'USD', symbol: '$', amount: 20, count: 2 },
  ];
  expect((await ask(months)).data.donationMonths).toEqual([january, dollars, shillings]);
  const range = { from: '2026-02-01', to: '2026-02-02' };
  expect((await ask(months, range)).data.donationMonths).toEqual([{ ...shillings, amount: 15, count: 1 }]);

  const list = `query ($from: Date, $to: Date, $currency: Currency, $status: DonationStatus) {
    donations(from: $from, to: $to, currency: $currency, status: $status, sort: { field: booked, direction: asc }) {
      totalCount nodes { id }
    }
  }`;
  const ids = async (filter: object) =>
    (await ask(list, filter)).data.donations.nodes.map(({ id }: { id: number }) => id);
  // What is not settled counts by the day on which it began.
  expect(await ids({})).toEqual([6, 1, 2, 3, 4, 5]);
  expect(await ids({ from: '2026-02-01', currency: 'USD', status: 'successful' })).toEqual([2, 3]);
});

/** A donation of 10 dollars that the provider confirmed. */
async function paid(): Promise<{ id: number; reference: string }> {
  const begin = 'mutation ($input: DonationInput!) { startDonation(input: $input) { reference } }';
  const input = { name: 'Grace Akello', email: 'grace@example.org', currency: 'USD', amount: 10 };
  const { reference } = (await api.graphql(begin, { input })).body.data.startDonation;
  await verify(reference);
  await verify(reference);
  fake.mood = 'down';
  await verify(reference);
  fake.mood = 'well';
  fake.transactions.push({ id: 7, tx_ref: reference, status: 'successful', amount: 10, currency: 'USD' });
  await verify(reference, '7');
  const [{ id }] = await api.db.query('SELECT id FROM donations WHERE reference = $1', [reference]);
  return { id, reference };
}
const verify = (reference: string, transactionId?: string) =>
  api.graphql(
    'mutation ($r: String!, $t: ID) { verifyDonation(reference: $r, transactionId: $t) { status } }',
    {
      r: reference,
      t: transactionId,
    },
  );

test('a donation tells what the provider said each time, and its thanks can be mailed again up to the limit of its address', async () => {
  const { id, reference } = await paid();
  const details = `query ($id: ID!) {
    donation(id: $id) { providerTransactionId timeline { type times byEmail } }
  }`;
  const timeline = async () => (await ask(details, { id })).data.donation.timeline;
  const of = (type: string, times = 1, byEmail: string | null = null) => ({ type, times, byEmail });
  const automatic = [of('started'), of('pending', 2), of('unreachable'), of('successful'), of('thanks')];
  expect(await timeline()).toEqual(automatic);

  const thank = 'mutation ($id: ID!) { sendDonationThanks(id: $id) { id timeline { type times byEmail } } }';
  const { data } = await ask(thank, { id });
  expect(data.sendDonationThanks).toEqual({
    id,
    timeline: [...automatic, of('thanks', 1, 'amina@example.org')],
  });
  const mails = await api.mails();
  expect(mails).toHaveLength(2);
  expect(mails[1]).toEqual(mails[0]);
  const log = await ask('{ activities(first: 1) { nodes { description userEmail entityId } } }');
  expect(log.data.activities.nodes).toEqual([
    {
      description: `Sent the thanks for donation ${reference} again`,
      userEmail: 'amina@example.org',
      entityId: id,
    },
  ]);

  for (let sent = 2; sent < 10; sent++) await ask(thank, { id });
  const refused = (await ask(thank, { id })).errors[0];
  expect([refused.extensions.code, refused.message]).toEqual([
    'RATE_LIMITED',
    'This address has had the most thanks it may get in a day: please try again tomorrow.',
  ]);
  expect(await api.mails()).toHaveLength(10);
  expect(await timeline()).toHaveLength(automatic.length + 9);
});

test('what is not confirmed is not thanked for and has no receipt, and what is not there is not found', async () => {
  await given([{ amount: 10, status: 'pending', settled: null }]);
  const thank = 'mutation { sendDonationThanks(id: 1) { id } }';
  const sentence = 'The payment provider has not confirmed this donation.';
  expect((await ask(thank)).errors[0].message).toBe(sentence);
  expect((await ask('{ donation(id: 1) { receiptPath } }')).data.donation.receiptPath).toBeNull();
  const receipt = (id: number, options: object = { token }) =>
    api.rest('GET', `/admin/donations/${id}/receipt.pdf`, options);
  const { status, body } = await receipt(1);
  expect([status, body.error.message]).toEqual([400, sentence]);
  expect((await receipt(2)).status).toBe(404);
  expect((await receipt(1, {})).status).toBe(401);
  expect(await api.mails()).toEqual([]);
});

test('a receipt is one page with its number, its day, the amount in figures and who received it', async () => {
  await given([{ amount: 50000, currency: 'UGX', settled: '2026-01-31T21:00:00Z' }]);
  const { receiptPath } = (await ask('{ donation(id: 1) { receiptPath } }')).data.donation;
  const response = await fetch(api.url + receiptPath, { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Donation receipt 1.pdf"');
  const { totalPages, text } = await extractText(new Uint8Array(await response.arrayBuffer()), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  for (const words of [
    'RECEIPT 1',
    'UGX 50,000',
    '1 February 2026',
    'Grace Akello',
    'R1',
    'Flutterwave',
    'localhost',
  ])
    expect(text).toContain(words);
});
