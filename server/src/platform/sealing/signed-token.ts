// Tokens that need no table: what they say stands in them, and only we can have said it.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface TokenSigner {
  /** A token for addresses and forms that says `facts`; `purpose` keeps it from being used for anything else. */
  sign(purpose: string, facts: readonly (string | number)[]): string;
  /** The facts of a token signed for this purpose, as text, or null when we did not make it. */
  read(purpose: string, token: string): string[] | null;
}

/** `secret` may serve others, too: the key is derived from it. */
export function createTokenSigner(secret: string): TokenSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'signed tokens', 32));
  const seal = (purpose: string, body: string) =>
    createHmac('sha256', key).update(`${purpose}\n${body}`).digest();
  return {
    sign(purpose, facts) {
      const body = Buffer.from(JSON.stringify(facts.map(String))).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },

    read(purpose, token) {
      const [, body = '', given = ''] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? [];
      if (!timingSafeEqual(digest(given), seal(purpose, body))) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    },
  };
}

/** Always 32 bytes, as the comparison needs. */
function digest(given: string): Buffer {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === 32 ? bytes : Buffer.alloc(32);
}
