// The codes of authenticator apps (RFC 6238): six digits, a new one each 30 seconds.
import { Secret, TOTP } from 'otpauth';

const period = 30;

/** A new secret in base32, as people type it into an app. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** What the QR picture says to an app. */
export function keyUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret, digits: 6, period }).toString();
}

/** The step of time a code belongs to, or null when it is none of now. A clock may be 30 seconds off. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // The library throws for some texts that are as long as a code, such as one of emoji.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = new TOTP({ secret, digits: 6, period }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
