// The key of a booking opens its page. It is made anew whenever it is needed, and only its hash is kept.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { KeyedHash } from '../../../platform/sealing/keyed-hash.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import { createStoredHash } from '../../../platform/sealing/stored-hash-secret.ts';

/** What a key is made of, with the sealed secret; the next counter makes another one. */
export interface Keyed {
  uuid: string;
  keyCounter: number;
}

const purpose = 'booking keys';
/** 128 bits. */
const bytes = 16;

export class BookingKeys {
  readonly #hash: () => Promise<KeyedHash>;

  constructor({ db, sealed }: { db: DataSource; sealed: SealedText }) {
    this.#hash = createStoredHash(db, sealed, purpose);
  }

  /** So that nobody asks for the secret first while they hold a lock. */
  async load(): Promise<void> {
    await this.#hash();
  }

  /** Opens the page of a booking; a secret. */
  keyFor(of: Keyed): Promise<string> {
    return this.#secretFor('key', of);
  }

  /** What is kept of the key. */
  async hashFor(of: Keyed): Promise<string> {
    return hashOfKey(await this.keyFor(of));
  }

  /** Stands only in the mail: who has it reads the address. */
  tokenFor(of: Keyed): Promise<string> {
    return this.#secretFor('address', of);
  }

  async isTokenOf(of: Keyed, token: string): Promise<boolean> {
    return timingSafeEqual(digest(token), digest(await this.tokenFor(of)));
  }

  /** Of where an unpaid hold came from: it can be compared, and not be read. */
  async callerHash(caller: string): Promise<string> {
    const hash = await this.#hash();
    return hash(`caller ${caller}`);
  }

  async #secretFor(what: 'key' | 'address', { uuid, keyCounter }: Keyed): Promise<string> {
    const hash = await this.#hash();
    return Buffer.from(hash(`${what} ${uuid} ${keyCounter}`), 'hex')
      .subarray(0, bytes)
      .toString('base64url');
  }
}

/** No key can be read out of it: keys are not guessed, so it needs no salt. */
export const hashOfKey = (key: string): string => digest(key).toString('hex');

const digest = (text: string) => createHash('sha256').update(text).digest();
