// The books compared with the provider's list of 10,000 payments, beside reading the same pages and nothing else.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createFlutterwave } from '../../src/platform/payments/flutterwave.ts';
import { median, type Table } from '../booking/table.ts';
import type { Child } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import type { Ask } from '../rows.ts';
import { emptyBookings, makeListed } from './make-payments.ts';
import { listed } from './sums.ts';

interface Bookkeeper {
  origin: string;
  pid: number;
  load: Child;
  db: pg.Client;
  /** Of a member of staff. */
  token: string;
  apiUrl: string;
  floor: Ask;
  quick: boolean;
}

/** Megabytes that a comparison may need besides. */
const mostMemory = 20;

export async function measureComparison(table: Table, bookkeeper: Bookkeeper): Promise<void> {
  const { db, pid, load, origin, floor, quick } = bookkeeper;
  await emptyBookings(db);
  await makeListed(db);
  const rounds = quick ? 1 : 3;
  const times = { alone: [] as number[], compared: [] as number[] };
  // The first one warms up.
  await compare(bookkeeper);
  const before = megabytesOf(pid, 'VmRSS');
  for (let round = 0; round < rounds; round += 1) {
    times.alone.push(await readAlone(bookkeeper.apiUrl));
    times.compared.push(await compare(bookkeeper));
  }
  const most = megabytesOf(pid, 'VmHWM');
  table.figure('reading the pages of 10,000 payments alone', median(times.alone), 'ms');
  table.atMost(
    'comparing 10,000 payments, of reading the same pages',
    median(times.compared),
    median(times.alone),
    5,
  );
  table.atMost(`  … megabytes besides, of ${mostMemory}`, Math.max(0, most - before), mostMemory, 1);

  const order: LoadOrder = { url: origin, requests: [floor], connections: 32, duration: quick ? 2 : 5 };
  const rates = { alone: [] as number[], beside: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.alone.push((await load.ask<LoadResult>(order)).requestsPerSecond);
    let isOver = false;
    const comparing = (async () => {
      while (!isOver) await compare(bookkeeper);
    })();
    rates.beside.push((await load.ask<LoadResult>(order)).requestsPerSecond);
    isOver = true;
    await comparing;
  }
  table.atLeast('registrations created meanwhile, of alone', median(rates.beside), median(rates.alone), 0.8);
}

/** Milliseconds from the first page to the end, by the database's clock. Throws when it found anything, or did not read all. */
async function compare({ origin, token, db }: Bookkeeper): Promise<number> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { comparePayments { __typename } }' }),
  });
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  for (;;) {
    const { rows } = await db.query(
      `SELECT problem, extract(epoch FROM ended_at - started_at) * 1000 AS ms FROM payment_comparisons ORDER BY id DESC LIMIT 1`,
    );
    const [last] = rows;
    if (last?.problem) throw new Error(last.problem);
    if (last?.ms != null) return Number(last.ms);
    await wait(20);
  }
}

async function readAlone(apiUrl: string): Promise<number> {
  const keys = { publicKey: '', secretKey: '', webhookSecret: '', paymentOptions: {} };
  const provider = createFlutterwave({ ...keys, apiUrl });
  const begun = performance.now();
  const range = { from: '2000-01-01', to: '2999-12-31' };
  let read = 0;
  for (let page = 1, more = true; more; page += 1) {
    const list = await provider.listPayments({ ...range, page });
    read += list.items.length;
    more = list.more;
  }
  if (read !== listed) throw new Error(`The list has ${read} payments.`);
  return performance.now() - begun;
}

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}
