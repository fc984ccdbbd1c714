// Visitors beside who books: of a kept page of the very program, and of another one that is made anew.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Child } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { ask } from '../measure.ts';
import type { VisitOrder } from '../worst-day/visitors.ts';
import type { Journeys } from './make-journeys.ts';
import type { Table } from './table.ts';

interface Others {
  load: Child;
  server: { origin: string; journeys: Journeys; db: pg.Client };
  start<Answer>(file: string): Promise<Child<Answer>>;
}

const kept = { connections: 5, rate: 200, duration: 10 };
/** A page that is made anew takes longer than all the others. */
const anew = { connections: 2, rate: 4, duration: 10 };

/** 50 bookings a second on the dates of a page, which stays kept: `visible` does not change. */
export async function besideBookings(table: Table, { load, server, start }: Others): Promise<void> {
  const { origin, journeys, db } = server;
  const path = `/programs/${journeys.programId}`;
  const visitors = await start('worst-day/visitors.ts');
  const fixed = await start<{ address: { port: number } }>('fixed-server.ts');
  await fixed.ask({ [path]: await ask(origin, { method: 'GET', path }) });
  const order: LoadOrder = {
    url: origin,
    requests: journeys.bookings,
    connections: 10,
    duration: 11,
    rate: 50,
  };
  let told = 0;
  db.on('notification', ({ payload }) => {
    if (payload === '' || payload?.split(',').includes('departures')) told += 1;
  });
  await db.query('LISTEN content_changed');
  const beside = async (url: string) => {
    const flood = load.ask<LoadResult>(order);
    await wait(500);
    const result = await visitors.ask<LoadResult>({ ...kept, url: url + path } satisfies VisitOrder);
    await flood;
    return result;
  };
  const page = await beside(origin);
  const anewAtMost = told;
  await db.query('UNLISTEN content_changed');
  const floor = await beside(`http://127.0.0.1:${fixed.ready.address.port}`);
  table.atMost(
    'a kept page beside 50 bookings/s on its dates, p99, of bare node:http',
    page.p99,
    floor.p99,
    3,
  );
  table.none('  … of those failed', page.errors);
  const asked = page.requestsPerSecond * kept.duration;
  table.atLeast('  … of those from memory', asked - anewAtMost, asked, 0.99);
}

/** 200 callers for one date wait for each other and not for the pool: another page is made as if they were not there. */
export async function besideRush(table: Table, { load, server, start }: Others): Promise<void> {
  const { origin, journeys } = server;
  const visitors = await start('worst-day/visitors.ts');
  // Words that nobody keeps: the page of each is made anew.
  const url = `${origin}/programs?search=rush`;
  const alone = await visitors.ask<LoadResult>({ ...anew, url } satisfies VisitOrder);
  const rush: LoadOrder = {
    url: origin,
    requests: journeys.bookings.slice(0, 1),
    connections: 200,
    duration: 12,
    isFlood: true,
  };
  const flood = load.ask<LoadResult>(rush);
  await wait(1_000);
  const beside = await visitors.ask<LoadResult>({ ...anew, url } satisfies VisitOrder);
  await flood;
  table.atMost(
    'another page, made anew, beside 200 callers for one date, p99, of alone',
    beside.p99,
    alone.p99,
    3,
  );
  table.none('  … of those failed', beside.errors);
}
