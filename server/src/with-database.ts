// For commands beside the product, which may or may not be running.
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { Logger } from './platform/log.ts';
import { keptSecret } from './platform/secrets.ts';

/** Runs `work` with the URL of the database: of the running product, or of one that is started for it. */
export async function withDatabase<T>(
  config: Config,
  log: Logger,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const password = keptSecret(config.dataDir, 'postgres');
  const running = config.databaseUrl ?? runningEmbeddedPostgres(config.dataDir, password);
  if (running) {
    // The product may never have been started on it.
    await migrate(running, log);
    return work(running);
  }
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir, password });
  try {
    await migrate(postgres.url, log);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
