// `npm run bench:booking`: bookings of seats against what else the product does, in one run, in turns. Ends with 1 when a target is missed.
import pg from 'pg';
import { type Child, startChild } from '../child.ts';
import { makeBenchDatabase } from '../database.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { type Ask, registration } from '../rows.ts';
import { type Journeys, makeJourneys } from './make-journeys.ts';
import { measureOffice } from './office-screens.ts';
import { median, Table } from './table.ts';
import { besideBookings, besideRush } from './visits.ts';

const rounds = 3;
const seconds = 3;
const connections = 32;

const table = new Table();
const database = await makeBenchDatabase();
const children: Child[] = [];
const start = async <Answer>(file: string, env?: Record<string, string>) => {
  const child = await startChild<Answer>(file, env);
  children.push(child);
  return child;
};
const product = { BENCH_DATABASE: database.url, BENCH_DATA: database.dataDir, RATE_LIMITS: 'off' };
const db = new pg.Client({ connectionString: database.url });

try {
  await db.connect();
  const load = await start('load.ts');
  const server = await start<{ address: { port: number } }>('product-server.ts', product);
  const origin = `http://127.0.0.1:${server.ready.address.port}`;
  const journeys = await makeJourneys(origin, db);
  await compareBookings(load, origin, journeys);
  await compareReads(load, origin, journeys);
  const others = { load, server: { origin, journeys, db }, start };
  await besideBookings(table, others);
  await besideRush(table, others);
  await emptySeats();
  await measureOffice(table, { origin, db, token: journeys.token });
  if (table.hasMissed) process.exitCode = 1;
} finally {
  await db.end();
  for (const child of children) await child.stop();
  await database.close();
}

/** Bookings that were made a second, on many dates and on one, beside registrations. */
async function compareBookings(load: Child, url: string, { bookings }: Journeys): Promise<void> {
  const floor: Ask = {
    method: 'POST',
    path: '/api/v1/registrations',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  };
  const kinds = {
    registrations: { requests: [floor], made: 'registrations' },
    'on 50 departures': { requests: bookings, made: 'bookings' },
    'on one departure': { requests: bookings.slice(0, 1), made: 'bookings' },
  };
  const rates = new Map<string, number[]>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { requests, made }] of Object.entries(kinds)) {
      await emptySeats();
      const before = await countOf(made);
      const order: LoadOrder = { url, requests, connections, duration: round === 0 ? 1 : seconds };
      await load.ask<LoadResult>(order);
      const rate = ((await countOf(made)) - before) / order.duration;
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  const rateOf = (name: string) => median(rates.get(name) ?? []);
  table.figure('registrations made', rateOf('registrations'), 'a second');
  table.atLeast(
    'bookings on 50 departures, of registrations',
    rateOf('on 50 departures'),
    rateOf('registrations'),
    0.35,
  );
  table.atLeast(
    'bookings on one departure, of registrations',
    rateOf('on one departure'),
    rateOf('registrations'),
    0.08,
  );
}

/** The exact seats of a program with 60 dates, beside one program that is read cold. */
async function compareReads(load: Child, url: string, { seatsLeft, programs }: Journeys): Promise<void> {
  const rates: Record<'seats' | 'program', number[]> = { seats: [], program: [] };
  const cold = await start<{ address: { port: number } }>('product-server.ts', {
    ...product,
    PAGE_CACHE: 'off',
  });
  const coldUrl = `http://127.0.0.1:${cold.ready.address.port}`;
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, requests, at] of [
      ['program', programs, coldUrl],
      ['seats', [seatsLeft], url],
    ] as const) {
      const result = await load.ask<LoadResult>({
        url: at,
        requests: [...requests],
        connections: 20,
        duration: 2,
      });
      if (result.errors > 0) throw new Error(`${result.errors} reads of ${name} failed.`);
      if (round > 0) rates[name].push(result.requestsPerSecond);
    }
  table.atLeast(
    'exact seats of 60 dates, of one program read cold',
    median(rates.seats),
    median(rates.program),
    0.5,
  );
}

/** All dates as before the first booking. */
async function emptySeats(): Promise<void> {
  await db.query(
    'DELETE FROM payments; DELETE FROM bookings; UPDATE departure_seats SET taken = 0 WHERE taken > 0',
  );
  await db.query("UPDATE departures SET visible = 'open' WHERE visible <> 'open'");
}

async function countOf(table: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}
