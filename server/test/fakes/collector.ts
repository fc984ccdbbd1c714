// A collector of OpenTelemetry that keeps what it is handed: OTLP over HTTP, as JSON.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = Record<string, unknown>;

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  /** What it is of. */
  resource: Record<string, unknown>;
  /** All that it says, events and status included, but for its times and numbers. */
  said: string;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'resource'> & { attributes: Attribute[] })[] }[];
  }[];
}

interface Attribute {
  key: string;
  value: Value;
}

export interface Collector {
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  spans: CollectedSpan[];
  /** The headers of each batch. */
  headers: IncomingMessage['headers'][];
  /** `silent`: takes batches in and says nothing. */
  mood: 'well' | 'refuses' | 'silent';
  /** How many came, whatever it made of them. */
  batches: number;
  stop(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    collector.batches += 1;
    if (collector.mood === 'silent') return;
    if (collector.mood === 'refuses' || req.url !== '/v1/traces') return void res.writeHead(400).end();
    const batch = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Batch;
    collector.headers.push(req.headers);
    for (const { resource, scopeSpans } of batch.resourceSpans) {
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        collector.spans.push({
          ...span,
          attributes: attributesOf(span.attributes),
          resource: attributesOf(resource.attributes),
          said: JSON.stringify({ ...span, ...withoutNumbers }),
        });
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    headers: [],
    mood: 'well',
    batches: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}

const withoutNumbers = {
  traceId: '',
  spanId: '',
  parentSpanId: '',
  startTimeUnixNano: '',
  endTimeUnixNano: '',
};

const attributesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
