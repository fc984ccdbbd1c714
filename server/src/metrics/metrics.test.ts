// Whoever looks after the product reads it in numbers, by a real request to the port for them.
import { startTestApp, type TestApp } from '../../test/app.ts';
import { cloneDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createLogger } from '../platform/log.ts';
import { RequestCounts } from '../web/requests/request-counts.ts';
import { type MetricsServer, openMetricsServer } from './metrics-server.ts';

const log = createLogger({ level: 'silent', human: false });
const counts = new RequestCounts();
let app: TestApp;
let url: string;
let metrics: MetricsServer;

const pages = { load: () => ({ waiting: 3, heaps: [5_000_000] }) };

const openFor = (databaseUrl: string, changes: Pick<TestApp['changes'], 'listening'>) =>
  openMetricsServer({
    config: app.config,
    db: app.db,
    databaseUrl,
    changes,
    services: app.services,
    listen: { port: 0, host: '127.0.0.1' },
    counts,
    pages,
    log,
  });

beforeAll(async () => {
  url = await cloneDatabase();
  app = await startTestApp({}, null, url, undefined, counts);
  metrics = await openFor(url, app.changes);
});
afterAll(async () => {
  await metrics.close();
  await app.close();
});

const read = async ({ port }: MetricsServer, path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** Of the series that is named exactly so; undefined when it is absent. */
const numberOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1).replace('Inf', 'Infinity'));
};

test('requests are counted by handler, status and memory, and never by their address', async () => {
  for (const path of [
    '/api/v1/programs',
    '/api/v1/programs',
    '/api/v1/programs/99',
    '/healthz',
    '/graphqlx?token=secret',
  ])
    await (await fetch(`${app.origin}${path}`)).text();
  const requests = (labels: string) => `lubugo_http_requests_total{${labels}}`;
  await until(async () =>
    (await read(metrics)).text.includes(requests('handler="page",status="4xx",cache="miss"')),
  );
  const { text, status, type } = await read(metrics);
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  expect(numberOf(text, requests('handler="rest",status="2xx",cache="miss"'))).toBe(1);
  expect(numberOf(text, requests('handler="rest",status="2xx",cache="hit"'))).toBe(1);
  expect(numberOf(text, requests('handler="rest",status="4xx",cache="miss"'))).toBe(1);
  expect(numberOf(text, requests('handler="health",status="2xx",cache="none"'))).toBe(1);
  expect(numberOf(text, 'lubugo_http_request_duration_seconds_bucket{le="+Inf",handler="rest"}')).toBe(3);
  expect(numberOf(text, 'lubugo_http_request_duration_seconds_count{handler="rest"}')).toBe(3);
  expect(text).not.toMatch(/programs|secret/);
});

test('the process, the database and the machine are told', async () => {
  // A machine that is busy with other tests may let the first question wait for too long.
  await until(async () => numberOf((await read(metrics)).text, 'lubugo_database_up') === 1);
  const { text } = await read(metrics);
  expect(numberOf(text, 'lubugo_changes_heard')).toBe(1);
  expect(numberOf(text, 'lubugo_restored_copy')).toBe(0);
  expect(numberOf(text, 'lubugo_render_waiting')).toBe(3);
  expect(numberOf(text, 'lubugo_thread_heap_bytes{thread="renderer 1"}')).toBe(5_000_000);
  expect(numberOf(text, 'lubugo_memory_bytes{process="main"}')).toBeGreaterThan(1e7);
  expect(numberOf(text, 'lubugo_disk_free_bytes')).toBeGreaterThan(0);
  expect(numberOf(text, 'lubugo_database_waiting')).toBe(0);
  // There never was a backup; and without https there is no certificate.
  expect(numberOf(text, 'lubugo_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  expect(numberOf(text, 'lubugo_certificate_days')).toBeUndefined();
  expect((await read(metrics, '/')).status).toBe(404);
});

test('money without an answer, work that was given up and the last backup are seen', async () => {
  await app.db.query(`
    UPDATE deployment SET last_backup_at = now() - interval '2 hours';
    INSERT INTO donations (reference, amount, currency, status, provider, email, name, created_at)
      VALUES ('old', 10, 'USD', 'pending', 'test', 'a@example.org', 'A', now() - interval '2 hours'),
        ('new', 10, 'USD', 'pending', 'test', 'a@example.org', 'A', now())`);
  await app.jobs.start();
  await app.db.query(`INSERT INTO pgboss.job (name, data) VALUES ('mail-failed', '{}')`);
  await app.db.query(
    `INSERT INTO pgboss.job (name, data, state, created_on, start_after)
       VALUES ('mail', '{}', 'retry', now() - interval '40 minutes', now() + interval '20 minutes')`,
  );
  // What was asked a moment ago serves all who ask, so this one has not asked yet.
  const later = await openFor(url, app.changes);
  const { text } = await read(later);
  await later.close();
  expect(numberOf(text, 'lubugo_money_unanswered{kind="payment"}')).toBe(1);
  expect(numberOf(text, 'lubugo_money_unanswered{kind="refund"}')).toBe(0);
  expect(numberOf(text, 'lubugo_failed_jobs{queue="mail"}')).toBe(1);
  expect(numberOf(text, 'lubugo_oldest_mail_seconds')).toBeGreaterThanOrEqual(2_400);
  expect(numberOf(text, 'lubugo_backup_age_seconds')).toBeCloseTo(7_200, -2);
});

test('without the database all else is told, and that it is away', async () => {
  const away = await openFor('postgres://nobody@127.0.0.1:1/none', { listening: false });
  const { text, status } = await read(away);
  await away.close();
  expect(status).toBe(200);
  expect(numberOf(text, 'lubugo_database_up')).toBe(0);
  expect(numberOf(text, 'lubugo_changes_heard')).toBe(0);
  expect(numberOf(text, 'lubugo_oldest_mail_seconds')).toBeUndefined();
  expect(text).not.toMatch(/^lubugo_(failed_jobs|money_unanswered|backup_age_seconds)/m);
  expect(numberOf(text, 'lubugo_disk_free_bytes')).toBeGreaterThan(0);
});
