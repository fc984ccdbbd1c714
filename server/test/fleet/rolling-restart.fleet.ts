// Instances are restarted one after the other while visitors read and write, behind haproxy and nginx as ops/ has them.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { type SilentProxy, startSilentProxy } from '../fakes/silent-proxy.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { until } from '../until.ts';
import { type LoadBalancer, startHaproxy, startNginx } from './parts/load-balancer.ts';
import { visitorsOf, type Write } from './people/visits.ts';

const least = 5_000;

let ports: [number, number];
/** Each instance has its own way to the database. */
let proxies: [SilentProxy, SilentProxy];
let webs: KillableProduct[];
let balancer: LoadBalancer | undefined;
beforeAll(async () => {
  const name = 'fleet_rolling';
  ports = [await freePort(), await freePort()];
  const url = await cloneDatabase(name);
  proxies = [await startSilentProxy(url), await startSilentProxy(url)];
  const settings = {
    ROLE: 'web',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '5',
  };
  const of = (nth: 0 | 1) => ({ ...settings, DATABASE_URL: proxies[nth].url, PORT: String(ports[nth]) });
  const one = await killableProduct(name, of(0));
  webs = [one, await killableProduct(name, of(1), one)];
  await Promise.all(webs.map((web) => web.start()));
});
afterEach(() => balancer?.close());
afterAll(async () => {
  await Promise.all(webs.map((web) => web.remove()));
  await Promise.all(proxies.map((proxy) => proxy.close()));
});

const { read, send, visit, close } = visitorsOf(() => balancer?.port ?? 0);
afterAll(close);

/** Both, one after the other, each once the one before is back. */
async function restartAll(): Promise<void> {
  for (const web of webs) {
    await web.stop();
    await web.start();
    await until(async () => (await web.get('/readyz')).ok);
  }
}

async function duringRestart() {
  let over = false;
  const visits = visit(() => over, least);
  await restartAll();
  over = true;
  return visits;
}

const recordsOf = async (writes: Write[]) =>
  (
    await webs[0]?.client.query(
      'SELECT count(*)::integer AS count FROM contact_submissions WHERE email = ANY ($1)',
      [writes.map(({ key }) => `${key}@example.org`)],
    )
  )?.rows[0].count;

test('behind haproxy nothing fails', async () => {
  balancer = await startHaproxy(ports);
  const { reads, writes } = await duringRestart();
  expect([...new Set(reads)]).toEqual([200]);
  expect([...new Set(writes.map(({ answer }) => answer))]).toEqual([201]);
  expect(reads.length + writes.length).toBeGreaterThanOrEqual(least);
  expect(await recordsOf(writes)).toBe(writes.length);
});

test('behind nginx no read fails, and a write that was lost is one record when it is sent again with its key', async () => {
  balancer = await startNginx(ports);
  const { reads, writes } = await duringRestart();
  expect([...new Set(reads)]).toEqual([200]);
  for (const write of writes) if (write.answer !== 201) expect(await send(write.key)).toBe(201);
  expect(await recordsOf(writes)).toBe(writes.length);
});

test('haproxy leaves out one that cannot reach the database within 3 s, and shows the page of the product when none can', async () => {
  balancer = await startHaproxy(ports);
  proxies[0]?.goSilent();
  await wait(3_000);
  for (let nth = 0; nth < 100; nth += 1) expect(await read(`/api/v1/programs?search=n${nth}`)).toBe(200);
  proxies[1]?.goSilent();
  await until(async () => (await read('/')) === 503);
  const page = await fetch(`http://127.0.0.1:${balancer.port}/`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toContain('catching its breath');
  for (const proxy of proxies) proxy.carryNewOnes();
  await until(async () => (await read('/')) === 200);
});
