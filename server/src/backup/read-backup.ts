// A backup read part by part, from its preface to the manifest that proves it. What is damaged is refused by the name of its part.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Extract, extract } from 'tar-stream';
import { isSealedFile, type Keys, LockedFile, openFile } from '../platform/age/age-file.ts';
import { continued, DamagedFile } from '../platform/age/age-payload.ts';
import { StartError } from '../platform/start-error.ts';
import { releaseMemory } from '../platform/storage/release-memory.ts';
import { sha256Of } from '../platform/storage/reliable-storage.ts';
import { parsedJson } from '../platform/text/json.ts';
import {
  jsonOf,
  manifest,
  manifestName,
  manifestOf,
  mostOfPart,
  type Part,
  type Preface,
  preface,
  prefaceName,
} from './backup-format.ts';
import { countRows } from './copy-out.ts';

export interface BackupPart {
  name: string;
  bytes: Buffer;
  sha256: Buffer;
}

export interface OpenedBackup {
  preface: Preface;
  /** What stands behind the preface. Ends only where the manifest proves all that was read; else it throws a StartError. */
  parts: AsyncGenerator<BackupPart>;
}

/** Opens the file that `source` gives and reads its preface. Throws a StartError, with a sentence for each way to be no backup. */
export async function openBackup(source: Readable, keys: Keys): Promise<OpenedBackup> {
  const parts = readParts(source, keys);
  const { value: said } = await parts.next();
  if (!said) throw notWhole('its beginning');
  return { preface: said as Preface, parts: parts as AsyncGenerator<BackupPart> };
}

const notWhole = (where: string, cause?: unknown) =>
  new StartError(`The archive is damaged or not whole: ${where} is not as it was written.`, { cause });
const noBackup = (cause?: unknown) => new StartError('This file is no backup of this product.', { cause });

/** The preface, then each part. */
async function* readParts(source: Readable, keys: Keys): AsyncGenerator<Preface | BackupPart> {
  const tar = extract();
  const told = pipeline(source, (bytes: AsyncIterable<Uint8Array>) => inClear(bytes, keys), tar).catch(
    (error) => error,
  );
  let said: Preface | null = null;
  let isProven = false;
  const read: Part[] = [];
  let current = 'its beginning';
  try {
    for await (const { name, bytes } of filesOf(tar, (name) => {
      current = name;
    })) {
      if (isProven) throw new DamagedFile('Something follows the manifest.');
      if (said && name === manifestName) {
        prove(bytes, said, read);
        isProven = true;
        continue;
      }
      const rows = /\.(copy|ndjson)$/.test(name) ? { rows: countRows(bytes) } : {};
      const sha256 = sha256Of(bytes);
      read.push({ name, bytes: bytes.length, ...rows, sha256: sha256.toString('hex') });
      if (said) yield { name, bytes, sha256 };
      else {
        said = readPreface(name, bytes);
        yield said;
      }
    }
  } catch (error) {
    tar.destroy();
    throw refusalOf(error, await told, current);
  }
  const ended = await told;
  if (ended || !isProven)
    throw refusalOf(ended ?? new DamagedFile('Its end is missing.'), null, `what follows ${current}`);
}

async function* filesOf(
  tar: Extract,
  begin: (name: string) => void,
): AsyncGenerator<Omit<BackupPart, 'sha256'>> {
  let last: Uint8Array | null = null;
  for await (const entry of tar) {
    const { name, size = 0, type } = entry.header;
    begin(name.slice(0, 200));
    if (type !== 'file' || size > mostOfPart) throw new DamagedFile('It holds something that is no part.');
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = 0;
    for await (const piece of entry as AsyncIterable<Uint8Array>) {
      bytes.set(piece, at);
      at += piece.length;
      // Pieces come in their order: once one is of other memory, nobody looks at the memory before it.
      if (last && last.buffer !== piece.buffer) releaseMemory(last);
      last = piece;
    }
    yield { name, bytes };
  }
}

/** What a stream gives, opened where it is sealed. */
async function* inClear(source: AsyncIterable<Uint8Array>, keys: Keys): AsyncGenerator<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  const { value: first, done } = await parts.next();
  if (done) throw new DamagedFile('It is empty.');
  const all = continued(first, parts);
  const start = Buffer.from(first);
  if (isSealedFile(start)) yield* openFile(keys)(all);
  else if (start.toString('latin1', 0, prefaceName.length) === prefaceName) yield* whole(all);
  else throw noBackup();
}

/** A tar ends with 1024 zeros. Nothing seals this one: so whether its end is there is seen by them. */
async function* whole(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let end = Buffer.alloc(0);
  for await (const bytes of source) {
    end = Buffer.concat([end, bytes.subarray(-1024)]).subarray(-1024);
    yield bytes;
  }
  if (end.length < 1024 || end.some((byte) => byte !== 0)) throw new DamagedFile('It ends too early.');
}

function readPreface(name: string, bytes: Buffer): Preface {
  if (name !== prefaceName) throw noBackup();
  const value = parsedJson(bytes.toString('utf8'));
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'agency-backup') throw noBackup();
  if (version !== 1)
    throw new StartError(
      `The archive is of version ${version}, and this product reads version 1: use a newer one.`,
    );
  const { data } = preface.safeParse(value);
  if (!data) throw new DamagedFile('Its preface cannot be read.');
  return data;
}

/** Throws a DamagedFile or a StartError when what was read is not what the manifest says, to the byte. */
function prove(bytes: Buffer, said: Preface, read: readonly Part[]): void {
  const { data } = manifest.safeParse(parsedJson(bytes.toString('utf8')));
  if (!data || !jsonOf(manifestOf(said, data.parts)).equals(bytes))
    throw new DamagedFile('The manifest speaks of another archive.');
  for (let i = 0; i < Math.max(read.length, data.parts.length); i += 1)
    if (!isDeepStrictEqual(read[i], data.parts[i]))
      throw notWhole((read[i] ?? data.parts[i])?.name ?? manifestName);
}

/** Of what ended a reading, what says most: the file's own fault before that of the tar, which only sees that no more came. */
function refusalOf(error: unknown, told: unknown, current: string): unknown {
  for (const cause of [error, told]) {
    if (cause instanceof StartError) return cause;
    if (cause instanceof LockedFile) return new StartError(sentenceOf(cause), { cause });
  }
  const ofDisk = [error, told].find((cause) => cause instanceof Error && 'syscall' in cause);
  if (ofDisk)
    return new StartError(`The archive cannot be read (${(ofDisk as Error).message}).`, { cause: ofDisk });
  if (current === 'its beginning' && !(told instanceof DamagedFile)) return noBackup(error);
  return notWhole(current, told ?? error);
}

const sentenceOf = ({ needs }: LockedFile): string =>
  needs === 'passphrase'
    ? 'BACKUP_PASSPHRASE does not open this archive: set it to the one with which the archive was written.'
    : 'No key opens this archive: set BACKUP_IDENTITY or BACKUP_IDENTITY_FILE to the secret key to the BACKUP_RECIPIENT for which the archive was written.';
