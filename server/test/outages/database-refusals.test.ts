// A database that answers, but not with what was asked for: read-only after a failover, full, slow, held up by somebody.
import pg from 'pg';
import { startTestApp, type TestApp } from '../app.ts';
import { cloneDatabase } from '../database.ts';
import { gorillaTrek, registration } from '../samples.ts';

const limits = { connect: 5_000, statement: 2_000, silence: 10_000, idle: 100 };
let app: TestApp;
let other: pg.Client;

beforeAll(async () => {
  const url = await cloneDatabase();
  app = await startTestApp({}, null, url, limits);
  await app.db.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true)`,
    Object.values(gorillaTrek),
  );
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

const register = () =>
  fetch(`${app.origin}/api/v1/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, programId: 1 }),
  });

const failWith = (code: string) => `
  CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '${code}'; END $$;
  CREATE TRIGGER fail BEFORE INSERT ON registrations FOR EACH ROW EXECUTE FUNCTION fail()`;

test.each<[string, string, string]>([
  ['is read-only', failWith('25006'), 'DROP TRIGGER fail ON registrations'],
  ['has a full disk', failWith('53100'), 'DROP TRIGGER fail ON registrations'],
  ['is held up longer than a statement may take', 'BEGIN; LOCK TABLE registrations', 'ROLLBACK'],
])('one that %s: 503 with Retry-After, and all is well after it', async (_, begin, end) => {
  await other.query(begin);
  const refused = await register();
  await other.query(end);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  expect((await register()).status).toBe(201);
});
