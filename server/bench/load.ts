// The visitors: ask the same over and over, over many connections at once.
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
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds that all but one request in a hundred stay under. */
  p99: number;
  /** Connections that broke, answers that never came or were refusals. */
  errors: number;
}

process.on('message', async (order: LoadOrder) => {
  const result = await autocannon(order);
  const reply: LoadResult = {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
  sayReady(reply);
});

sayReady({});
