// Both floods at once beside visitors who ask for a kept page, and beside staff who save.
import type { Tell } from '../ceiling.ts';
import { type Child, startChild } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { ask } from '../measure.ts';
import { measureSaves, saveSeconds } from './saves.ts';
import type { VisitOrder } from './visitors.ts';

const visitSeconds = 10;
/** The floods go on for so long before it is measured what they do to others: what they ask for is compiled then, as in the other rows. */
const warmUpSeconds = 2;
const path = '/faq';
const kept = { connections: 5, rate: 200 };
/** `{n}` is another number each time. */
const floods = ['/news?search=r{n}', '/nowhere{n}'];

export async function measureFloods(origin: string, password: string, tell: Tell): Promise<void> {
  const children: Child[] = [];
  const start = async <Answer>(file: string) => {
    const child = await startChild<Answer>(file);
    children.push(child);
    return child;
  };
  try {
    const visitors = await start('worst-day/visitors.ts');
    const strangers = [await start('load.ts'), await start('load.ts')];
    const visit = (of: string, duration: number) =>
      visitors.ask<LoadResult>({ ...kept, url: of + path, duration } satisfies VisitOrder);
    const flood = (url: string, duration: number) =>
      Promise.all(
        floods.map((path, i) => {
          const requests = [{ method: 'GET' as const, path }];
          const order: LoadOrder = { url, requests, connections: 20, duration, isFlood: true };
          return strangers[i]?.ask<LoadResult>(order);
        }),
      );
    const visitWarm = async (of: string) => {
      await visit(of, warmUpSeconds);
      return visit(of, visitSeconds);
    };
    const visitBeside = async (of: string) => {
      const [result] = await Promise.all([visitWarm(of), flood(of, warmUpSeconds + visitSeconds + 1)]);
      return result;
    };

    const alone = await visitWarm(origin);
    const beside = await visitBeside(origin);
    const [slowest] = await Promise.all([measureSaves(origin, password), flood(origin, saveSeconds)]);
    const fixed = await start<{ address: { port: number } }>('fixed-server.ts');
    await fixed.ask({ [path]: await ask(origin, { method: 'GET', path }) });
    const floor = await visitBeside(`http://127.0.0.1:${fixed.ready.address.port}`);
    tell('ms', 'a kept page, p99, alone', alone.p99, 10);
    tell('ms', 'floor: fixed bytes, p99, beside both floods', floor.p99);
    tell('ms', 'a kept page, p99, beside both floods', beside.p99, 10);
    tell('failed', 'a kept page, beside both floods', beside.errors, 0);
    tell('ms', 'a save is on its pages beside both floods', slowest, 2_000);
  } finally {
    for (const child of children) await child.stop();
  }
}
