// Traces as a collector gets them: the built product, one process that answers and one that does the work, with the real exporter.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CollectedSpan, type Collector, startCollector } from '../fakes/collector.ts';
import { startFakeFlutterwave } from '../fakes/flutterwave.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { listingInto, loadedWith } from './loaded-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-tracing-'));
const loadedFile = join(folder, 'loaded');

let collector: Collector;
let mailServer: MailServer;
beforeAll(async () => {
  collector = await startCollector();
  mailServer = await startMailServer();
});
afterAll(async () => {
  await collector.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The body comes some time after the head, as over a slow line. */
async function postSlowly(url: string, body: object, headers: Record<string, string>): Promise<void> {
  const text = JSON.stringify(body);
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  const sent = request(url, { method: 'POST', headers: { ...length, ...headers } });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await wait(300);
  sent.end(text);
  const [answer] = await answered;
  answer.resume();
}

/** What somebody types, each word of which is found nowhere else. */
const typed = {
  name: 'Nakabugo Quillfeather',
  email: 'nakabugo@typed.example',
  subject: 'Zebrawood',
  message: 'Whether the marabou is vegetarian.',
};
const searched = 'okapi-in-the-address';
const secret = 'Bearer-of-the-collector';

const contact = {
  query: 'mutation Typed($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
  variables: { input: typed },
};
const fromProxy = `00-${'5'.repeat(32)}-${'7'.repeat(16)}-01`;

describe('a visit', () => {
  let web: KillableProduct;
  let worker: KillableProduct;
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const inTrace = () => collector.spans.filter(({ traceId }) => traceId === '5'.repeat(32));

  let reference = '';

  beforeAll(async () => {
    const provider = await startFakeFlutterwave();
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=${secret}`,
      FLUTTERWAVE_PUBLIC_KEY: provider.settings.publicKey,
      FLUTTERWAVE_SECRET_KEY: provider.settings.secretKey,
      FLUTTERWAVE_WEBHOOK_SECRET: provider.settings.webhookSecret,
      FLUTTERWAVE_API_URL: provider.settings.apiUrl,
      SMTP_URL: mailServer.url,
      SMTP_STARTTLS: 'optional',
    };
    web = await killableProduct('tracing', {
      ...settings,
      ROLE: 'web',
      TRUST_PROXY: '1',
      OTEL_SERVICE_NAME: 'agency',
      ...listingInto(loadedFile),
    });
    worker = await killableProduct('tracing', { ...settings, ROLE: 'worker' }, web);
    await web.start();
    await worker.start();
    await web.client.query(
      `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
       VALUES ($1, $2, $3, $4, $5, $6, $7, true)`,
      Object.values(gorillaTrek),
    );
    // The renderer begins with the first of them, and the second is to have its own queries all the same.
    await web.get(`/programs/4711?key=${searched}`);
    await web.get(`/programs?q=${searched}`);
    await web.get(`/api/v1/programs?search=${searched}`);
    await postSlowly(`http://127.0.0.1:${web.port()}/graphql`, contact, { traceparent: fromProxy });
    await until(() => mailServer.taken.length === 1);
    const { name, email } = typed;
    const gift = await web.post('/donations', { name, email, currency: 'USD', amount: 10 });
    reference = ((await gift.json()) as { data: { reference: string } }).data.reference;
    provider.transactions.push({
      id: 9,
      tx_ref: reference,
      status: 'successful',
      amount: 10,
      currency: 'USD',
    });
    await web.post('/donations/verify', { reference });
    await until(() => mailServer.taken.length === 2);
    await worker.stop();
    await web.stop();
  });
  afterAll(async () => {
    await worker.remove();
    await web.remove();
  });

  test('is one trace from the request that a trusted proxy sent to the job and its mail in another process', () => {
    const byId = new Map(collector.spans.map((span) => [span.spanId, span]));
    const wayTo = ({ parentSpanId = '', name }: CollectedSpan): string[] => {
      const parent = byId.get(parentSpanId);
      return [...(parent ? wayTo(parent) : [parentSpanId]), name];
    };
    const mail = inTrace().find(({ name }) => name === 'mail');
    expect(mail && wayTo(mail)).toEqual(['7'.repeat(16), 'POST graphql', 'job mail', 'mail']);
    const traces = named('mail').map(({ traceId }) => traceId);
    expect(new Set(traces).size).toBe(2);
    const insert = inTrace().find(({ name }) => name === 'INSERT contact_submissions');
    expect(insert && wayTo(insert)).toEqual(['7'.repeat(16), 'POST graphql', 'INSERT contact_submissions']);
  });

  test('tells of each request its handler and status, and what a page asks while it is rendered', () => {
    const told = collector.spans.filter(({ attributes }) => 'lubugo.handler' in attributes);
    const lines = told.map(({ name, attributes }) => `${name} ${attributes['http.response.status_code']}`);
    expect(lines.sort()).toEqual([
      'GET page 200',
      'GET page 404',
      'GET rest 200',
      'POST graphql 200',
      'POST rest 200',
      'POST rest 201',
    ]);
    const page = told.find(({ attributes }) => attributes['http.response.status_code'] === 200);
    const render = named('render').find(({ parentSpanId }) => parentSpanId === page?.spanId);
    const asked = collector.spans.filter(({ parentSpanId }) => parentSpanId === render?.spanId);
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['SELECT programs']));
  });

  test('is all there is: what a clock asks the database belongs to nobody', () => {
    const roots = collector.spans.filter(({ parentSpanId = '' }) => parentSpanId === '');
    for (const { name } of roots) expect(name).toMatch(/^(GET|POST|job) /);
  });

  test('tells what the payment provider was asked', () => {
    const [question] = named('payments transactions');
    expect(question?.attributes).toEqual({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
    const asker = collector.spans.find(({ spanId }) => spanId === question?.parentSpanId);
    expect(asker?.name).toBe('POST rest');
  });

  test('leaves nothing in any span of what was typed, asked for or secret', () => {
    expect(collector.spans.length).toBeGreaterThan(10);
    const everything = collector.spans.map(({ said }) => said.toLowerCase()).join('\n');
    const words = Object.values(typed).flatMap((text) => text.split(/[\s@.]+/));
    for (const word of [...words, searched, reference, '4711', secret].filter((one) => one.length > 3))
      expect(everything).not.toContain(word.toLowerCase());
    const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].sort()).toEqual([
      'db.collection.name',
      'db.operation.name',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'lubugo.attempt',
      'lubugo.handler',
      'lubugo.job',
      'lubugo.mail',
      'lubugo.page',
      'lubugo.statement',
    ]);
    const values = collector.spans.flatMap(({ attributes }) => Object.values(attributes));
    for (const value of values) expect(String(value)).toMatch(/^[A-Za-z0-9_ -]+$/);
  });

  test('is handed on under the name and with the headers of the environment, which are in no line of the log', () => {
    expect(new Set(collector.headers.map(({ authorization }) => authorization))).toEqual(new Set([secret]));
    expect(web.out() + web.err() + worker.out() + worker.err()).not.toContain(secret);
    const of = (role: string) =>
      collector.spans.find(({ resource }) => resource['lubugo.role'] === role)?.resource;
    expect(of('web')).toMatchObject({ 'service.name': 'agency' });
    expect(of('worker')).toMatchObject({ 'service.name': 'lubugo-journeys' });
    expect(loadedWith('@opentelemetry/', loadedFile)).not.toEqual([]);
  });
});
