// The built product behind PgBouncer in transaction mode.
import pg from 'pg';
import { openBackend } from '../../src/backend.ts';
import { loadConfig } from '../../src/config.ts';
import { createLogger } from '../../src/platform/log.ts';
import { cloneDatabase, onCluster, urlOf } from '../database.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { deployment, run } from '../product.ts';
import { until } from '../until.ts';
import { type PgBouncer, startPgBouncer } from './parts/pgbouncer.ts';

const size = 4;
const name = 'fleet_product';

let pgbouncer: PgBouncer;
let addresses: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
let one: KillableProduct;
let other: KillableProduct;
beforeAll(async () => {
  pgbouncer = await startPgBouncer(urlOf('postgres'), size);
  const url = await cloneDatabase(name);
  addresses = { DATABASE_URL: pgbouncer.through(url), DATABASE_DIRECT_URL: url };
  // A proxy is trusted, so that load may come from many addresses.
  const settings = { ...addresses, TRUST_PROXY: '1', LOG_LEVEL: 'debug' };
  one = await killableProduct(name, settings);
  other = await killableProduct(name, settings, one);
  await Promise.all([one.start(), other.start()]);
});
afterAll(async () => {
  await other.remove();
  await one.remove();
  await pgbouncer.close();
});

/** Visitors, each at an address of their own. */
const from = (nth: number) => ({ 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` });

const message = (name: string) => ({
  name: 'Ruth Akello',
  email: `${name}@example.org`,
  subject: 'A question',
  message: 'When do you open?',
});

test('an empty database is made by way of the server, and what needs one is refused without its address', async () => {
  await onCluster('DROP DATABASE IF EXISTS fleet_empty WITH (FORCE)');
  await onCluster('CREATE DATABASE fleet_empty');
  const direct = urlOf('fleet_empty');
  const settings = { ...deployment, DATABASE_URL: pgbouncer.through(direct), DATA_DIR: one.dataDir };
  for (const words of [['main.js'], ['cli/cli.js', 'migrate']] as const) {
    const [program, ...rest] = words;
    const refused = run(program, { ...settings, PORT: '4460' }, rest);
    expect(await refused.ended).toBe(1);
    expect(refused.err()).toMatch(
      /^DATABASE_URL leads to a pooler .* and DATABASE_DIRECT_URL is not set: .*\n$/,
    );
  }
  const migrated = run('cli/cli.js', { ...settings, DATABASE_DIRECT_URL: direct }, ['migrate']);
  expect(await migrated.ended).toBe(0);
});

test('two instances serve visitors, keep what they write and do its jobs over four connections', async () => {
  const answers: number[] = [];
  let nth = 0;
  const visitor = async () => {
    while (nth < 200) {
      nth += 1;
      const product = nth % 2 ? one : other;
      const headers = from(nth);
      answers.push((await product.post('/contact', message(`guest${nth}`), headers)).status);
      answers.push((await product.get(`/api/v1/programs?search=${nth}`, headers)).status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  expect(new Set(answers)).toEqual(new Set([201, 200]));
  const { rows } = await one.client.query('SELECT count(*)::integer AS count FROM contact_submissions');
  expect(rows).toEqual([{ count: 200 }]);
  expect(await (await one.get('/readyz')).text()).toMatch(/ok|ready/i);
});

test('a save through one is heard by the other', async () => {
  const read = () => other.get('/api/v1/coaches').then((answer) => answer.text());
  await read();
  await one.client.query(
    "INSERT INTO coaches (name, role, bio, specialties) VALUES ('Heard Okello', 'Guide', 'Knows the way.', '{}')",
  );
  await until(async () => (await read()).includes('Heard Okello'), 5_000);
});

test('the lock of who sends newsletters is held on a connection of its own, and let go', async () => {
  const config = loadConfig({ DATA_DIR: one.dataDir, DATA_KEYS: deployment.DATA_KEYS });
  const log = createLogger({ level: 'silent', human: true });
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = addresses;
  const backend = await openBackend(config, direct, log, { requests: { url, isPooled: true } });
  const visitors = Array.from({ length: 20 }, async () => {
    for (let nth = 0; nth < 20; nth += 1) await backend.db.query('SELECT pg_sleep(0.001)');
  });
  for (let nth = 0; nth < 20; nth += 1) await backend.services.newsletterSender.run();
  await Promise.all(visitors);
  const locks =
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid IN (SELECT pid FROM pg_stat_activity WHERE state = 'idle')";
  await until(async () => (await one.client.query(locks)).rowCount === 0, 5_000);
  await backend.close();
});

test('the command check says that requests come through it', async () => {
  const check = run('cli/cli.js', { ...deployment, ...addresses, DATA_DIR: one.dataDir }, ['check']);
  await check.ended;
  expect(check.out()).toMatch(/^good {4}database .*; requests come to it through a pooler$/m);
});

test('while PgBouncer has no connection free, calls are 503 within 5 s, the process is alive and one record is read', async () => {
  const { rows } = await one.client.query<{ id: number }>(
    "INSERT INTO coaches (name, role, bio, specialties) VALUES ('Direct Akello', 'Guide', 'Never read before.', '{}') RETURNING id",
  );
  const holders = Array.from(
    { length: size },
    () => new pg.Client({ connectionString: addresses.DATABASE_URL }),
  );
  for (const holder of holders) {
    await holder.connect();
    await holder.query('BEGIN');
  }
  const begun = performance.now();
  const [refused, alive, read] = await Promise.all([
    one.post('/contact', message('late'), from(999)),
    one.get('/healthz'),
    one.get(`/api/v1/coaches/${rows[0]?.id}`, from(999)),
  ]);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect([refused.status, refused.headers.has('retry-after'), alive.status]).toEqual([503, true, 200]);
  expect(await read.text()).toContain('Direct Akello');
  await Promise.all(holders.map((holder) => holder.end()));
  expect((await one.post('/contact', message('again'), from(999))).status).toBe(201);
});
