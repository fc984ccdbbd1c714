// `npm run bench:payments`: what it costs to take money, of what else the product does, in one run, in turns. Ends with 1 when a target is missed.
// BENCH_BEFORE names a folder where the commit before is built: its donations are measured beside ours.
import pg from 'pg';
import { makeJourneys } from '../booking/make-journeys.ts';
import { median, Table } from '../booking/table.ts';
import { type Child, startChild } from '../child.ts';
import { makeBenchDatabase } from '../database.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { type Ask, registration } from '../rows.ts';
import { measureComparison } from './comparison.ts';
import type { DonorsOrder, DonorsResult } from './donors.ts';
import { emptyBookings, makeTries } from './make-payments.ts';
import type { ProviderOrder } from './provider.ts';
import { referenceStart } from './sums.ts';
import { besideEvents } from './visits.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 3;
const seconds = quick ? 2 : 3;
const connections = 32;
/** More than can be settled in a second. */
const triesOfSecond = 1_500;
const triesOfRound = triesOfSecond * (1 + seconds);
/** Milliseconds until the provider answers. */
const delay = 5;

const table = new Table();
const database = await makeBenchDatabase();
const children: Child[] = [];
const start = async <Answer>(file: string, env?: Record<string, string>, execArgv?: string[]) => {
  const child = await startChild<Answer>(file, env, execArgv);
  children.push(child);
  return child;
};
const db = new pg.Client({ connectionString: database.url });
const secret = 'a secret hash that is long';

try {
  await db.connect();
  const load = await start('load.ts');
  const provider = await start<{ apiUrl: string }>('payments/provider.ts');
  const product = {
    BENCH_DATABASE: database.url,
    BENCH_DATA: database.dataDir,
    RATE_LIMITS: 'off',
    FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK_TEST-1-X',
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1-X',
    FLUTTERWAVE_WEBHOOK_SECRET: secret,
    FLUTTERWAVE_API_URL: provider.ready.apiUrl,
  };
  const startProduct = async (env: Record<string, string> = {}, execArgv?: string[]) => {
    const server = await start<{ address: { port: number }; pid: number }>(
      'product-server.ts',
      { ...product, ...env },
      execArgv,
    );
    return { ...server, origin: `http://127.0.0.1:${server.ready.address.port}`, pid: server.ready.pid };
  };
  const server = await startProduct();
  const { token, programId } = await makeJourneys(server.origin, db);
  await provider.ask({ delay } satisfies ProviderOrder);
  await comparePayments(load, server.origin);
  await compareDonations(startProduct);
  await server.stop();

  // From here on what is promised is done, too.
  const working = await startProduct({ BENCH_JOBS: 'on' });
  await emptyBookings(db);
  await makeTries(db, 1, 2_000);
  await provider.ask({ delay: 0, hangs: true } satisfies ProviderOrder);
  await besideEvents(table, { load, start, origin: working.origin, event, path: `/programs/${programId}` });
  await working.stop();

  // Its memory is measured: it has as much for young objects as `npm start` gives it.
  const asStarted = [...process.execArgv, '--max-semi-space-size=2', '--no-parallel-scavenge'];
  const bookkeeper = await startProduct({ BENCH_JOBS: 'on' }, asStarted);
  await provider.ask({ delay } satisfies ProviderOrder);
  const { apiUrl } = provider.ready;
  await measureComparison(table, { ...bookkeeper, load, db, token, apiUrl, floor: registrations(), quick });
  if (table.hasMissed) process.exitCode = 1;
} finally {
  await db.end();
  for (const child of children) await child.stop();
  await database.close();
}

function registrations(): Ask {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/v1/registrations', headers, body: JSON.stringify(registration) };
}

/** The provider tells of another payment each time. */
function event(): Ask {
  const body = `{"event":"charge.completed","data":{"id":{n},"tx_ref":"${referenceStart}{n:24}"}}`;
  const headers = { 'content-type': 'application/json', 'verif-hash': secret };
  return { method: 'POST', path: '/api/v1/donations/webhook', headers, body };
}

/** Events that were promised to be looked at, and payments that were settled, a second, beside registrations. */
async function comparePayments(load: Child, url: string): Promise<void> {
  const back = { ...registrations(), path: '/api/v1/payments/check' };
  const body = `{"reference":"${referenceStart}{n:24}"}`;
  const kinds: Record<string, { request: Ask; made: string }> = {
    registrations: { request: registrations(), made: 'registrations' },
    events: { request: event(), made: "pgboss.job WHERE name = 'booking-payment-check'" },
    payments: { request: { ...back, body }, made: "payments WHERE direction = 'in'" },
  };
  const rates = new Map<string, number[]>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { request, made }] of Object.entries(kinds)) {
      await emptyBookings(db);
      const from = 1 + round * triesOfRound;
      if (name === 'payments') await makeTries(db, from, triesOfRound);
      const order = { url, requests: [request], connections };
      // Emptying the tables voids every plan that the product's connections keep: they make them again before anything counts.
      await load.ask<LoadResult>({ ...order, duration: 1, from } satisfies LoadOrder);
      const before = await countOf(made);
      const duration = round === 0 ? 1 : seconds;
      await load.ask<LoadResult>({ ...order, duration, from: from + triesOfSecond } satisfies LoadOrder);
      const rate = ((await countOf(made)) - before) / duration;
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  const rateOf = (name: string) => median(rates.get(name) ?? []);
  const floor = rateOf('registrations');
  table.figure('registrations made', floor, 'a second');
  table.atLeast('events taken in and promised to the queue, of registrations', rateOf('events'), floor, 0.8);
  table.atLeast('payments settled, their mail promised, of registrations', rateOf('payments'), floor, 0.2);
}

/** Donations from the start to the receipt, of this build and the one before, in turns. */
async function compareDonations(
  startProduct: (env?: Record<string, string>) => Promise<Child & { origin: string }>,
): Promise<void> {
  const before = process.env.BENCH_BEFORE;
  if (!before)
    return console.log('Donations are not compared: BENCH_BEFORE names no build of the commit before.');
  const donors = await start('payments/donors.ts');
  const builds = {
    now: await startProduct(),
    before: await startProduct({ BENCH_BUILD: `${before}/server/dist/src` }),
  };
  const rates: Record<'now' | 'before', number[]> = { now: [], before: [] };
  for (let round = 0; round <= (quick ? 1 : 5); round += 1)
    for (const [name, { origin: url }] of Object.entries(builds)) {
      const order: DonorsOrder = { url, connections: 16, duration: seconds };
      const { settled } = await donors.ask<DonorsResult>(order);
      if (round > 0) rates[name as 'now' | 'before'].push(settled);
    }
  for (const build of Object.values(builds)) await build.stop();
  table.figure('donations started and settled', median(rates.now), 'a second');
  table.atLeast('  … of the commit before', median(rates.now), median(rates.before), 0.95);
}

async function countOf(rows: string): Promise<number> {
  const { rows: found } = await db.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${rows}`);
  return found[0]?.count ?? 0;
}
