// Browsers in which an account was signed in to, by a signed cookie: nothing is stored here.
import { randomUUID } from 'node:crypto';
import type { CookieJar } from '../../../platform/cookie-jar.ts';
import type { TokenSigner } from '../../../platform/sealing/signed-token.ts';

const purpose = 'device';
/** Accounts that one browser is known for; of more, the latest. */
const maxAccounts = 10;

export class KnownDevices {
  readonly #signer: TokenSigner;

  constructor(signer: TokenSigner) {
    this.#signer = signer;
  }

  /** The id of the browser that brought `token`, or null unless it is known for this account. */
  idFor(userId: number | undefined, token: string | undefined): string | null {
    const [device, ...accounts] = this.#read(token);
    return device && accounts.includes(String(userId)) ? device : null;
  }

  /** What the browser that brought `token` is to keep, now that it is known for this account too. */
  tokenFor(userId: number, token: string | undefined): string {
    const [device = randomUUID(), ...accounts] = this.#read(token);
    const others = accounts.filter((id) => id !== String(userId));
    return this.#signer.sign(purpose, [device, userId, ...others.slice(0, maxAccounts - 1)]);
  }

  #read(token: string | undefined): string[] {
    return (token && this.#signer.read(purpose, token)) || [];
  }
}

const name = 'device';
/** Seconds. */
const aYear = 365 * 24 * 3600;

export const deviceCookie = {
  take: (cookies: CookieJar): string | undefined => cookies.get(name),
  keep: (cookies: CookieJar, token: string): void => cookies.set(name, token, aYear),
};
