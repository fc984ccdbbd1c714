// Two instances that are killed by turns after the provider did what it was asked for, and before that is written down here.
import { dayIn } from '../bookings/bookings.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../fakes/flutterwave.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

/** Milliseconds on a busy machine. */
const longest = 180_000;
const guests = 18;
const kills = 4;
/** The deposit, then parts of the balance: as often as somebody may try in an hour. */
const rounds = 4;
const party = [{ residence: 'any', ageBand: 'adult', count: 1 }];

let fake: FakeFlutterwave;
let here: KillableProduct;
let there: KillableProduct;
let token: string;
const keys: string[] = [];

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  // By the name under which it is asked the stand-in knows who asks.
  const settings = (host: string) => ({
    TRUST_PROXY: '1',
    FLUTTERWAVE_API_URL: fake.settings.apiUrl.replace('127.0.0.1', host),
  });
  here = await killableProduct('payments_killed', settings('127.0.0.1'));
  there = await killableProduct('payments_killed', settings('localhost'), here);
  await here.start();
  await there.start();
  const { rows } = await here.client.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, booking_mode)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true, 'instant') RETURNING id`,
    Object.values(gorillaTrek),
  );
  await here.client.query(
    `INSERT INTO price_tiers (program_id, position, residence, age_band, currency, amount, permit)
     VALUES ($1, 0, 'any', 'adult', 'USD', 100000, 0)`,
    [rows[0].id],
  );
  const made = await here.client.query(
    `INSERT INTO departures (program_id, starts_on, ends_on, cutoff_at, capacity)
     VALUES ($1, $2, $2, ($2::date - 1) AT TIME ZONE 'Africa/Kampala', 40) RETURNING id`,
    [rows[0].id, dayIn(100)],
  );
  token = await signUp();
  await staff(
    'mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }',
    { input: { payOnline: true } },
  );
  const departureId = made.rows[0].id;
  const { data: quote } = await jsonOf(await here.post('/bookings/quote', { departureId, party }));
  for (let i = 0; i < guests; i += 1) {
    const contact = { firstName: 'Grace', lastName: `Guest ${i}`, email: `guest${i}@example.org` };
    const phone = `+256 700 ${100_000 + i}`;
    const input = { departureId, quoted: quote.quoted, party, ...contact, phone, acceptTerms: true };
    const { data } = await jsonOf(await here.post('/bookings', input, addressOf(i)));
    keys.push(data.key);
  }
}, longest);
afterAll(async () => {
  await there.remove();
  await here.remove();
});

const addressOf = (i: number) => ({ 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` });

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
const jsonOf = async (answer: Response): Promise<any> => answer.json();

async function signUp(): Promise<string> {
  const credentials = { email: 'amina@example.org', password: 'boots by the door at dawn' };
  const body = { ...credentials, confirmPassword: credentials.password, setup: setupTokenOf() };
  const { data } = await jsonOf(await here.post('/admin/signup', body));
  return data.token;
}

/** A deployment lets the first account be made by who reads its log. */
const setupTokenOf = () => /#setup=([\w.-]+)/.exec(here.out() + here.err())?.[1];

/** Asks whichever instance is there, until one answers. */
async function until200(ask: (at: KillableProduct) => Promise<Response>, first = 0): Promise<Response> {
  for (let tries = first; ; tries += 1) {
    const answer = await ask(tries % 2 === 0 ? here : there).catch(() => null);
    if (answer?.ok) return answer;
    // Killed, starting, or too much at this moment: it is asked again.
    if (answer && ![409, 429, 503].includes(answer.status))
      throw new Error(`${answer.status}: ${await answer.text()}`);
    await new Promise((later) => setTimeout(later, 300));
  }
}

async function staff(query: string, variables: object) {
  const { data, errors } = await jsonOf(await until200((at) => at.graphql(query, variables, token)));
  if (errors) throw new Error(errors[0].message);
  return data;
}

interface Kills {
  /** That are still to come. */
  left: number;
  /** One of the two is not back yet. */
  isUnderWay: boolean;
}

