// `npm run bench:fleet`: what several instances cost: waiting for each other, heartbeats, a pooler. Each row is a ratio within one run. With
// BENCH_BEFORE, a folder `server/dist/src` of another build, kept pages are compared with it. Ends with 1 when a target is missed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPgBouncer } from '../../test/fleet/parts/pgbouncer.ts';
import { median, Table } from '../booking/table.ts';
import { type Child, startChild } from '../child.ts';
import { makeBenchDatabase } from '../database.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { questions } from '../rows.ts';
import { measureConfirmations } from './confirmations.ts';
import { familyOf, processorTime } from './processor.ts';
import { writes } from './writes.ts';

const isQuick = process.argv.includes('--quick');
const turns = isQuick ? 1 : 5;
const saves = isQuick ? 100 : 1_000;
const instances = 5;
/** Seconds of rest, in which heartbeats are counted. */
const rest = isQuick ? 5 : 30;

interface Ready {
  address: { port: number };
  pid: number;
}

const table = new Table();
const database = await makeBenchDatabase();
const load = await startChild('load.ts');
try {
  await confirmations();
  await heartbeats();
  await keptPages();
  await throughPooler();
  await takenIn();
  if (table.hasMissed) process.exitCode = 1;
} finally {
  await load.stop();
  await database.close();
}

async function confirmations(): Promise<void> {
  const { waits, notices } = await measureConfirmations(database.url, saves);
  table.figure(`${saves} saves: half of them wait for the other instance at most`, median(waits), 'ms');
  table.atMost('  … of a NOTIFY heard by both beside it', median(waits), median(notices), 2);
  table.atMost('  … 99 of 100', percentile(waits), percentile(notices), 5);
}

async function heartbeats(): Promise<void> {
  const resting = await startChild<Ready>('fleet/resting.ts', {
    BENCH_DATABASE: database.url,
    BENCH_INSTANCES: String(instances),
  });
  const [postmaster = ''] = readFileSync(join(database.dataDir, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const used = () =>
    [resting.ready.pid, ...familyOf(Number(postmaster))].reduce((sum, pid) => sum + processorTime(pid), 0);
  await wait(2_000);
  const before = used();
  await wait(rest * 1_000);
  table.atMost(`heartbeats of ${instances} instances at rest, of a core`, used() - before, rest, 0.02);
  await resting.stop();
}

function product(settings: Record<string, string> = {}): Promise<Child<Ready>> {
  return startChild<Ready>('product-server.ts', {
    BENCH_DATABASE: database.url,
    BENCH_DATA: database.dataDir,
    RATE_LIMITS: 'off',
    ...settings,
  });
}

function orderOf(at: Child<Ready>, question: keyof typeof questions, duration: number): LoadOrder {
  const { method, path, headers, body } = questions[question] as (typeof questions)['one'];
  const url = `http://127.0.0.1:${at.ready.address.port}`;
  return { url, requests: [{ method, path, headers, body }], connections: 32, duration };
}

/** Microseconds of the processor that a kept page takes. */
async function processorOfPage(at: Child<Ready>): Promise<number> {
  const before = processorTime(at.ready.pid);
  const { requestsPerSecond } = await load.ask<LoadResult>(orderOf(at, 'page', 3));
  return ((processorTime(at.ready.pid) - before) / (requestsPerSecond * 3)) * 1e6;
}

async function keptPages(): Promise<void> {
  const { BENCH_BEFORE } = process.env;
  const alone = await product(BENCH_BEFORE ? { BENCH_BUILD: BENCH_BEFORE } : {});
  // Only one of the two is asked, as often as the one beside them: V8 optimizes what is asked for again and again.
  const two = [await product(), await product()] as const;
  const [one, other]: [number[], number[]] = [[], []];
  await processorOfPage(alone);
  await processorOfPage(two[0]);
  for (let turn = 0; turn < turns; turn += 1) {
    one.push(await processorOfPage(alone));
    other.push(await processorOfPage(two[0]));
  }
  table.figure('a kept page with two instances, of the processor', median(other), 'µs');
  table.figure('  … so a core answers', 1e6 / median(other), '/s');
  table.atMost(
    BENCH_BEFORE ? '  … of one of the build before' : '  … of one beside them',
    median(other),
    median(one),
    1.1,
  );
  for (const at of [alone, ...two]) await at.stop();
}

async function throughPooler(): Promise<void> {
  const pgbouncer = await startPgBouncer(database.url);
  const cold = { PAGE_CACHE: 'off' };
  const direct = await product(cold);
  const pooled = await product({ ...cold, BENCH_POOLER: pgbouncer.through(database.url) });
  const rows = [
    ['graphql', 'a list that is not kept, through PgBouncer, of direct', 0.7],
    ['one', 'one program, beside PgBouncer, of direct', 0.6],
  ] as const;
  for (const [question, name, target] of rows) {
    const [without, through]: [number[], number[]] = [[], []];
    const rate = async (at: Child<Ready>) =>
      (await load.ask<LoadResult>(orderOf(at, question, 3))).requestsPerSecond;
    await rate(direct);
    await rate(pooled);
    for (let turn = 0; turn < turns; turn += 1) {
      without.push(await rate(direct));
      through.push(await rate(pooled));
    }
    table.atLeast(name, median(through), median(without), target);
  }
  await Promise.all([direct.stop(), pooled.stop()]);
  await pgbouncer.close();
}

async function takenIn(): Promise<void> {
  const [one, other] = [await product(), await product()];
  const url = `http://127.0.0.1:${one.ready.address.port}`;
  for (const [name, request] of await writes(url)) {
    const order: LoadOrder = { url, requests: [request], connections: 16, duration: 5 };
    const rates: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const { requestsPerSecond, errors } = await load.ask<LoadResult>(order);
      if (errors > 0) throw new Error(`Of ${name} ${errors} failed.`);
      rates.push(requestsPerSecond);
    }
    table.figure(name, median(rates), '/s');
  }
  await Promise.all([one.stop(), other.stop()]);
}

/** That 99 of 100 are under. */
function percentile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
