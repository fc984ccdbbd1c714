// Everything behind the doors, connected: the database, the news of changes, the services.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { entities } from './database/entities.ts';
import { type ContentChanges, listenForContentChanges } from './platform/content-changes.ts';
import { connect, createDataSource } from './platform/database.ts';
import type { Logger } from './platform/log.ts';
import { createDiskStorage } from './platform/storage.ts';
import { createServices, type Services } from './services.ts';

export interface Backend {
  db: DataSource;
  changes: ContentChanges;
  services: Services;
  close(): Promise<void>;
}

/** Connects to the migrated database at `url`. Throws a StartError when it does not answer. */
export async function openBackend(config: Config, url: string, log: Logger): Promise<Backend> {
  const db = await connect(createDataSource({ url, entities }), url);
  const changes = await listenForContentChanges({ url, log });
  const storage = createDiskStorage(join(config.dataDir, 'uploads'));
  const services = createServices({ config, db, changes, storage });
  await services.media.load();
  return {
    db,
    changes,
    services,
    async close() {
      // A query that does not end must not keep us from ending.
      await Promise.race([
        Promise.all([changes.close(), db.isInitialized && db.destroy()]),
        wait(300, undefined, { ref: false }),
      ]);
    },
  };
}
