// What the counts of requests are called.
import { Counter, Histogram, type Registry } from 'prom-client';
import { durationBounds, type RequestCounts } from '../web/requests/request-counts.ts';

export function addRequestMetrics(registry: Registry, counts: RequestCounts): void {
  new Counter({
    name: 'lubugo_http_requests_total',
    help: 'Requests by handler, class of the status, and whether the answer came from memory.',
    labelNames: ['handler', 'status', 'cache'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { count, ...labels } of counts.counts()) this.inc(labels, count);
    },
  });
  registry.registerMetric(new CountedDurations(counts));
}

const name = 'lubugo_http_request_duration_seconds';
const help = 'Time from the head of a request to the end of its answer.';

/** A histogram that reads what was counted already, instead of being told of each request. */
class CountedDurations extends Histogram<'handler'> {
  readonly #counts: RequestCounts;

  constructor(counts: RequestCounts) {
    super({ name, help, labelNames: ['handler'], buckets: [...durationBounds], registers: [] });
    this.#counts = counts;
  }

  /** What the library asks for; its types do not tell. */
  async getForPromString() {
    const values = [...this.#counts.durations()].flatMap(({ handler, upTo, seconds }) => [
      ...upTo.map((value, at) => ({
        metricName: `${name}_bucket`,
        labels: { le: durationBounds[at] ?? '+Inf', handler },
        value,
      })),
      { metricName: `${name}_sum`, labels: { handler }, value: seconds },
      { metricName: `${name}_count`, labels: { handler }, value: upTo.at(-1) ?? 0 },
    ]);
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }
}
