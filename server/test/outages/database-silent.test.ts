// What callers meet when the way to the database goes silent under load: no answer, no end of the connection, nothing.
import { startTestApp, type TestApp } from '../app.ts';
import { cloneDatabase } from '../database.ts';
import { type SilentProxy, startSilentProxy } from '../fakes/silent-proxy.ts';
import { startLoad } from '../load.ts';
import { until } from '../until.ts';

/** As those of the product, only shorter; `npm run test:long` keeps to its own. */
const limits = { connect: 2_500, statement: 2_500, silence: 3_000, idle: 500 };
let proxy: SilentProxy;
let app: TestApp;

beforeAll(async () => {
  proxy = await startSilentProxy(await cloneDatabase());
  app = await startTestApp({}, null, proxy.url, limits);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

test('a silent flow: 503 with Retry-After and nothing worse, nothing that was taken is lost, and it heals by itself', async () => {
  const load = await startLoad(app);
  await load.untilAll((status) => status < 300);

  // As after a failover: what there was is dead, and who connects anew is served.
  proxy.dropConnections();
  // A caller may have found a connection that was made since.
  const again = setInterval(() => proxy.dropConnections(), 5_000);
  await load.untilAll((status) => status === 503).finally(() => clearInterval(again));
  await load.untilAll((status) => status < 300);

  proxy.goSilent();
  await load.untilAll((status) => status === 503);
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  proxy.carryNewOnes();
  await load.untilAll((status) => status < 300);

  await load.stop();
  load.expectNothingWorse();
  await load.expectAllKept();
  await until(async () => (await fetch(`${app.origin}/readyz`)).status === 200);
});

test('what others change is heard again after that', async () => {
  await until(() => app.changes.listening);
  const names = async () => (await fetch(`${app.origin}/api/v1/programs`)).text();
  await names();
  await app.db.query("UPDATE programs SET name = 'Changed by hand'");
  await until(async () => (await names()).includes('Changed by hand'));
});

test('a statement that takes too long is given up by the server, without harm to its connection', async () => {
  const error = await app.db.query('SELECT pg_sleep(60)').catch((thrown) => thrown);
  expect(error).toMatchObject({ code: '57014' });
});
