// `npm run bench:changes`: what ten people cost who have the admin open, while nothing changes. Ends with 1 above the target.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from './child.ts';
import { makeBenchDatabase } from './database.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import type { Ask } from './rows.ts';

const people = 10;
/** Seconds between two questions of one of them. */
const every = 4;
/** They ask this often as often, so that there is something to measure. */
const times = 4;
const seconds = 40;
/** Hundredths of a core. */
const target = 0.5;

const query = `query ($cursor: String, $open: [OpenRecordInput!]) {
  changes: changesSince(cursor: $cursor, open: $open) {
    cursor expired removed { kind id } openRecords { kind id editing by { id name } }
    registrations { id firstName lastName email phone startDate createdAt isNew }
    messages { id name email subject message createdAt isNew }
    subscribers { id email status createdAt isNew }
    donations { id name amount currency status createdAt isNew }
    news { registrations messages subscribers donations newest { registrations messages subscribers donations } }
  }
  me { id email role }
}`;

const database = await makeBenchDatabase();
const product = { BENCH_DATABASE: database.url, BENCH_DATA: database.dataDir, RATE_LIMITS: 'off' };
const server = await startChild<{ address: { port: number }; pid: number }>('product-server.ts', product);
const load = await startChild('load.ts');
const postgres = new pg.Client({ connectionString: database.url });
try {
  await postgres.connect();
  const url = `http://127.0.0.1:${server.ready.address.port}`;
  const requests = await Promise.all(Array.from({ length: people }, (_, i) => questionOf(url, i)));
  const order: LoadOrder = {
    url,
    requests,
    connections: people,
    duration: 10,
  };
  // As after hours of questions: what runs often was compiled.
  await load.ask<LoadResult>(order);

  const idle = await spent(() => wait(10_000));
  const asked = await spent(async () => {
    const { errors } = await load.ask<LoadResult>({
      ...order,
      rate: (people / every) * times,
      duration: seconds,
    });
    if (errors > 0) throw new Error(`${errors} questions were not answered.`);
  });
  const [server1, postgres1] = asked.map((share, i) => (Math.max(0, share - (idle[i] ?? 0)) / times) * 100);
  const sum = (server1 ?? 0) + (postgres1 ?? 0);
  console.log(
    `${people} people who ask every ${every} s: ${sum.toFixed(2)} % of a core ` +
      `(server ${server1?.toFixed(2)} %, PostgreSQL ${postgres1?.toFixed(2)} %), target ${target} %`,
  );
  if (sum > target) process.exitCode = 1;
} finally {
  await postgres.end();
  for (const child of [server, load]) await child.stop();
  await database.close();
}

/** The question of one more person, with the cursor of the first answer; every third of them has a record open. */
async function questionOf(url: string, i: number): Promise<Ask> {
  const headers = { 'content-type': 'application/json' };
  const [email, password] = [`person${i}@lubugo.example`, 'boots by the door at dawn'];
  const post = async (path: string, body: object, more = {}) => {
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return (await (await fetch(url + path, sent)).json()) as {
      data: { token: string; changes: { cursor: string } };
    };
  };
  const { data } = await post('/api/v1/admin/signup', { email, password, confirmPassword: password });
  const authorization = `Bearer ${data.token}`;
  const first = await post('/graphql', { query }, { authorization });
  const open = i % 3 === 0 ? [{ kind: 'program', id: i + 1, editing: true }] : [];
  const variables = { cursor: first.data.changes.cursor, open };
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, authorization },
    body: JSON.stringify({ query, variables }),
  };
}

/** Seconds of a processor that the server has taken so far, and PostgreSQL with those of its processes that are over. */
async function taken(): Promise<[number, number]> {
  const { rows } = await postgres.query<{ pid: number; own: boolean }>(
    'SELECT pid, pid = pg_backend_pid() AS own FROM pg_stat_activity',
  );
  const own = rows.find((row) => row.own)?.pid ?? 0;
  const parent = Number(statOf(own)[1]);
  const living = rows.map(({ pid }) => ticks(statOf(pid), 2));
  return [
    ticks(statOf(server.ready.pid), 2) / 100,
    (ticks(statOf(parent), 4) + living.reduce((sum, one) => sum + one, 0)) / 100,
  ];
}

/** What share of a core both took while `work` ran. */
async function spent(work: () => Promise<unknown>): Promise<[number, number]> {
  const begun = Date.now();
  const before = await taken();
  await work();
  const after = await taken();
  const length = (Date.now() - begun) / 1000;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

/** What Linux tells of a process, from its state on; nothing of one that is over. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Hundredths of a second: in the program and in the system, and as many again for children that are over. */
function ticks(stat: string[], fields: 2 | 4): number {
  return stat.slice(11, 11 + fields).reduce((sum, one) => sum + Number(one), 0);
}
