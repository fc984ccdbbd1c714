// The visitors: ask the same over and over, over many connections at once.
import { setPriority } from 'node:os';
import autocannon from 'autocannon';
import { sayReady } from './child.ts';
import type { Ask } from './rows.ts';

export interface LoadOrder {
  url: string;
  /** Asked in turns on each connection. */
  requests: Ask[];
  connections: number;
  /** Seconds. */
  duration: number;
  /** From other machines than the server's: has the processor when neither the server nor who measures wants it. */
  isFlood?: boolean;
  /** What counts as answered besides 2xx. */
  status?: 404;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds that all but one request in a hundred stay under. */
  p99: number;
  /** Connections that broke, answers that never came or were refusals. */
  errors: number;
}

let count = 0;

/** Puts another number in place of `{n}` each time. */
function numbered(ask: Ask) {
  if (!ask.path.includes('{n}')) return ask;
  return {
    ...ask,
    setupRequest(request: Ask) {
      count += 1;
      return { ...request, path: ask.path.replace('{n}', String(count)) };
    },
  };
}

process.on('message', async (order: LoadOrder) => {
  const { url, connections, duration, isFlood, status } = order;
  if (isFlood) setPriority(5);
  const requests = order.requests.map(numbered);
  const result = await autocannon({ url, connections, duration, requests });
  const expected = status === 404 ? result['4xx'] : 0;
  const reply: LoadResult = {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx - expected,
  };
  sayReady(reply);
});

sayReady({});
