// Files that Debian's `age` reads and writes as well: sealed for whoever has the key to a recipient, or a passphrase.
import { Decrypter, Encrypter } from 'age-encryption';
import { type ByteSink, continued, DamagedFile, openPayload, sealPayload } from './age-payload.ts';

/** Who can open a file. */
export type Lock = { recipient: string } | { passphrase: string };

/** What opens one: secret keys of recipients, passphrases. */
export interface Keys {
  identities: readonly string[];
  passphrase: string | null;
}

/** No key fits; `needs` says what kind would. */
export class LockedFile extends Error {
  readonly needs: 'identity' | 'passphrase';

  constructor(needs: LockedFile['needs']) {
    super('No key opens this file.');
    this.needs = needs;
  }
}

const firstLine = 'age-encryption.org/v1\n';
/** Bytes; ours have a few hundred. */
const longestHeader = 64 * 1024;
/** As a power of two. The library's 18 takes 256 MB of memory for a moment, this one 64; passphrases of ours are long. */
const scryptWork = 16;
/** Of an empty payload: the salt, and the tag of its only chunk. */
const emptyPayload = 32;

/** Whether these are the first bytes of a sealed file. */
export const isSealedFile = (start: Buffer): boolean =>
  start.subarray(0, firstLine.length).toString('latin1') === firstLine;

/** Seals what is written to it for `out`. */
export async function sealFile(lock: Lock, out: ByteSink): Promise<ByteSink> {
  const { header, fileKey } = await makeHeader(lock);
  await out.write(header);
  return sealPayload(fileKey, out);
}

/** Opens what a stream gives; meant for `pipeline`. Throws LockedFile and DamagedFile. */
export function openFile(keys: Keys) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const iterator = source[Symbol.asyncIterator]();
    let begun = Buffer.alloc(0);
    let end = -1;
    while (end < 0) {
      const { value, done } = await iterator.next();
      if (done || begun.length > longestHeader) throw new DamagedFile('Its header is not whole.');
      begun = Buffer.concat([begun, value]);
      end = endOfHeader(begun);
    }
    const fileKey = await openHeader(begun.subarray(0, end), keys);
    yield* openPayload(continued(begun.subarray(end), iterator), fileKey);
  };
}

/** Behind the line that begins with `---`, or -1 while it has not come. */
function endOfHeader(begun: Buffer): number {
  const mac = begun.indexOf('\n--- ');
  const end = mac < 0 ? -1 : begun.indexOf('\n', mac + 1);
  return end < 0 ? -1 : end + 1;
}

/** The library makes the header of an empty file; its payload is thrown away, and the key is used for ours. */
async function makeHeader(lock: Lock): Promise<{ header: Buffer; fileKey: Uint8Array }> {
  const encrypter = new Encrypter();
  let fileKey: Uint8Array | null = null;
  if ('passphrase' in lock) {
    encrypter.setPassphrase(lock.passphrase);
    encrypter.setScryptWorkFactor(scryptWork);
  } else {
    encrypter.addRecipient(lock.recipient);
    // One more recipient, for whom nothing is written: it is how the library hands over the key.
    encrypter.addRecipient({
      wrapFileKey(key) {
        fileKey = key;
        return [];
      },
    });
  }
  const header = Buffer.from(await encrypter.encrypt(new Uint8Array())).subarray(0, -emptyPayload);
  if ('passphrase' in lock) fileKey = await openHeader(header, { identities: [], ...lock });
  if (!fileKey) throw new Error('The library gave no key.');
  return { header, fileKey };
}

async function openHeader(header: Buffer, { identities, passphrase }: Keys): Promise<Uint8Array> {
  const needs = /\n-> scrypt /.test(header.toString('latin1')) ? 'passphrase' : 'identity';
  const decrypter = new Decrypter();
  if (needs === 'passphrase' && passphrase) decrypter.addPassphrase(passphrase);
  if (needs === 'identity') for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decryptHeader(header);
  } catch (cause) {
    if (/no identity matched/.test((cause as Error).message)) throw new LockedFile(needs);
    throw new DamagedFile('Its header was changed.', { cause });
  }
}
