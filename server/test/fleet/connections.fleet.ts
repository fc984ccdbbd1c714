// The table of connections in docs/fleet.md, counted at a product of which everything is asked at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { cloneDatabase, urlOf } from '../database.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { until } from '../until.ts';
import { type PgBouncer, startPgBouncer } from './parts/pgbouncer.ts';

const poolerSize = 20;

/** Rows of the table: instances, connections without a pooler and with one. */
const table = [
  ...readFileSync(join(projectRoot, 'docs/fleet.md'), 'utf8').matchAll(/^\| (\d) \| (\d+) \| (\d+) \|$/gm),
].map(([, ...numbers]) => numbers.map(Number) as [number, number, number]);

let pgbouncer: PgBouncer;
let product: KillableProduct;
beforeAll(async () => {
  pgbouncer = await startPgBouncer(urlOf('postgres'), poolerSize);
});
afterEach(() => product.remove());
afterAll(() => pgbouncer.close());

/** Connections by who made them, the most there were while nobody could read programs. */
async function most(name: string, through: (url: string) => Record<string, string>) {
  const metrics = String(await freePort());
  const url = await cloneDatabase(name);
  product = await killableProduct(name, { ...through(url), TRUST_PROXY: '1', METRICS_PORT: metrics });
  await product.start();
  await product.client.query('BEGIN; LOCK TABLE programs IN ACCESS EXCLUSIVE MODE');
  const asked = Array.from({ length: 22 }, (_, nth) =>
    product.get(nth < 4 ? `/api/v1/programs/${nth + 1}` : `/api/v1/programs?search=number${nth}`, {
      'x-forwarded-for': `10.0.0.${nth}`,
    }),
  );
  const found: Record<string, number> = {};
  const look = async () => {
    await Promise.all([product.get('/readyz'), fetch(`http://127.0.0.1:${metrics}/metrics`)]);
    const { rows } = await product.client.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'lubugo%' GROUP BY 1`,
    );
    for (const { name, count } of rows) found[name] = Math.max(found[name] ?? 0, count);
    return (found.lubugo ?? 0) >= 11 && (found['lubugo-jobs'] ?? 0) >= 3;
  };
  await until(look, 6_000).catch(() => undefined);
  await product.client.query('COMMIT');
  await Promise.all(asked);
  return found;
}

const sum = (found: Record<string, number>) => Object.values(found).reduce((a, b) => a + b, 0);

test('without a pooler', async () => {
  const { 'lubugo-jobs': jobs = 0, ...found } = await most('fleet_connections', (url) => ({
    DATABASE_URL: url,
  }));
  expect(found).toEqual({
    lubugo: 11,
    'lubugo health': 1,
    'lubugo listener': 1,
    'lubugo metrics': 1,
  });
  // Two when there is little to do.
  expect([2, 3]).toContain(jobs);
  expect(table.map(([instances, without]) => without / instances)).toEqual([17, 17, 17]);
  expect(sum(found) + 3).toBe(17);
});

test('with a pooler', async () => {
  const found = await most('fleet_connections_pooled', (url) => ({
    DATABASE_URL: pgbouncer.through(url),
    DATABASE_DIRECT_URL: url,
  }));
  const { lubugo = 0, 'lubugo health': health = 0, 'lubugo-jobs': jobs = 0, ...direct } = found;
  expect(direct).toEqual({ 'lubugo listener': 1, 'lubugo metrics': 1 });
  expect([2, 3]).toContain(jobs);
  // One that is idle may be named after its last user; one more is of who sends newsletters, while somebody does.
  expect(lubugo + health).toBeGreaterThanOrEqual(11);
  expect(lubugo + health).toBeLessThanOrEqual(13);
  expect(table.map(([instances, , pooled]) => (pooled - poolerSize) / instances)).toEqual([7, 7, 7]);
});
