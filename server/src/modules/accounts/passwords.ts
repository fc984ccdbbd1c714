import { hash, verify } from '@node-rs/argon2';

/** Memory in KiB and rounds as OWASP recommends for argon2id, which is what the library uses by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

const nobodysHash = hashPassword('the password of nobody');

/** Whether `password` is the one behind `passwordHash`. Without a hash (no such account) it takes the same time and is false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
