// Visitors of a kept page while the provider tells of one payment after the other and answers no question.
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from '../booking/table.ts';
import type { Child } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { ask } from '../measure.ts';
import type { Ask } from '../rows.ts';
import type { VisitOrder } from '../worst-day/visitors.ts';

interface Others {
  load: Child;
  start<Answer>(file: string): Promise<Child<Answer>>;
  /** Of the product, which does what it promises. */
  origin: string;
  event(): Ask;
  /** Of the page. */
  path: string;
}

const visits = { connections: 5, rate: 200, duration: 10 };

export async function besideEvents(
  table: Table,
  { load, start, origin, event, path }: Others,
): Promise<void> {
  const visitors = await start('worst-day/visitors.ts');
  const fixed = await start<{ address: { port: number } }>('fixed-server.ts');
  await fixed.ask({ [path]: await ask(origin, { method: 'GET', path }) });
  const order: LoadOrder = {
    url: origin,
    requests: [event()],
    connections: 10,
    duration: visits.duration + 1,
    rate: 100,
    from: 1,
  };
  const beside = async (url: string) => {
    const flood = load.ask<LoadResult>(order);
    await wait(500);
    const result = await visitors.ask<LoadResult>({ ...visits, url: url + path } satisfies VisitOrder);
    return { ...result, flood: await flood };
  };
  const page = await beside(origin);
  const floor = await beside(`http://127.0.0.1:${fixed.ready.address.port}`);
  table.atMost(
    'a kept page beside 100 events/s and a provider that hangs, p99, of bare node:http',
    page.p99,
    floor.p99,
    3,
  );
  table.none('  … of those failed', page.errors);
  table.none('  … of the events failed', page.flood.errors);
}
