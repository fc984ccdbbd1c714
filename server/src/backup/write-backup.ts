// A backup of everything: what the tables held in one moment, then the originals of the uploads, by name.
import type { Lock } from '../platform/age/age-file.ts';
import { openConnection, type SingleConnection } from '../platform/database/single-connection.ts';
import { noteBackup, refuseHalfRestored } from '../platform/deployment/deployment.ts';
import { productVersion } from '../platform/log.ts';
import type { DataKey } from '../platform/sealing/sealed-text.ts';
import { StartError } from '../platform/start-error.ts';
import { releaseMemory } from '../platform/storage/release-memory.ts';
import type { ReliableStorage } from '../platform/storage/reliable-storage.ts';
import { readUploads, uploadKeys } from '../uploads/upload-files.ts';
import {
  jsonOf,
  manifestName,
  manifestOf,
  type Preface,
  prefaceName,
  queuedMailsName,
  tablePartName,
  uploadName,
} from './backup-format.ts';
import { type BackupTarget, faultOfWriting } from './backup-target.ts';
import { copyOut, countRows } from './copy-out.ts';
import { type PartWriter, writeParts } from './part-writer.ts';
import { readQueuedMails } from './queued-mails.ts';
import { backedUpTables, type Client, plainTexts, sequences } from './tables.ts';

interface BackupOptions {
  /** Of the database. */
  url: string;
  /** Null for a backup without uploads. */
  storage: ReliableStorage | null;
  /** Their ids are noted, never they. */
  dataKeys: readonly DataKey[];
  /** Null for one that anybody can read. */
  lock: Lock | null;
  target: BackupTarget;
  signal: AbortSignal;
}

export interface BackupDone {
  snapshotAt: Date;
  tables: number;
  rows: number;
  files: number;
  /** Keys of uploads that the storage does not have. */
  missing: string[];
}

/** Writes one, and notes in the database that there is one. Throws a StartError; then nothing is kept. */
export async function writeBackup(options: BackupOptions): Promise<BackupDone> {
  const { url, target, lock, signal } = options;
  const connection = await openConnection(url, 'lubugo-backup');
  try {
    await refuseWithoutTables(connection);
    await refuseHalfRestored(connection);
    await connection.query(plainTexts);
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [{ at }] = (await connection.query('SELECT now() AS at')) as [{ at: Date }];
    const done: BackupDone = { snapshotAt: at, tables: 0, rows: 0, files: 0, missing: [] };
    await writeParts(target.open(), { lock, signal, at }, (writer) =>
      fill(writer, connection.client, options, done),
    );
    await target.finish();
    await noteBackup(connection, target.name, at);
    return done;
  } catch (error) {
    await target.discard();
    throw refusalOf(error, target, signal);
  } finally {
    await connection.close();
  }
}

async function fill(writer: PartWriter, client: Client, options: BackupOptions, done: BackupDone) {
  const preface = await prefaceOf(client, options, done.snapshotAt);
  await writer.add(prefaceName, jsonOf(preface));
  for (const table of preface.tables) {
    let number = 0;
    for await (const bytes of copyOut(client, table)) {
      const rows = countRows(bytes);
      number += 1;
      done.rows += rows;
      await writer.add(tablePartName(table.name, number), bytes, { rows });
    }
    done.tables += 1;
  }
  const mails = await readQueuedMails(client);
  await writer.add(queuedMailsName, mails, { rows: countRows(mails) });
  const keys = options.storage ? await uploadKeys(client) : [];
  // Files take long, and nothing of the database is needed any more: it may tidy up behind us.
  await client.query('COMMIT');
  if (options.storage)
    for await (const { key, file } of readUploads(options.storage, keys)) {
      if (!file) {
        done.missing.push(key);
        continue;
      }
      await writer.add(uploadName(key), file.bytes, { sha256: file.sha256 });
      releaseMemory(file.bytes);
      done.files += 1;
    }
  await writer.add(manifestName, jsonOf(manifestOf(preface, [...writer.parts])));
}

async function prefaceOf(client: Client, { dataKeys, storage }: BackupOptions, at: Date): Promise<Preface> {
  const ids = dataKeys.map(({ id }) => id);
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  const { rows: canaries } = await client.query<{ key_id: string; sealed: string }>(
    'SELECT key_id, sealed FROM data_key_canaries WHERE key_id = ANY ($1)',
    [ids],
  );
  const { rows: versions } = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    format: 'agency-backup',
    version: 1,
    product: productVersion,
    postgres: versions[0]?.server_version ?? '',
    snapshotAt: at.toISOString(),
    lastMigration: migrations.at(-1)?.name ?? '',
    dataKeys: ids,
    uploads: storage !== null,
    migrations: migrations.map(({ name }) => name),
    canaries: Object.fromEntries(canaries.map(({ key_id, sealed }) => [key_id, sealed])),
    tables: await backedUpTables(client),
    sequences: await sequences(client),
  };
}

async function refuseWithoutTables(connection: SingleConnection): Promise<void> {
  const [row] = await connection.query<{ known: boolean }>(
    "SELECT to_regclass('deployment') IS NOT NULL AS known",
  );
  if (row?.known) return;
  throw new StartError(
    'This database has not got the tables of this release: start the product once, then back it up.',
  );
}

function refusalOf(error: unknown, { name }: BackupTarget, signal: AbortSignal): unknown {
  if (error instanceof StartError) return error;
  if (signal.aborted) return new StartError('The backup was broken off: nothing of it was kept.');
  const fault = faultOfWriting(error);
  const why = fault ?? (error as Error).message;
  return new StartError(`The backup could not be written to ${name} (${why}). Nothing of it was kept.`, {
    cause: error,
  });
}
