// Whether the place that the settings name is that of this database's uploads: each has the same random id.

import type { Config } from '../config.ts';
import { openStorage, placeOf } from '../open-storage.ts';
import { commandLine } from '../platform/command-line.ts';
import { openConnection, type SingleConnection } from '../platform/database/single-connection.ts';
import { noteUploads, oldestReleaseOf, readDeployment } from '../platform/deployment/deployment.ts';
import { AppError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { isStartError, StartError } from '../platform/start-error.ts';
import type { ReliableStorage } from '../platform/storage/reliable-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { refusalOfStore } from '../platform/storage/store-refusal.ts';
import { labelName, readLabel, uploadFolders, writeLabel } from './label.ts';
import { uploadKeys } from './upload-files.ts';

/** A place, with the words in which it is spoken of. */
export interface Uploads {
  storage: ReliableStorage;
  /** `the folder /var/lib/agency/uploads`. */
  place: string;
  /** Of the settings that name it: `DATA_DIR`. */
  setting: string;
  /** What the words of a command stand behind. */
  command: string;
}

export async function uploadsOf(config: Config, log: Logger): Promise<Uploads> {
  return {
    storage: await openStorage(config, log),
    place: placeOf(config),
    setting: config.s3 ? 'S3_ENDPOINT and S3_BUCKET' : 'DATA_DIR',
    command: commandLine(config.startedByNpm),
  };
}

/** How many of the files that a database names are looked for in a place that has no id yet. */
const tries = 20;

/**
 * The storage of the product that runs on the database at `url`: at the first start the place gets the id, later it must have it. Throws a
 * StartError where it is another place. Where it does not answer the site is served all the same, and nothing is read or written before it was looked at.
 */
export async function openOwnUploads(config: Config, url: string, log: Logger): Promise<Storage> {
  const uploads = await uploadsOf(config, log);
  const look = () => withConnection(url, (connection) => claimNew(connection, uploads));
  try {
    await look();
    return uploads.storage;
  } catch (error) {
    if (isStartError(error)) throw error;
    log.warn(
      { err: error },
      `Whether ${uploads.place} is that of this database cannot be seen now: it is looked at before it is used.`,
    );
    return lookedAtFirst(uploads.storage, look, log);
  }
}

/** For work that reads, such as a backup. Throws a StartError where it is another place; where the database is older nothing is known of that. */
export const expectOwnUploads = (url: string, uploads: Uploads): Promise<void> =>
  withConnection(url, async (connection) => {
    if ((await oldestReleaseOf(connection)) !== null) await lookAtUploads(connection, uploads);
  });

/**
 * Whether the place is this database's, or gets its id at the next start; changes nothing. Throws a StartError where it is another
 * one, and whatever is thrown where it does not answer.
 */
export async function lookAtUploads(
  connection: SingleConnection,
  uploads: Uploads,
): Promise<'own' | 'to be claimed'> {
  const { storage, place, setting, command } = uploads;
  const { id, uploadsSince } = await readDeployment(connection);
  const label = await asked(readLabel(storage), uploads);
  if (label?.id === id && !label.isUnfinished) return 'own';
  if (label?.id === id)
    throw new StartError(
      `The copying into ${place} did not come to its end: run ${command} move-uploads once more, or set ${setting} to where the uploads were.`,
    );
  if (label)
    throw new StartError(
      `${capital(place)} holds the uploads of another database (${label.id || 'its id cannot be read'}; this database is ${id}). Nothing was written into it. Set ${setting} to the place of this database's uploads, or DATABASE_URL to the database that belongs to these. If they are a copy that was made for this database: ${command} claim-uploads.`,
    );
  if (uploadsSince)
    throw new StartError(
      `${capital(place)} is not where the uploads of this database are: ${labelName} is missing there. Nothing was written into it. Mount its disk, or set ${setting} to the right place. If they were lost, put them back from a backup, then: ${command} claim-uploads.`,
    );
  if (await isNewPlace(connection, uploads)) return 'to be claimed';
  throw new StartError(
    `${capital(place)} holds none of the uploads that this database names, or others. Nothing was written into it. Mount its disk, or set ${setting} to the right place. If it is the right one: ${command} claim-uploads.`,
  );
}

/** Gives a place the id of this database, whatever it had. The file comes first: a database that knows of it finds it there. */
export async function claimUploads(connection: SingleConnection, storage: Storage): Promise<void> {
  const { id } = await readDeployment(connection);
  await writeLabel(storage, { id, isUnfinished: false });
  await noteUploads(connection);
}

export async function withConnection<T>(
  url: string,
  work: (connection: SingleConnection) => Promise<T>,
): Promise<T> {
  const connection = await openConnection(url, 'lubugo-uploads');
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function claimNew(connection: SingleConnection, uploads: Uploads): Promise<void> {
  if ((await lookAtUploads(connection, uploads)) === 'own') await noteUploads(connection);
  else await claimUploads(connection, uploads.storage);
}

/** Of a place without an id, for a database that gave none away yet: an installation of before, or a new one. */
async function isNewPlace(connection: SingleConnection, uploads: Uploads): Promise<boolean> {
  const { storage } = uploads;
  const keys = await uploadKeys(connection.client);
  if (keys.length === 0) return (await asked(uploadFolders(storage), uploads)).length === 0;
  const step = Math.ceil(keys.length / tries);
  for (let i = 0; i < keys.length; i += step)
    if (await asked(storage.read(keys[i] ?? ''), uploads)) return true;
  return false;
}

/** An object store that says no has the wrong bucket or key, which does not pass by itself. */
async function asked<T>(answer: Promise<T>, { place, setting }: Uploads): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const refusal = refusalOfStore((error as Error).cause);
    if (!refusal) throw error;
    throw new StartError(
      `The object store refuses ${place} (${refusal}): look at ${setting}, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
      { cause: error },
    );
  }
}

/** What is asked of the storage waits for `look`, which is tried again until it finds the right place. */
function lookedAtFirst(storage: Storage, look: () => Promise<void>, log: Logger): Storage {
  let looking: Promise<void> | null = null;
  const right = () => {
    looking ??= look().catch((err) => {
      looking = null;
      log.error({ err }, 'The uploads cannot be used.');
      const message = 'Pictures cannot be kept or fetched just now. Please try again in a moment.';
      throw new AppError('UNAVAILABLE', message, [], { retryAfter: 5 });
    });
    return looking;
  };
  return {
    write: (...args) => right().then(() => storage.write(...args)),
    writeNew: (...args) => right().then(() => storage.writeNew(...args)),
    read: (...args) => right().then(() => storage.read(...args)),
    isEmpty: (...args) => right().then(() => storage.isEmpty(...args)),
    folders: (...args) => right().then(() => storage.folders(...args)),
    removeFolder: (...args) => right().then(() => storage.removeFolder(...args)),
  };
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
