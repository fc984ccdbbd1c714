// Both floods at once beside visitors who ask for a kept page, and beside staff who save.
import type { Tell } from '../ceiling.ts';
import { type Child, startChild } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { measureSaves, saveSeconds } from './saves.ts';
import type { VisitOrder } from './visitors.ts';

const visitSeconds = 10;
/** The floods go on for so long before it is measured what they do to others: what they ask for is compiled then, as in the other rows. */
const warmUpSeconds = 2;
const kept = { connections: 5, rate: 200 };
/** `{n}` is another number each time. */
const paths = ['/news?search=r{n}', '/nowhere{n}'];

export async function measureFloods(origin: string, password: string, tell: Tell): Promise<void> {
  const visitors = await startChild('worst-day/visitors.ts');
  const strangers: Child[] = [];
  const visit = (duration: number) =>
    visitors.ask<LoadResult>({ ...kept, url: `${origin}/faq`, duration } satisfies VisitOrder);
  const flood = (duration: number) =>
    Promise.all(
      paths.map((path, i) => {
        const requests = [{ method: 'GET' as const, path }];
        const order: LoadOrder = { url: origin, requests, connections: 20, duration, isFlood: true };
        return strangers[i]?.ask<LoadResult>(order);
      }),
    );
  try {
    for (const _ of paths) strangers.push(await startChild('load.ts'));
    // What measures has to become quick itself.
    await visit(1);
    const alone = await visit(visitSeconds);
    const visited = async () => {
      await visit(warmUpSeconds);
      return visit(visitSeconds);
    };
    const [beside] = await Promise.all([visited(), flood(warmUpSeconds + visitSeconds + 1)]);
    const [slowest] = await Promise.all([measureSaves(origin, password), flood(saveSeconds)]);
    tell('ms', 'a kept page, p99, alone', alone.p99, 10);
    tell('ms', 'a kept page, p99, beside both floods', beside.p99, 10);
    tell('failed', 'a kept page, beside both floods', beside.errors, 0);
    tell('ms', 'a save is on its pages beside both floods', slowest, 2_000);
  } finally {
    for (const child of [visitors, ...strangers]) await child.stop();
  }
}
