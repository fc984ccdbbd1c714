// Puts a backup into an empty database and an empty storage. From its first transaction to its proven end the database is marked, and
// nothing but this starts on it.
import type { Readable } from 'node:stream';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { deploymentTable } from '../database/deployment-table.ts';
import { migrate, migrations } from '../database/migrate.ts';
import type { Keys } from '../platform/age/age-file.ts';
import { openConnection, type SingleConnection } from '../platform/database/single-connection.ts';
import { beginRestoring, endRestoring } from '../platform/deployment/deployment.ts';
import { limitConcurrency } from '../platform/limits/concurrency.ts';
import type { Logger } from '../platform/log.ts';
import { canaryOpens } from '../platform/sealing/data-key-canary.ts';
import { StartError } from '../platform/start-error.ts';
import { releaseMemory } from '../platform/storage/release-memory.ts';
import type { ReliableStorage } from '../platform/storage/reliable-storage.ts';
import { labelName, readLabel } from '../uploads/label.ts';
import { claimUploads } from '../uploads/own-uploads.ts';
import { isUploadKey, typeOfUpload, uploadKeys } from '../uploads/upload-files.ts';
import { keyOfUpload, type Preface, queuedMailsName, tableOfPart } from './backup-format.ts';
import { TableLoad } from './load-tables.ts';
import { provePictures, proveSealed } from './proofs.ts';
import { parseQueuedMails, type QueuedMail } from './queued-mails.ts';
import { type OpenedBackup, openBackup } from './read-backup.ts';

interface RestoreOptions {
  config: Config;
  log: Logger;
  /** Of the database. */
  url: string;
  storage: ReliableStorage;
  /** The archive. */
  source: Readable;
  keys: Keys;
}

export interface RestoreDone {
  preface: Preface;
  rows: number;
  files: number;
  /** Keys of uploads that the archive does not have. */
  missing: string[];
  mails: number;
}

interface PutBack {
  rows: number;
  uploads: Set<string>;
  mails: QueuedMail[];
}

/** Files that are written at once: each waits for the disk, or for the object store. */
const filesAtOnce = 6;

/** Throws a StartError: before anything is written where it is refused, and with what to do then where it failed on its way. */
export async function restore(options: RestoreOptions): Promise<RestoreDone> {
  const { config, url, storage, source, keys } = options;
  const connection = await openConnection(url, 'lubugo-restore');
  try {
    await refuseUsedDatabase(connection);
    const backup = await openBackup(source, keys);
    refuseNewer(backup.preface);
    refuseOtherKeys(backup.preface, config);
    if (backup.preface.uploads && !(await storage.isEmpty()))
      throw new StartError('The uploads are not empty: restore into an empty folder or bucket.');
    if (await readLabel(storage))
      throw new StartError(
        `The uploads are those of another database, as ${labelName} says in them: restore into another folder or bucket. If they were copied for this, remove that file first.`,
      );
    await connection.query(`BEGIN; ${deploymentTable}`);
    await beginRestoring(connection);
    await connection.query('COMMIT');
    try {
      return await putBack(options, connection, backup);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new StartError(
        `${why} What was put back so far is not started: empty the database and the uploads, and restore once more.`,
        { cause: error },
      );
    }
  } finally {
    source.destroy();
    await connection.close();
  }
}

async function putBack(
  options: RestoreOptions,
  connection: SingleConnection,
  backup: OpenedBackup,
): Promise<RestoreDone> {
  const { url, log, storage } = options;
  const { preface } = backup;
  const made = new Set(preface.migrations);
  const then = migrations.filter((Migration) => made.has(new Migration().name));
  await migrate(url, log, { all: then, restoring: true });
  const { rows, uploads, mails } = await readAll(options, connection, backup);
  await migrate(url, log, { restoring: true });
  await claimUploads(connection, storage);
  await prove(options, [...uploads], mails);
  // When they were promised tells whether they are still of use.
  await connection.query(
    `UPDATE pgboss.job SET created_on = mail."createdOn" FROM jsonb_to_recordset($1) AS mail (id uuid, "createdOn" timestamptz)
     WHERE job.id = mail.id AND job.name = 'mail'`,
    [JSON.stringify(mails.map(({ id, createdOn }) => ({ id, createdOn })))],
  );
  const missing = preface.uploads
    ? (await uploadKeys(connection.client)).filter((key) => !uploads.has(key))
    : [];
  await endRestoring(connection, new Date(preface.snapshotAt));
  return { preface, rows, files: uploads.size, missing, mails: mails.length };
}

