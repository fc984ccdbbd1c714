// Files that only the product can read. Each is sealed with a key of its own, which its owner keeps as a sealed text: so data
// keys can be changed without writing large files anew.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** The file sealed, and the key that opens it. */
export function sealBytes(bytes: Buffer): { key: string; sealed: Buffer } {
  const key = randomBytes(32);
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return { key: key.toString('base64url'), sealed };
}

/** Throws when it was changed, or with the key of another one. */
export function openBytes(key: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, lengths.nonce);
  const options = { authTagLength: lengths.tag };
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), nonce, options);
  decipher.setAuthTag(sealed.subarray(-lengths.tag));
  return Buffer.concat([decipher.update(sealed.subarray(lengths.nonce, -lengths.tag)), decipher.final()]);
}
