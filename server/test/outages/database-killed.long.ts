// What callers meet when the database is killed under load, on a cluster of its own.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { startLoad } from '../load.ts';
import { until } from '../until.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-killed-'));
const options = { folder, password: 'test' };
let postgres: EmbeddedPostgres;
let app: TestApp;

beforeAll(async () => {
  // The user PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres(options);
  await migrate(postgres.url, createLogger({ level: 'silent', human: true }));
  app = await startTestApp({}, null, postgres.url);
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('kill -9 of the database: 503 with Retry-After and nothing worse, nothing that was taken is lost, and it heals by itself', async () => {
  const load = await startLoad(app);
  await load.untilAll((status) => status < 300);

  process.kill(
    Number(readFileSync(join(postgres.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await postgres.died;
  await load.untilAll((status) => status === 503);

  const { port } = new URL(postgres.url);
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ ...options, port: Number(port) });
  await load.untilAll((status) => status < 300);
  await load.stop();
  load.expectNothingWorse();
  await load.expectAllKept();
});

test('what others change is heard again after that', async () => {
  await until(() => app.changes.listening);
  const names = async () => (await fetch(`${app.origin}/api/v1/programs`)).text();
  await names();
  await app.db.query("UPDATE programs SET name = 'Changed by hand'");
  await until(async () => (await names()).includes('Changed by hand'));
});
