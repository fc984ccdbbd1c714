// A storage whose files are whole or not there, and that answers in time or says so.
import { hash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { releaseMemory } from './release-memory.ts';
import type { Storage } from './storage.ts';

interface ReliableOptions {
  log: Logger;
  /** Milliseconds that one file may take; 8,000 when left out. */
  timeout?: number;
  /** Whether a file from before there were checksums can be trusted. */
  isWhole(bytes: Buffer): boolean;
}

/** Gives and takes the checksum that stands behind every file. */
export interface ReliableStorage extends Storage {
  /** As `read`, with the SHA-256 of the bytes. */
  readWithSum(key: string): Promise<SummedBytes | null>;
  /** As `write`, for who knows the SHA-256 of the bytes already. */
  writeWithSum(key: string, file: SummedBytes, type: string): Promise<void>;
}

export interface SummedBytes {
  bytes: Buffer;
  sha256: Buffer;
}

/** Seconds after which a caller may try again. */
const retryAfter = 5;
/** Stands behind the bytes of a file, after their checksum; programs that show pictures do not look there. */
const mark = Buffer.from('sha256.1');
const trailer = 32 + mark.length;

/** As `storage`; a file that was damaged is not there. What fails throws UNAVAILABLE, and why is logged. */
export function createReliableStorage(storage: Storage, options: ReliableOptions): ReliableStorage {
  const { log, timeout = 8_000, isWhole } = options;

  async function inTime<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const giveUp = new AbortController();
    // A disk that hangs cannot be interrupted, so nobody waits for it either.
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`No answer in ${timeout} ms.`);
      giveUp.abort(error);
      reject(error);
    }, timeout);
    try {
      return await Promise.race([work(giveUp.signal), tooLate]);
    } catch (err) {
      log.warn({ err, key }, 'A file cannot be kept or fetched.');
      const message = 'Pictures cannot be kept or fetched just now. Please try again in a moment.';
      throw Object.assign(new AppError('UNAVAILABLE', message, [], { retryAfter }), { cause: err });
    } finally {
      // A timer that went on would keep what was read until its time: a backup would hold a gigabyte.
      clearTimeout(timer);
    }
  }

  async function readWithSum(key: string): Promise<SummedBytes | null> {
    const kept = await inTime(key, (signal) => storage.read(key, signal));
    if (!kept) return null;
    const marked = isMarked(kept);
    const bytes = marked ? kept.subarray(0, -trailer) : kept;
    const sha256 = sha256Of(bytes);
    if (marked ? sha256.equals(kept.subarray(-trailer, -mark.length)) : isWhole(kept))
      return { bytes, sha256 };
    log.error({ key }, 'A file is damaged and not used: it is made anew, or has to be sent again.');
    return null;
  }

  async function writeWithSum(key: string, file: SummedBytes, type: string): Promise<void> {
    const whole = withSum(file);
    await inTime(key, (signal) => storage.write(key, whole, type, signal));
    releaseMemory(whole);
  }

  /** A damaged file would stay for ever where nothing replaces what is there. */
  async function writeNew(key: string, bytes: Buffer, type: string): Promise<boolean> {
    const whole = withSum({ bytes, sha256: sha256Of(bytes) });
    if (await inTime(key, (signal) => storage.writeNew(key, whole, type, signal))) return true;
    if (await readWithSum(key)) return false;
    await inTime(key, (signal) => storage.write(key, whole, type, signal));
    return true;
  }

  return {
    write: async (key, bytes, type) => writeWithSum(key, { bytes, sha256: sha256Of(bytes) }, type),
    writeWithSum,
    writeNew,

    read: async (key) => (await readWithSum(key))?.bytes ?? null,
    readWithSum,

    isEmpty: () => inTime('', (signal) => storage.isEmpty(signal)),

    folders: () => inTime('', (signal) => storage.folders(signal)),

    removeFolder: (folder) => inTime(folder, (signal) => storage.removeFolder(folder, signal)),
  };
}

/** A millisecond for a large picture. To hand the bytes to another thread would copy them, which takes as long. */
export const sha256Of = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer');
const withSum = ({ bytes, sha256 }: SummedBytes) => Buffer.concat([bytes, sha256, mark]);
const isMarked = (kept: Buffer) => kept.length >= trailer && kept.subarray(-mark.length).equals(mark);
