import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** A hash, in hexadecimal digits, that nobody can make or try guesses against who does not have the secret. */
export type KeyedHash = (text: string) => string;

/** `secret` may serve others, too: the key is derived from it, another one for each `purpose`. */
export function createKeyedHash(secret: string | Buffer, purpose: string): KeyedHash {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
