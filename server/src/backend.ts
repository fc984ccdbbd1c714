// Everything behind the handlers, connected: the database, the news of changes, the services.
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { release } from './database/migrate.ts';
import { entities } from './features.ts';
import { verifyDataKey } from './modules/registrations/medical-notes.ts';
import { openMailTransport } from './open-mail-transport.ts';
import { openStorage } from './open-storage.ts';
import type { BulkMail } from './platform/bulk-mail/bulk-mail.ts';
import { createSmtpBulkMail } from './platform/bulk-mail/smtp-bulk-mail.ts';
import { purgeOnChange } from './platform/cdn/purge-on-change.ts';
import { type ContentChanges, listenForContentChanges } from './platform/changes/content-changes.ts';
import { connect, createDataSource } from './platform/database/database.ts';
import { type DatabaseAddress, serverAt } from './platform/database/database-address.ts';
import { type DatabaseLimits, databaseLimits } from './platform/database/database-limits.ts';
import { createDatabaseProbe, type DatabaseProbe } from './platform/database/database-probe.ts';
import { closeShared } from './platform/database/pipeline.ts';
import { followQuiet } from './platform/deployment/quiet.ts';
import { quietBulkMail, quietTransport } from './platform/deployment/quiet-edges.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/log.ts';
import { checkDataKeys } from './platform/sealing/data-key-canary.ts';
import type { Storage } from './platform/storage/storage.ts';
import { tracedBulkMail, tracedTransport } from './platform/tracing/traced-mail.ts';
import { createServices, type Services } from './services.ts';

export interface Backend {
  db: DataSource;
  changes: ContentChanges;
  services: Services;
  /** Asks for the health of the database. */
  probe: DatabaseProbe;
  /** The queue; its work begins with `start`, which is left to who serves visitors. */
  jobs: Jobs;
  close(): Promise<void>;
}

interface BackendOptions {
  /** Null for work that may take its time. */
  limits?: DatabaseLimits | null;
  /** Of the uploads, where it was looked at before. */
  storage?: Storage;
  /** Of who serves visitors: the CDN is told of what changes. Who serves hears of what a command changed. */
  tellsCdn?: boolean;
  /** Where requests ask the database, if that is another address than its own. */
  requests?: Pick<DatabaseAddress, 'url' | 'isPooled'>;
}

/** Connects to the migrated database at `url`, the server itself. Throws a StartError when it does not answer, or a data key is wrong. */
export async function openBackend(
  config: Config,
  url: string,
  log: Logger,
  {
    limits = databaseLimits,
    storage: known,
    requests = serverAt(url),
    tellsCdn = false,
  }: BackendOptions = {},
): Promise<Backend> {
  const { databasePool: poolSize } = config;
  const db = await connect(createDataSource({ ...requests, entities, limits, poolSize }), requests.url);
  await checkDataKeys(db, config, (key) => verifyDataKey(db, key)).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  // A pooler's connection is somebody else's after each transaction: what is held for longer needs one of its own.
  const direct = requests.isPooled
    ? await connect(createDataSource({ url, entities: [], limits, poolSize: 1 }), url)
    : db;
  const changes = await listenForContentChanges({ url, log, role: config.role, release });
  const quiet = await followQuiet({ db, changes, log });
  const storage = known ?? (await openStorage(config, log));
  const probe = createDatabaseProbe(requests.url);
  const jobs = new Jobs({ url, log, limits: limits ?? databaseLimits, quiet, role: config.role, release });
  const mailTransport = quietTransport(tracedTransport(openMailTransport(config)), quiet);
  const ownBulkMail = openBulkMail(config);
  const bulkMail = ownBulkMail && quietBulkMail(tracedBulkMail(ownBulkMail), quiet);
  const platform = { config, db, direct, changes, jobs, log, quiet };
  const services = createServices({ ...platform, storage, mailTransport, bulkMail });
  const stopPurging = tellsCdn && config.cdn ? purgeOnChange({ ...platform, cdn: config.cdn }) : undefined;
  await Promise.all([services.media.load(), services.erasures.prepare()]);
  return {
    db,
    changes,
    services,
    probe,
    jobs,
    async close() {
      quiet.close();
      mailTransport.close();
      services.media.close();
      stopPurging?.();
      // A query that does not end must not keep us from ending.
      await Promise.race([
        Promise.all([
          changes.close(),
          services.newsletterSender.stop(),
          jobs.stop(),
          probe.close(),
          closeShared(direct),
          ...[...new Set([db, direct])].map((database) => database.isInitialized && database.destroy()),
        ]),
        wait(300, undefined, { ref: false }),
      ]);
    },
  };
}

/** Runs `work` with all that, for as long as it takes: beside the product, which may or may not be running. */
export async function withBackend<T>(
  config: Config,
  url: string,
  log: Logger,
  work: (backend: Backend) => Promise<T>,
  options?: BackendOptions,
): Promise<T> {
  const backend = await openBackend(config, url, log, options);
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

/** Undefined in a demo: files need no connections. */
function openBulkMail({ smtpUrl, smtpEncrypted, mailFrom }: Config): BulkMail | undefined {
  if (!smtpUrl) return undefined;
  return createSmtpBulkMail({ url: smtpUrl, from: mailFrom, encrypted: smtpEncrypted });
}
