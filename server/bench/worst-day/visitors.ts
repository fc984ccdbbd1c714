// Visitors who ask steadily, whatever else goes on: each connection asks at its time, also while its last answer has not come, and
// what is asked then has waited since. (autocannon asks in bursts, and takes a thousandth of the time between two for that time.)
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sayReady } from '../child.ts';
import type { LoadResult } from '../load.ts';

export interface VisitOrder {
  url: string;
  connections: number;
  /** Requests a second of all connections together. */
  rate: number;
  /** Seconds. */
  duration: number;
}

process.on('message', async (order: VisitOrder) => sayReady(await visit(order)));

async function visit({ url, connections, rate, duration }: VisitOrder): Promise<LoadResult> {
  const times: number[] = [];
  let errors = 0;
  const each = async (agent: Agent) => {
    const asked = performance.now();
    if ((await statusOf(url, agent)) !== 200) errors += 1;
    times.push(performance.now() - asked);
  };
  const visitor = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // It is connected before its time begins.
    await statusOf(url, agent);
    const first = performance.now() + (number * 1000) / rate;
    const under: Promise<void>[] = [];
    for (let due = 0; due < duration * 1000; due += (connections * 1000) / rate) {
      await wait(Math.max(0, first + due - performance.now()));
      under.push(each(agent));
    }
    await Promise.all(under);
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  return { requestsPerSecond: times.length / duration, p99, errors };
}

/** Of the whole answer; 0 when there was none. */
async function statusOf(url: string, agent: Agent): Promise<number> {
  try {
    const [answer]: IncomingMessage[] = await once(get(url, { agent }), 'response');
    await once(answer?.resume() ?? agent, 'end');
    return answer?.statusCode ?? 0;
  } catch {
    return 0;
  }
}

sayReady({});
