// For commands beside the product, which may or may not be running.
import type { Config } from './config.ts';
import { loadDemoPackage } from './demo-package.ts';
import { commandLine } from './platform/command-line.ts';
import { findDatabase } from './platform/database/database-address.ts';
import type { Logger } from './platform/log.ts';
import { storedSecret } from './platform/secrets.ts';

/** Runs `work` with the URL of the database, brought up to date: of the running product, or of one that is started for it. */
export function withDatabase<T>(config: Config, log: Logger, work: (url: string) => Promise<T>): Promise<T> {
  return withDatabaseAsItIs(config, log, async (url) => {
    // The product may never have been started on it.
    await prepareTables(config, url, log);
    return work(url);
  });
}

/** The same, with the tables that there are. Of a deployment always the server itself, whatever requests go through. */
export async function withDatabaseAsItIs<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  log: Logger,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = databaseUrl
    ? { url: databaseDirectUrl ?? (await findDatabase(databaseUrl, null)).direct }
    : await demoDatabase(dataDir, log);
  try {
    return await work(url);
  } finally {
    await stop?.();
  }
}

async function demoDatabase(
  folder: string,
  log: Logger,
): Promise<{ url: string; stop?: () => Promise<void> }> {
  const { runningPostgres, startPostgres } = await loadDemoPackage();
  const password = storedSecret(folder, 'postgres');
  const running = runningPostgres(folder, password);
  return running ? { url: running } : startPostgres({ folder, password }, log);
}

/** Brings the tables up to date, or refuses older ones, as the settings say. Throws a StartError. */
export async function prepareTables(config: Config, url: string, log: Logger): Promise<void> {
  // Only here: what takes the tables as they are starts without TypeORM.
  const { expectMigrated, migrate } = await import('./database/migrate.ts');
  const demoFolder = config.databaseUrl ? null : config.dataDir;
  if (config.migrate === 'start') await migrate(url, log, { demoFolder });
  else
    await expectMigrated(url, {
      demoFolder,
      command: `${commandLine(config.startedByNpm)} migrate`,
      isStart: true,
    });
}
