// What traces cost who has no collector, or one that does not answer.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { type Collector, startCollector } from '../fakes/collector.ts';
import { killableProduct } from '../outages/killable-product.ts';
import { run } from '../product.ts';
import { until } from '../until.ts';
import { listingInto, loadedWith } from './loaded-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-untraced-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fromProxy = `00-${'5'.repeat(32)}-${'7'.repeat(16)}-01`;

test('without a collector nothing of OpenTelemetry is loaded, and a job carries the trace of a trusted proxy all the same', async () => {
  const file = join(folder, 'loaded');
  const settings = { ROLE: 'web', TRUST_PROXY: '1', ...listingInto(file) };
  const product = await killableProduct('untraced', settings);
  try {
    await product.start();
    await product.get('/programs');
    const message = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
    await product.post('/contact', message, { traceparent: fromProxy });
    await product.post('/contact', message);
    await product.stop();
    const { rows } = await product.client.query(
      `SELECT data->>'traceparent' AS trace FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`,
    );
    expect(rows).toEqual([{ trace: fromProxy }, { trace: null }]);
    expect(loadedWith('/server/dist/src/start.js', file)).toHaveLength(1);
    expect(loadedWith('@opentelemetry/', file)).toEqual([]);
  } finally {
    await product.remove();
  }
});

test('a collector that refuses or says nothing keeps neither visitors nor the stop waiting, and is told of once each time', async () => {
  const sulking = await startCollector();
  const product = await killableProduct('sulking_collector', {
    OTEL_EXPORTER_OTLP_ENDPOINT: sulking.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
  });
  const batchesWhile = async (mood: Collector['mood'], count: number) => {
    sulking.mood = mood;
    const wanted = sulking.batches + count;
    await until(async () => (await product.get('/programs')).status === 200 && sulking.batches >= wanted);
  };
  try {
    await product.start();
    await batchesWhile('refuses', 3);
    await batchesWhile('well', 1);
    await batchesWhile('silent', 1);
    await product.stop();
    const lines = product
      .out()
      .split('\n')
      .filter((line) => line.includes('Traces cannot be handed on'));
    expect(lines.map((line) => JSON.parse(line).reason)).toEqual(['400', 'no answer']);
  } finally {
    await product.remove();
    await sulking.stop();
  }
});

test('where the package is not installed, a start with a collector is refused with the command to run', async () => {
  const clone = join(folder, 'clone');
  mkdirSync(join(clone, 'tracing'), { recursive: true });
  const files = [
    'package.json',
    'schema.graphql',
    'server/dist',
    'tracing/tracing.js',
    'tracing/package.json',
  ];
  for (const path of files) cpSync(join(projectRoot, path), join(clone, path), { recursive: true });
  for (const path of ['node_modules', 'server/node_modules'])
    symlinkSync(join(projectRoot, path), join(clone, path));
  const product = run(join(clone, 'server/dist/src/main.js'), {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  });
  expect(await product.ended).toBe(1);
  expect(product.err()).toBe(
    `OTEL_EXPORTER_OTLP_ENDPOINT is set, and what hands traces on is not installed: run \`npm ci --prefix tracing\` in ${clone}, or unset it.\n`,
  );
});
