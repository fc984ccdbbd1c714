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
  /** Seconds of the same before what is measured; none when left out. */
  warmUp?: number;
  /** Requests a second of all connections together, at most; as many as there can be when left out. */
  rate?: number;
  /** From other machines than the server's: has the processor when neither the server nor who measures wants it. */
  isFlood?: boolean;
  /** What counts as answered besides 2xx. */
  status?: 404;
  /** The first number in place of `{n}`; the one after the last of before when left out. */
  from?: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds that all but one request in a hundred stay under. */
  p99: number;
  /** Connections that broke, answers that never came or were refusals. */
  errors: number;
}

let count = 0;

/** Puts another number in place of each `{n}` of a path and a body each time, and of each `{n:24}` with so many digits. */
function numbered(ask: Ask) {
  const { path, body } = ask;
  if (![path, body].some((text) => text?.includes('{n'))) return ask;
  return {
    ...ask,
    setupRequest(request: Ask) {
      count += 1;
      const filled = (text: string) =>
        text.replaceAll(/\{n(?::(\d+))?\}/g, (_, digits = 0) => String(count).padStart(Number(digits), '0'));
      return { ...request, path: filled(path), ...(body !== undefined && { body: filled(body) }) };
    },
  };
}

process.on('message', async (order: LoadOrder) => {
  const { url, connections, duration, warmUp, rate, isFlood, status, from = count + 1 } = order;
  count = from - 1;
  if (isFlood) setPriority(5);
  const requests = order.requests.map(numbered);
  const result = await autocannon({
    url,
    connections,
    duration,
    requests,
    ...(warmUp && { warmup: { duration: warmUp } }),
    ...(rate && { overallRate: rate }),
  });
  const expected = status === 404 ? result['4xx'] : 0;
  const reply: LoadResult = {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx - expected,
  };
  sayReady(reply);
});

sayReady({});
