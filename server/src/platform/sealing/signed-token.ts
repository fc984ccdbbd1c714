// Tokens that need no table: what they say stands in them, and only we can have said it.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface TokenSigner {
  /** A token for addresses and forms that says `facts`; `purpose` keeps it from being used for anything else. */
  sign(purpose: string, facts: readonly (string | number)[]): string;
  /** The facts of a token signed for this purpose, as text, or null when we did not make it. */
  read(purpose: string, token: string): string[] | null;
}

/** Signs with `secret`, which may serve others, too: the key is derived from it. What `before` signed still counts. */
export function createTokenSigner(secret: string, before: string | null = null): TokenSigner {
  const seal = sealWith(secret);
  const sealBefore = before === null ? null : sealWith(before);
  return {
    sign(purpose, facts) {
      const body = Buffer.from(JSON.stringify(facts.map(String))).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },

    read(purpose, token) {
      const [, body = '', given = ''] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? [];
      const isSealed = (by: Seal | null) => by !== null && timingSafeEqual(digest(given), by(purpose, body));
      if (!isSealed(seal) && !isSealed(sealBefore)) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    },
  };
}

type Seal = (purpose: string, body: string) => Buffer;

function sealWith(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'signed tokens', 32));
  return (purpose, body) => createHmac('sha256', key).update(`${purpose}\n${body}`).digest();
}

/** Always 32 bytes, as the comparison needs. */
function digest(given: string): Buffer {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === 32 ? bytes : Buffer.alloc(32);
}
