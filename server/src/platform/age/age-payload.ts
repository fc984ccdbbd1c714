// What follows the header of a file in the format of age (age-encryption.org/v1): chunks of 64 KiB, each sealed with
// ChaCha20-Poly1305 under a nonce that counts them and tells which is the last. The library does this in JavaScript at a
// fifteenth of the speed, so the payload is ours and the header, with its keys, is the library's.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { releaseMemory } from '../storage/release-memory.ts';

type Bytes = AsyncIterable<Uint8Array>;

const algorithm = 'chacha20-poly1305';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const saltBytes = 16;
const options = { authTagLength: tagBytes };

/** What an archive says by being damaged or cut off. */
export class DamagedFile extends Error {}

/** Where bytes go. Once `write` resolves, what was written may be changed. */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
  /** Once all was written. */
  end(): Promise<void>;
}

/** Chunks that are handed on together. */
const chunksAtOnce = 32;

/**
 * Seals what is written to it for `out`, as it is to stand behind the header of `fileKey`. It works with the same memory from
 * beginning to end: new memory for each chunk costs as much time as the sealing.
 */
export function sealPayload(fileKey: Uint8Array, out: ByteSink): ByteSink {
  const salt = randomBytes(saltBytes);
  const key = payloadKey(fileKey, salt);
  // The last chunk is marked: so one is kept back until more is known to follow.
  const kept = Buffer.allocUnsafeSlow(chunkBytes);
  let keptBytes = 0;
  let number = 0;
  let sealed = Buffer.allocUnsafeSlow(chunksAtOnce * (chunkBytes + tagBytes));
  let spare = Buffer.allocUnsafeSlow(sealed.length);
  let sealedBytes = salt.copy(sealed);
  let handedOn: Promise<void> = Promise.resolve();

  /** While these are written, the next ones are sealed. */
  async function handOn(): Promise<void> {
    await handedOn;
    handedOn = out.write(sealed.subarray(0, sealedBytes));
    // It is waited for later, and may fail before.
    handedOn.catch(() => undefined);
    [sealed, spare] = [spare, sealed];
    sealedBytes = 0;
  }

  async function seal(chunk: Uint8Array, isLast: boolean): Promise<void> {
    if (sealedBytes + chunk.length + tagBytes > sealed.length) await handOn();
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast), options);
    const hidden = cipher.update(chunk);
    cipher.final();
    sealedBytes += hidden.copy(sealed, sealedBytes);
    sealedBytes += cipher.getAuthTag().copy(sealed, sealedBytes);
    releaseMemory(hidden);
    number += 1;
  }

  return {
    async write(bytes) {
      let at = 0;
      while (at < bytes.length) {
        if (keptBytes === chunkBytes) {
          await seal(kept, false);
          keptBytes = 0;
        }
        const left = bytes.length - at;
        if (keptBytes === 0 && left > chunkBytes) {
          await seal(bytes.subarray(at, at + chunkBytes), false);
          at += chunkBytes;
          continue;
        }
        const more = bytes.subarray(at, at + Math.min(left, chunkBytes - keptBytes));
        kept.set(more, keptBytes);
        keptBytes += more.length;
        at += more.length;
      }
    },
    async end() {
      await seal(kept.subarray(0, keptBytes), true);
      await handOn();
      await handedOn;
      await out.end();
    },
  };
}

/** Opens what `sealPayload` made. Throws DamagedFile at the first chunk that is not as it was, and where the last one is missing. */
export async function* openPayload(source: Bytes, fileKey: Uint8Array): AsyncGenerator<Buffer> {
  const { salt, rest } = await afterSalt(source);
  const key = payloadKey(fileKey, salt);
  let number = 0;
  for await (const { chunks, isEnd } of inChunks(rest, chunkBytes + tagBytes)) {
    for (const [i, chunk] of chunks.entries()) yield openChunk(chunk, key, nonceOf(number + i, isEnd));
    number += chunks.length;
  }
}

function openChunk(chunk: Buffer, key: KeyObject, nonce: Buffer): Buffer {
  if (chunk.length < tagBytes) throw new DamagedFile('It ends too early.');
  const decipher = createDecipheriv(algorithm, key, nonce, options);
  decipher.setAuthTag(chunk.subarray(-tagBytes));
  const opened = decipher.update(chunk.subarray(0, -tagBytes));
  try {
    decipher.final();
  } catch (cause) {
    throw new DamagedFile('It was changed, or it ends too early.', { cause });
  }
  return opened;
}

const payloadKey = (fileKey: Uint8Array, salt: Buffer) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', fileKey, salt, 'payload', 32)));

/** Eleven bytes that count, and one that is 1 in the last chunk. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** The same bytes in pieces of one size, as many as there are at a time; the very last one comes alone, and may be shorter. */
async function* inChunks(source: Bytes, size: number): AsyncGenerator<{ chunks: Buffer[]; isEnd: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    // The last chunk is marked: so one is kept back until more is known to follow.
    if (length + part.length <= size) {
      waiting.push(part);
      length += part.length;
      continue;
    }
    let start = size - length;
    const chunks: Buffer[] = [Buffer.concat([...waiting, part.subarray(0, start)])];
    for (; part.length - start > size; start += size)
      chunks.push(Buffer.from(part.buffer, part.byteOffset + start, size));
    yield { chunks, isEnd: false };
    waiting = [part.subarray(start)];
    length = part.length - start;
  }
  yield { chunks: [Buffer.concat(waiting, length)], isEnd: true };
}

/** The salt that a payload begins with, and what comes after it. */
async function afterSalt(source: Bytes): Promise<{ salt: Buffer; rest: Bytes }> {
  const parts = source[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  while (begun.length < saltBytes) {
    const { value, done } = await parts.next();
    if (done) throw new DamagedFile('It ends too early.');
    begun = Buffer.concat([begun, value]);
  }
  return { salt: begun.subarray(0, saltBytes), rest: continued(begun.subarray(saltBytes), parts) };
}

/** What was read too far, and what follows it. */
export async function* continued(
  first: Uint8Array,
  parts: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
}