/** From now on the instances are killed by turns, each when the provider has done `what` for it. */
function killAfter(what: (asked: { method: string; path: string }) => boolean): Kills {
  const state: Kills = { left: kills, isUnderWay: false };
  fake.beforeAnswer = async ({ method, path, host }) => {
    const turn = state.left % 2 === 0 ? here : there;
    const isTurn = host.startsWith(turn === here ? '127.0.0.1' : 'localhost');
    if (state.left === 0 || state.isUnderWay || !isTurn || !what({ method, path })) return;
    state.isUnderWay = true;
    state.left -= 1;
    await turn.kill();
    turn.start().then(() => {
      state.isUnderWay = false;
    });
  };
  return state;
}

/** Presses 'Pay now' until there is a page, and pays there; twice where two cards are tried. */
async function payOf(i: number): Promise<FakeFlutterwave['transactions']> {
  const bookingKey = keys[i];
  const booking = await until200((at) => at.post('/own-booking', { bookingKey }, addressOf(i)), i);
  const { least } = (await jsonOf(booking)).data.payOnline;
  const body = { bookingKey, amount: least };
  const answer = await until200((at) => at.post('/own-booking/pay', body, addressOf(i)), i);
  const { link } = (await jsonOf(answer)).data.openPayment;
  const reference = fake.pages[Number(link.split('/').at(-1)) - 1]?.tx_ref ?? '';
  const paid = [fake.pay(reference)];
  if (i % 6 === 0) paid.push(fake.pay(reference));
  return paid;
}

/** Of a payment the provider tells, or the guest comes back; of some deposits nobody says anything. */
async function tellOf(i: number, round: number, paid: FakeFlutterwave['transactions']): Promise<void> {
  const how = round === 0 ? i % 3 : i % 2;
  for (const transaction of paid) {
    const { body, headers } = fake.eventOf(transaction);
    const { tx_ref: reference } = transaction;
    if (how === 0) await until200((at) => at.post('/donations/webhook', JSON.parse(body), headers), i);
    if (how === 1) await until200((at) => at.post('/payments/check', { reference }, addressOf(i)), i);
  }
}

const read = async (sql: string) => (await there.client.query(sql)).rows;
/** The job that comes every five minutes comes now. */
const ask = (job: string) => there.client.query('INSERT INTO pgboss.job (name) VALUES ($1)', [job]);

test(
  'no money is without its booking, none is counted twice, and each is confirmed once',
  async () => {
    const killed = killAfter(({ path }) => path.endsWith('/verify') || path.includes('verify_by_reference'));
    let next = 0;
    const payers = Array.from({ length: 3 }, async () => {
      // Everybody pays the deposit, then parts of the balance until the last kill.
      while (next < guests || (killed.left > 0 && next < guests * rounds)) {
        const i = next % guests;
        const round = Math.floor(next / guests);
        next += 1;
        // Later on both are there to be killed.
        if (round > 0) await until(() => !killed.isUnderWay, longest);
        await tellOf(i, round, await payOf(i));
      }
    });
    await Promise.all(payers);
    await until(() => !killed.isUnderWay, longest);
    expect(killed.left).toBe(0);
    // Of whom nobody told us, after some minutes.
    await there.client.query(
      `UPDATE payment_attempts SET created_at = now() - interval '10 minutes', checked_at = NULL WHERE status = 'pending'`,
    );
    await ask('payments-recheck');
    const charges = "SELECT count(*)::integer AS count FROM payments WHERE direction = 'in'";
    await until(async () => {
      const [{ count }] = await read(charges);
      if (count === fake.transactions.length) return true;
      await ask('payments-recheck');
      await new Promise((later) => setTimeout(later, 3_000));
      return false;
    }, longest);
    fake.beforeAnswer = () => undefined;

    const written = await read(
      `SELECT provider_transaction_id AS number, amount FROM payments WHERE direction = 'in' ORDER BY 1`,
    );
    const moved = fake.transactions.map(({ id, amount }) => ({ number: String(id), amount: amount * 100 }));
    expect(written).toEqual(moved.sort((a, b) => a.number.localeCompare(b.number)));
    expect(await read(`SELECT reference FROM bookings WHERE state <> 'confirmed'`)).toEqual([]);
    const confirmed = await read(
      `SELECT count(*)::integer AS times FROM timeline_entries WHERE to_value = 'confirmed' GROUP BY booking_id`,
    );
    expect(confirmed).toEqual(Array(guests).fill({ times: 1 }));
    // Everybody who paid as often as somebody else was mailed as often.
    const mailed = await read(
      `SELECT payments, count(DISTINCT mails)::integer AS numbers FROM (
         SELECT (SELECT count(*) FROM payments WHERE booking_id = bookings.id) AS payments,
           (SELECT count(*) FROM pgboss.job WHERE name = 'mail' AND data->'about' ? ('booking ' || bookings.id)) AS mails FROM bookings
       ) AS guests GROUP BY payments`,
    );
    expect(mailed.map(({ numbers }) => numbers)).toEqual(mailed.map(() => 1));
  },
  longest * 3,
);

