// Sealed files are those of age: what one side seals, the other opens. Debian's own is tried by `npm run test:ops`.
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { isSealedFile, type Keys, type Lock, LockedFile, openFile, sealFile } from './age-file.ts';
import { DamagedFile } from './age-payload.ts';

const identity = await generateX25519Identity();
const lock = { recipient: await identityToRecipient(identity) };
const keys: Keys = { identities: [identity], passphrase: null };

/** In pieces of a length that fits nothing. */
async function* piecesOf(bytes: Buffer, length = 50_001): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
/** Its memory is written over behind each piece, as who seals may do. */
async function seal(bytes: Buffer, by: Lock = lock): Promise<Buffer> {
  const sealed: Buffer[] = [];
  const sink = await sealFile(by, {
    write: async (piece) => void sealed.push(Buffer.from(piece)),
    end: async () => undefined,
  });
  for await (const piece of piecesOf(bytes)) {
    const own = Buffer.from(piece);
    await sink.write(own);
    own.fill(0);
  }
  await sink.end();
  return Buffer.concat(sealed);
}
const open = (bytes: Buffer, by = keys) => buffer(openFile(by)(piecesOf(bytes)));

const chunk = 64 * 1024;
const lengths = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 40 * chunk + 100_000];

test.each(lengths)(
  '%i bytes sealed here are opened by the library, and the other way round',
  async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    expect(isSealedFile(sealed)).toBe(true);
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(Buffer.from(await decrypter.decrypt(sealed)).equals(bytes)).toBe(true);

    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    const other = Buffer.from(await encrypter.encrypt(bytes));
    expect((await open(other)).equals(bytes)).toBe(true);
  },
);

test('a passphrase opens what was sealed with it, and no other one does', async () => {
  const sealed = await seal(Buffer.from('Nile'), { passphrase: 'a long passphrase' });
  const by = (passphrase: string): Keys => ({ identities: [], passphrase });
  expect(String(await open(sealed, by('a long passphrase')))).toBe('Nile');
  // That costs as little as its seal says.
  const cheap = new Encrypter();
  cheap.setPassphrase('a long passphrase');
  cheap.setScryptWorkFactor(4);
  const cheaply = Buffer.from(await cheap.encrypt('Nile'));
  expect(String(await open(cheaply, by('a long passphrase')))).toBe('Nile');
  await expect(open(cheaply, by('another passphrase'))).rejects.toMatchObject({ needs: 'passphrase' });
});

test('another secret key does not open it', async () => {
  const sealed = await seal(Buffer.from('Nile'));
  const other = { identities: [await generateX25519Identity()], passphrase: null };
  await expect(open(sealed, other)).rejects.toThrow(LockedFile);
  await expect(open(sealed, other)).rejects.toMatchObject({ needs: 'identity' });
});

test('with one bit turned over anywhere, or without its end, nothing is taken for whole', async () => {
  const sealed = await seal(randomBytes(2 * chunk + 100));
  for (let at = 0; at < sealed.length; at += 12_001) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow();
  }
  const header = sealed.indexOf('\n--- ');
  for (const length of [0, 30, header + 10, chunk, 2 * chunk, sealed.length - 1_024, sealed.length - 1])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow(DamagedFile);
});
