// The built product over 10,000 posts, 100,000 registrations and 5,000 pictures, for bench:admin. Prints one line of JSON when it serves.
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { openBackend } from '../src/backend.ts';
import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { createLogger } from '../src/platform/log.ts';
import { newPassword } from '../src/platform/new-password.ts';
import { startChild } from './child.ts';
import { manyPictures } from './many-pictures.ts';
import { manyPosts, manyRegistrations } from './many-rows.ts';

const posts = 10_000;
const registrations = 100_000;
const pictures = 5_000;
const email = 'owner@example.org';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-many-rows-'));
// Started by root, PostgreSQL runs as another user, who must get in.
chmodSync(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({ folder: dataDir, password: 'bench' });
const password = newPassword();
await fill();
const product = await startChild<{ address: { port: number } }>('product-server.ts', {
  BENCH_DATABASE: postgres.url,
  BENCH_DATA: dataDir,
  RATE_LIMITS: 'off',
});
const origin = `http://127.0.0.1:${product.ready.address.port}`;
process.stdout.write(`${JSON.stringify({ origin, email, password, posts, registrations, pictures })}\n`);

process.once('SIGTERM', async () => {
  await product.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
});

async function fill(): Promise<void> {
  const log = createLogger({ level: 'warn', human: true });
  await migrate(postgres.url, log);
  const backend = await openBackend(loadConfig({ DATA_DIR: dataDir }), postgres.url, log, { limits: null });
  const visitor = { user: null, ip: '127.0.0.1', userAgent: 'bench' };
  await backend.services.accounts.signup(visitor, { email, password, confirmPassword: password });
  await manyPictures(backend.db, dataDir, pictures);
  const statements = [manyPosts(posts), manyRegistrations(registrations), 'ANALYZE'];
  for (const statement of statements) await backend.db.query(statement);
  await backend.close();
}
