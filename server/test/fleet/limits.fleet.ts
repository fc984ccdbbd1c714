// Five instances behind a pooler count as one, and let nobody in while they cannot count.
import { cloneDatabase, urlOf } from '../database.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { type PgBouncer, startPgBouncer } from './parts/pgbouncer.ts';

const name = 'fleet_limits';
/** Of the contract, for each address. */
const perHour = 20;

let pgbouncer: PgBouncer;
let products: KillableProduct[];
beforeAll(async () => {
  pgbouncer = await startPgBouncer(urlOf('postgres'));
  const direct = await cloneDatabase(name);
  const settings = {
    DATABASE_URL: pgbouncer.through(direct),
    DATABASE_DIRECT_URL: direct,
    TRUST_PROXY: '1',
  };
  const first = await killableProduct(name, settings);
  products = [first];
  for (let nth = 1; nth < 5; nth += 1) products.push(await killableProduct(name, settings, first));
  await Promise.all(products.map((product) => product.start()));
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.remove()));
  await pgbouncer.close();
});

const of = (nth: number) => products[nth % products.length] as KillableProduct;
const guest = (address: string) => ({ 'x-forwarded-for': address });

async function statuses(count: number, send: (nth: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let nth = 0; nth < count; nth += 1) all.push((await send(nth)).status);
  return all;
}

test('who guesses a password by turns has five tries', async () => {
  const guess = { email: 'amina@example.org', password: 'a guess that is wrong' };
  const answers = await statuses(15, (nth) => of(nth).post('/admin/login', guess, guest('203.0.113.1')));
  expect(answers).toEqual([...Array(5).fill(401), ...Array(10).fill(429)]);
});

test('who sends messages by turns sends as many as through one, and another one still may', async () => {
  const message = { name: 'Ruth', email: 'ruth@example.org', subject: 'Hello', message: 'A question.' };
  const token = await formToken();
  const send = (nth: number, address: string) =>
    of(nth).post('/contact', { ...message, form: { token } }, guest(address));
  const answers = await statuses(perHour + 10, (nth) => send(nth, '203.0.113.2'));
  expect(answers).toEqual([...Array(perHour).fill(201), ...Array(10).fill(429)]);
  expect((await send(0, '203.0.113.3')).status).toBe(201);
});

test('a restart forgets nothing', async () => {
  const guess = { email: 'amina@example.org', password: 'a guess that is wrong' };
  await products[0]?.kill();
  await products[0]?.start();
  expect((await of(0).post('/admin/login', guess, guest('203.0.113.1'))).status).toBe(429);
});

test('without the database a guess is 503', async () => {
  await pgbouncer.close();
  const guess = { email: 'amina@example.org', password: 'a guess that is wrong' };
  const answers = await Promise.all(
    products.map((product, nth) => product.post('/admin/login', guess, guest(`198.51.100.${nth}`))),
  );
  expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual(
    products.map(() => [503, true]),
  );
});

/** Of a form that was shown long enough ago. */
async function formToken(): Promise<string> {
  const answer = await of(0).get(`/graphql?query=${encodeURIComponent('{ formToken }')}`);
  const { data } = (await answer.json()) as { data: { formToken: string } };
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return data.formToken;
}
