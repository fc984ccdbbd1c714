// Copies the uploads from one place to another while the product runs. What is there already is not copied again, so it may be broken off.
import type { SingleConnection } from '../platform/database/single-connection.ts';
import { readDeployment } from '../platform/deployment/deployment.ts';
import { limitConcurrency } from '../platform/limits/concurrency.ts';
import { isStartError, StartError } from '../platform/start-error.ts';
import { readLabel, uploadFolders, writeLabel } from './label.ts';
import { lookAtUploads, type Uploads } from './own-uploads.ts';
import { typeOfUpload, uploadKeys } from './upload-files.ts';

interface MoveOptions {
  connection: SingleConnection;
  from: Uploads;
  to: Uploads;
  signal: AbortSignal;
  /** Told of each file that was looked at. */
  tell(done: number, all: number): void;
}

export interface MoveDone {
  copied: number;
  bytes: number;
  /** That were there already. */
  there: number;
  /** Keys that the database names, of files that are in neither place or are damaged. */
  missing: string[];
}

/** Files that are copied at once: each waits for the disk, or for the object store. */
const filesAtOnce = 6;

/** Throws a StartError: before anything is written where it is refused. */
export async function moveUploads(options: MoveOptions): Promise<MoveDone> {
  try {
    return await moveAll(options);
  } catch (error) {
    throw refusalOf(error);
  }
}

async function moveAll(options: MoveOptions): Promise<MoveDone> {
  const { connection, from, to } = options;
  const { id } = await readDeployment(connection);
  await lookAtUploads(connection, from);
  const isFirst = await begin(id, to);
  const done: MoveDone = { copied: 0, bytes: 0, there: 0, missing: [] };
  const looked = new Set<string>();
  // What comes in while this goes on is copied as well.
  for (let keys = await uploadKeys(connection.client); keys.length > 0; ) {
    await copyAll(keys, options, done);
    for (const key of keys) looked.add(key);
    keys = (await uploadKeys(connection.client)).filter((key) => !looked.has(key));
  }
  const named = new Set(await uploadKeys(connection.client));
  done.missing = done.missing.filter((key) => named.has(key));
  if (!isFirst) return done;
  await removeOthers(named, to);
  await writeLabel(to.storage, { id, isUnfinished: false });
  return done;
}

/** Whether the product cannot have been started on it yet. */
async function begin(id: string, { storage, place }: Uploads): Promise<boolean> {
  const label = await readLabel(storage);
  if (label && label.id !== id)
    throw new StartError(
      `There are uploads of another database in ${place}: copy into an empty folder or bucket. Nothing was copied.`,
    );
  if (!label && (await uploadFolders(storage)).length > 0)
    throw new StartError(
      `There are uploads in ${place} already, and nothing says whose: copy into an empty folder or bucket. Nothing was copied.`,
    );
  if (label && !label.isUnfinished) return false;
  // Half of the uploads must not be taken for all of them.
  await writeLabel(storage, { id, isUnfinished: true });
  return true;
}

async function copyAll(keys: readonly string[], options: MoveOptions, done: MoveDone): Promise<void> {
  const { signal, tell } = options;
  const inTurn = limitConcurrency(filesAtOnce);
  let count = 0;
  const copying = keys.map((key) =>
    inTurn(async () => {
      if (signal.aborted) throw brokenOff();
      await copy(key, options, done);
      count += 1;
      tell(count, keys.length);
    }),
  );
  const failed = (await Promise.allSettled(copying)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function copy(key: string, { from, to }: MoveOptions, done: MoveDone): Promise<void> {
  // What was read is whole: the storage compares it with the checksum that lies in the file.
  if (await to.storage.read(key)) {
    done.there += 1;
    return;
  }
  const bytes = await from.storage.read(key);
  if (!bytes) {
    done.missing.push(key);
    return;
  }
  await to.storage.write(key, bytes, typeOfUpload(key));
  const arrived = await to.storage.read(key);
  if (!arrived?.equals(bytes))
    throw new StartError(`${key} does not come back from ${to.place} as it was written: look at that place.`);
  done.copied += 1;
  done.bytes += bytes.length;
}

/** What was copied by a run that was broken off, and deleted since. */
async function removeOthers(named: ReadonlySet<string>, { storage }: Uploads): Promise<void> {
  const known = new Set([...named].map((key) => key.split('/', 1)[0]));
  for (const folder of await uploadFolders(storage))
    if (!known.has(folder)) await storage.removeFolder(folder);
}

const goesOn = 'What was copied stays, and the next run goes on from there.';

const brokenOff = () => new StartError(`The copying was broken off. ${goesOn}`);

function refusalOf(error: unknown): unknown {
  if (isStartError(error) || !(error instanceof Error)) return error;
  const { cause } = error as { cause?: unknown };
  const why = cause instanceof Error ? cause.message || cause.name : error.message;
  return new StartError(`The uploads could not be copied (${why}). ${goesOn}`, { cause: error });
}
