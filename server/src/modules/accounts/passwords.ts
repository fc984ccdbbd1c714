import { hash, verify } from '@node-rs/argon2';

export interface PasswordHash {
  of(password: string): Promise<string>;
  /** Whether `password` is the one behind `hashed`. Without a hash (no such account) it takes the same time and is false. */
  isOf(hashed: string | undefined, password: string): Promise<boolean>;
}

/** Memory in KiB and rounds as OWASP recommends for argon2id, which is what the library uses by default. */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswordHash(cost = recommended): PasswordHash {
  const nobodys = hash('the password of nobody', cost);
  return {
    of: (password) => hash(password, cost),
    async isOf(hashed, password) {
      const matches = await verify(hashed ?? (await nobodys), password);
      return matches && hashed !== undefined;
    },
  };
}