/** Everything to the end of the archive, where it is proven. */
async function readAll(
  { storage, url }: RestoreOptions,
  { client }: SingleConnection,
  { preface, parts }: OpenedBackup,
): Promise<PutBack> {
  const load = new TableLoad(client, url, preface);
  await load.begin();
  const done: PutBack = { rows: 0, uploads: new Set(), mails: [] };
  const inTurn = limitConcurrency(filesAtOnce);
  let writing: Promise<unknown>[] = [];
  let ending: Promise<void> | null = null;
  for await (const { name, bytes, sha256 } of parts) {
    const table = tableOfPart(name);
    const key = keyOfUpload(name);
    if (table) await load.take(table, bytes);
    else if (name === queuedMailsName) {
      done.mails = parseQueuedMails(bytes);
      // PostgreSQL makes indexes while files are written; what fails there is told at the end.
      ending = load.end();
      ending.catch(() => undefined);
    } else if (key && isUploadKey(key) && preface.uploads) {
      done.uploads.add(key);
      const write = async () => {
        await storage.writeWithSum(key, { bytes, sha256 }, typeOfUpload(key));
        releaseMemory(bytes);
      };
      writing.push(inTurn(write));
      if (writing.length < filesAtOnce) continue;
      await Promise.all(writing);
      writing = [];
    } else throw new StartError(`The archive holds ${name}, which does not belong in it.`);
  }
  await Promise.all([ending, ...writing]);
  return { ...done, rows: load.rows };
}

async function prove({ config, log, url }: RestoreOptions, uploads: string[], mails: QueuedMail[]) {
  // Not before: what the whole product keeps in memory slows down what comes before this.
  const { withBackend } = await import('../backend.ts');
  const look = async ({ db, services, jobs }: Backend) => {
    await proveSealed(db, config.dataKeys, mails);
    const pictures = uploads.flatMap((key) => /^(.+)\/master\.jpg$/.exec(key)?.[1] ?? []);
    await provePictures(db, services.media, pictures);
    // Not to be sent: whoever makes the copy live is shown them.
    if (mails.length > 0) await jobs.putBack('mail', mails);
  };
  await withBackend(config, url, log, look, { limits: null });
}

async function refuseUsedDatabase(connection: SingleConnection): Promise<void> {
  const [found] = await connection.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND nspname !~ '^pg_' AND nspname <> 'information_schema'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e') ORDER BY 1 LIMIT 1`,
  );
  if (found)
    throw new StartError(
      `The database is not empty (it holds ${found.name}): make a new one, set DATABASE_URL to it, and restore into that.`,
    );
}

function refuseNewer({ migrations: made, product }: Preface): void {
  const known = new Set(migrations.map((Migration) => new Migration().name));
  const unknown = made.find((name) => !known.has(name));
  if (unknown)
    throw new StartError(
      `The archive is of a newer release (${product}, with ${unknown}): restore it with that release or a later one.`,
    );
}

function refuseOtherKeys({ dataKeys, canaries }: Preface, config: Config): void {
  const byId = new Map(config.dataKeys.map((key) => [key.id, key]));
  const missing = dataKeys.filter((id) => !byId.has(id));
  const { place } = config.dataKeySource;
  if (missing.length > 0)
    throw new StartError(
      `The archive was sealed with the key ${missing.map((id) => `"${id}"`).join(', ')}, which is not in ${place}: put it there first.`,
    );
  for (const [id, canary] of Object.entries(canaries)) {
    const key = byId.get(id);
    if (key && !canaryOpens(key, canary))
      throw new StartError(
        `The key "${id}" in ${place} is not the one that sealed what is in the archive: put the right one there first.`,
      );
  }
}
