// The primary dies under load and its standby takes over: nothing that was acknowledged is lost, and visitors are served again.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { type MovingPrimary, startMovingPrimary } from './parts/moving-primary.ts';

let database: MovingPrimary;
let webs: [KillableProduct, KillableProduct];
beforeAll(async () => {
  database = await startMovingPrimary();
  const name = 'fleet_moving';
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: '1' };
  const one = await killableProduct(name, settings);
  webs = [one, await killableProduct(name, settings, one)];
  // One after the other: the first one makes the tables.
  for (const web of webs) await web.start();
});
afterAll(async () => {
  await Promise.all(webs.map((web) => web.remove()));
  await database.close();
});

let callers = 0;
/** Each call comes from an address of its own: limits are about one who comes again and again. */
const fromAnother = () => {
  callers += 1;
  return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
};

/** Sends a message until it is acknowledged, always with the same key. */
async function write(web: KillableProduct): Promise<string> {
  const key = randomUUID();
  const message = { name: 'Ruth', email: `${key}@example.org`, subject: 'Hello', message: 'A question.' };
  for (;;) {
    const headers = { ...fromAnother(), 'idempotency-key': key };
    const answer = await web.post('/contact', message, headers).catch(() => null);
    if (answer?.status === 201) return key;
    // Nothing but that it cannot be done now.
    if (answer) expect([503, 409]).toContain(answer.status);
    await wait(100);
  }
}

/** Milliseconds until `ask` gets what it wants. */
async function until200(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  while (!(await ask().catch(() => null))?.ok) await wait(50);
  return performance.now() - begun;
}

test('under load', async () => {
  let over = false;
  const keys: string[] = [];
  const visitor = async (web: KillableProduct) => {
    while (!over) keys.push(await write(web));
  };
  const visits = Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => visitor(webs[nth % 2] as KillableProduct)),
  );
  await wait(3_000);
  const before = keys.length;
  expect(before).toBeGreaterThan(10);
  await database.promote();
  const [written, read] = await Promise.all([
    until200(async () => {
      await write(webs[0]);
      return new Response();
    }),
    until200(() => webs[1].get('/programs', fromAnother())),
  ]);
  expect(written).toBeLessThan(15_000);
  expect(read).toBeLessThan(15_000);
  await wait(5_000);
  over = true;
  await visits;
  expect(keys.length).toBeGreaterThan(before + 10);

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'SELECT email, count(*)::integer AS count FROM contact_submissions GROUP BY 1',
  );
  await client.end();
  const counted = new Map(rows.map(({ email, count }) => [email, count]));
  expect(keys.filter((key) => counted.get(`${key}@example.org`) !== 1)).toEqual([]);
});
