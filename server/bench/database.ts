// A database of the bench's own, filled with the demo programs repeated until there are enough.

import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPrograms } from '../../demo/content/programs.ts';
import { demo } from '../../demo/demo.ts';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { openBackend } from '../src/backend.ts';
import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { programs } from '../src/modules/programs/programs.ts';
import { createLogger } from '../src/platform/log.ts';
import type { Services } from '../src/services.ts';
import { programCount } from './rows.ts';

export interface BenchDatabase {
  url: string;
  /** Folder of uploads and secrets. */
  dataDir: string;
  close(): Promise<void>;
}

const nobody = { user: null, ip: '127.0.0.1', userAgent: 'bench' };

export async function makeBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-bench-'));
  // Started by root, PostgreSQL runs as another user, who must get in.
  chmodSync(dataDir, 0o711);
  const log = createLogger({ level: 'warn', human: true });
  const postgres = await startEmbeddedPostgres({ folder: dataDir, password: 'bench' });
  await migrate(postgres.url, log);
  const backend = await openBackend(loadConfig({ DATA_DIR: dataDir }), postgres.url, log);
  await fill(backend.services);
  await backend.db.query('ANALYZE');
  await backend.close();
  return {
    url: postgres.url,
    dataDir,
    async close() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One picture for all, in all its sizes, so that no server draws while it is measured. */
async function fill({ media, content }: Services): Promise<void> {
  const { bytes } = await demo.picture('gorilla-forest');
  const { url: imageUrl } = await media.ingest(bytes);
  await media.warmUp(new AbortController().signal);
  const repeated = Array.from({ length: programCount }, () => demoPrograms).flat();
  for (const [i, program] of repeated.slice(0, programCount).entries()) {
    await content.of(programs).create(nobody, { ...program, name: `${program.name} ${i + 1}`, imageUrl });
  }
}