test(
  'no refund moves twice, and none that somebody decided is lost',
  async () => {
    const killed = killAfter(({ method, path }) => method === 'POST' && path.endsWith('/refund'));
    const bookings = await read('SELECT id FROM bookings ORDER BY id');
    for (const { id } of bookings) {
      await until(() => !killed.isUnderWay, longest);
      const cancel = 'mutation ($id: ID!) { cancelBooking(id: $id, byAgency: true) { id } }';
      await staff(cancel, { id }).catch(refusal);
      await decideAll();
    }
    await until(() => !killed.isUnderWay, longest);
    expect(killed.left).toBe(0);
    await until(async () => {
      // Of one that was to be sent at the very moment of the kill the list says nothing. Somebody looks, says so, and decides anew.
      for (const { id } of await read(`SELECT id FROM payments WHERE state = 'unclear'`)) {
        const settle = `mutation ($id: ID!) { settleRefund(id: $id, wentBack: false, reason: "It is not in the list.") { id } }`;
        await staff(settle, { id });
      }
      await decideAll();
      const open = `SELECT FROM payments WHERE state IN ('toDecide', 'unclear') OR (state = 'asked' AND provider_refund_id IS NULL)`;
      return (await read(open)).length === 0;
    }, longest);

    const back = fake.refunds.map((refund): Moved => [String(refund.tx_id), refund.amount_refunded * 100]);
    const charged = fake.transactions.map(({ id, amount }): Moved => [String(id), amount * 100]);
    // A charge may go back in parts: who paid more than the journey costs has that decided apart from the rest.
    expect(sumsOf(back)).toEqual(sumsOf(charged));
    const written = await read(
      `SELECT provider_transaction_id, amount, provider_refund_id AS refund FROM payments WHERE direction = 'out'
       AND state = 'asked'`,
    );
    expect(written.map((row) => [row.provider_transaction_id, row.amount]).sort()).toEqual(back.sort());
    expect(written.map(({ refund }) => refund).sort()).toEqual(
      fake.refunds.map(({ id }) => String(id)).sort(),
    );

    // Taken on is not paid out: they are done when the provider says so.
    for (const refund of fake.refunds) refund.status = 'completed-momo';
    for (const { id } of await read(`SELECT id FROM payments WHERE state = 'asked'`))
      await staff(check, { id });
    // One that was said not to have gone back stays written down as failed.
    const ended = "SELECT DISTINCT state FROM payments WHERE direction = 'out' AND state <> 'failed'";
    expect(await read(ended)).toEqual([{ state: 'done' }]);
  },
  longest * 3,
);

/** The number of a charge, and a sum. */
type Moved = [string, number];

function sumsOf(moved: readonly Moved[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [charge, sum] of moved) sums[charge] = (sums[charge] ?? 0) + sum;
  return sums;
}

/** All that waits for a decision goes back: two colleagues say so, or one who presses twice, as the first press was not answered. */
async function decideAll(): Promise<void> {
  const decide =
    'mutation ($id: ID!, $input: RefundDecisionInput!) { decideRefund(id: $id, input: $input) { id } }';
  for (const { id, amount } of await read(`SELECT id, amount FROM payments WHERE state = 'toDecide'`)) {
    const decision = { id, input: { amount, method: 'online' } };
    await Promise.all([staff(decide, decision), staff(decide, decision)].map((one) => one.catch(refusal)));
  }
}

const check = 'mutation ($id: ID!) { checkRefund(id: $id) { id } }';
/** What a press is answered that came second. */
const refusal = (error: Error) => expect(error.message).toMatch(/[a-z]\.$/);
