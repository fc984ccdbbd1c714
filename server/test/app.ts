// The real product on a database of its own, for tests that speak HTTP to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { openBackend } from '../src/backend.ts';
import { type Config, loadConfig } from '../src/config.ts';
import type { ContentChanges } from '../src/platform/changes/content-changes.ts';
import type { DatabaseLimits } from '../src/platform/database/database-limits.ts';
import type { DatabaseProbe } from '../src/platform/database/database-probe.ts';
import { openHttpServer } from '../src/platform/http-server.ts';
import type { Jobs } from '../src/platform/jobs/jobs.ts';
import { createLogger } from '../src/platform/log.ts';
import type { Services } from '../src/services.ts';
import type { PageSource } from '../src/web/pages/page-source.ts';
import type { RequestCounts } from '../src/web/requests/request-counts.ts';
import { cloneDatabase } from './database.ts';

/** One for all, as instances on one database have. */
const dataKeys = `test:${Buffer.alloc(32).toString('base64')}`;

export interface TestApp {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  db: DataSource;
  services: Services;
  changes: ContentChanges;
  probe: DatabaseProbe;
  jobs: Jobs;
  config: Config;
  /** Resolves when all changes that were made before are heard: notices come in their order. */
  allHeard(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts it without pages (unless given) and without rate limits (unless asked for by `{ rateLimits: true }`).
 * On `url` when that is given: a migrated database that is not emptied. Call it in beforeAll, and `close` in afterAll.
 */
export async function startTestApp(
  changes: Partial<Config> = {},
  pages: PageSource | null = null,
  url?: string,
  limits?: DatabaseLimits,
  counts?: RequestCounts,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-app-'));
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, DATA_KEYS: dataKeys, RATE_LIMITS: 'off' }),
    ...changes,
  };
  const log = createLogger({ level: process.env.TEST_LOG === 'on' ? 'debug' : 'silent', human: true });
  const backend = await openBackend(config, url ?? (await cloneDatabase()), log, { limits, tellsCdn: true });
  const app = await createApp({ ...backend, config, log, pages, counts });
  const server = await openHttpServer(0, '127.0.0.1', app.listener);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    db: backend.db,
    services: backend.services,
    changes: backend.changes,
    probe: backend.probe,
    jobs: backend.jobs,
    config,
    allHeard: () => heardBy(backend),
    async close() {
      await server.close(100);
      await app.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function heardBy({ db, changes }: Pick<TestApp, 'db' | 'changes'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = changes.subscribe((tables) => {
    if (!tables.includes('heard')) return;
    unsubscribe();
    resolve();
  });
  void db.query(`NOTIFY content_changed, 'heard'`);
  return promise;
}
