import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { UserEntity } from '../user.entity.ts';

/** Seconds an access token is good for. */
const lifetime = 15 * 60;

/** Seconds that the clocks of two instances may differ. */
const tolerance = 30;

/** A signed token that says who (`sub`), which session (`sid`) and what role. */
export function signAccessToken(key: KeyObject, user: UserEntity, sessionId: string) {
  const token = jwt.sign({ sid: sessionId, role: user.role }, key, {
    algorithm: 'HS256',
    subject: String(user.id),
    expiresIn: lifetime,
  });
  return { token, expiresAt: new Date(Math.floor(Date.now() / 1000 + lifetime) * 1000) };
}

/** The session of a token that we signed and that is still good, else null. */
export function sessionOfToken(key: KeyObject, token: string): string | null {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTolerance: tolerance });
    return typeof claims === 'object' && typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
}
