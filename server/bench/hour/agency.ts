import type pg from 'pg';
import { openBackend } from '../../src/backend.ts';
import { loadConfig } from '../../src/config.ts';
import { fillDemo } from '../../src/database/fill-demo.ts';
import { migrate } from '../../src/database/migrate.ts';
import { loadDemoPackage } from '../../src/demo-package.ts';
import { createLogger } from '../../src/platform/log.ts';
import { manyRegistrations } from '../many-rows.ts';

const registrations = 10_000;

/** A year of an agency: fills an empty database and the folder of the uploads and tells how its owner signs in. */
export async function fillYear(
  settings: Record<string, string>,
  db: pg.Client,
): Promise<{ email: string; password: string }> {
  const url = settings.DATABASE_URL ?? '';
  const log = createLogger({ level: 'warn', human: true });
  await migrate(url, log);
  const backend = await openBackend(loadConfig(settings), url, log, { limits: null });
  try {
    const demo = await loadDemoPackage();
    const password = await fillDemo(demo, backend.db, backend.services, log);
    if (!password) throw new Error('The database was not empty.');
    await db.query(manyRegistrations(registrations));
    await db.query('ANALYZE');
    return { email: demo.ownerEmail, password };
  } finally {
    await backend.close();
  }
}
