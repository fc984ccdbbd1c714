// What is of the machine itself: its database, keys, clock and disk.
import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.ts';
import { expectMigrated } from '../../database/migrate.ts';
import { verifyDataKey } from '../../modules/registrations/medical-notes.ts';
import { commandLine } from '../../platform/command-line.ts';
import { findDatabase } from '../../platform/database/database-address.ts';
import { checkDataKeys } from '../../platform/sealing/data-key-canary.ts';
import type { Check } from './check.ts';

/** Seconds that the clocks of the product and of its database may differ: codes of two-factor sign-in are good for 30. */
const mostSeconds = 10;
/** Share of the disk, and bytes, that have to be free. */
const leastFree = { share: 0.05, bytes: 500 * 1024 ** 2 };

export function ownChecks(config: Config, db: DataSource, url: string): Check[] {
  return [
    { name: 'database', look: () => lookAtTables(config, db, url) },
    { name: 'keys', look: () => lookAtKeys(config, db) },
    { name: 'clock', look: () => compareClocks(db) },
    { name: 'disk', look: () => lookAtDisk(config.dataDir) },
  ];
}

async function lookAtTables(config: Config, db: DataSource, url: string): Promise<string> {
  const demoFolder = config.databaseUrl ? null : config.dataDir;
  await expectMigrated(url, { demoFolder, command: `${commandLine(config.startedByNpm)} migrate` });
  const [{ version }] = await db.query("SELECT current_setting('server_version') AS version");
  return `PostgreSQL ${version}; its tables are those of this release${await lookAtPooler(config)}`;
}

/** The end of that sentence. Throws a StartError when requests would not come to this database. */
async function lookAtPooler({ databaseUrl, databaseDirectUrl }: Config): Promise<string> {
  if (!databaseUrl || !databaseDirectUrl) return '';
  const { isPooled } = await findDatabase(databaseUrl, databaseDirectUrl);
  return isPooled ? '; requests come to it through a pooler' : '';
}

async function lookAtKeys(config: Config, db: DataSource): Promise<string> {
  await checkDataKeys(db, config, (key) => verifyDataKey(db, key));
  return `${config.dataKeys.map(({ id }) => `"${id}"`).join(', ')}: each opens what it sealed`;
}

async function compareClocks(db: DataSource): Promise<string> {
  const [{ now }] = await db.query('SELECT clock_timestamp() AS now');
  const seconds = Math.abs(Date.now() - now.getTime()) / 1000;
  if (seconds > mostSeconds)
    throw new Error(
      `The clocks of this machine and of the database differ by ${Math.round(seconds)} s: let both be set by NTP (timedatectl set-ntp true).`,
    );
  return `it is ${new Date().toISOString()}, for the database as well`;
}

async function lookAtDisk(folder: string): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const words = `${Math.round(free / 1024 ** 2)} MB free of ${Math.round((blocks * bsize) / 1024 ** 2)} MB at ${folder}`;
  if (free < leastFree.bytes || bavail / blocks < leastFree.share)
    throw new Error(`Only ${words}: make room, or give it a larger disk.`);
  return words;
}
