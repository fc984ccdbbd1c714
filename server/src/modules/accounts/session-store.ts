// Sign-ins and their refresh tokens: each token works once, and one that comes back later ends its session.
import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { hashOf, newToken } from './secret-token.ts';
import { SessionEntity } from './session.entity.ts';
import { UserEntity } from './user.entity.ts';

/** Seconds a session lives after its last refresh. */
export const sessionLifetime = 30 * 24 * 3600;
/** Milliseconds in which two tabs may bring the same token; the second keeps the cookie that the first was given. */
const grace = 10_000;

export interface Rotation {
  /** `renewed` with a new token, or without one within the grace; `stolen` when the session was ended for it. */
  verdict: 'renewed' | 'stolen' | 'unknown';
  session: SessionEntity | null;
  refreshToken: string | null;
}

const unknown: Rotation = { verdict: 'unknown', session: null, refreshToken: null };
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** Starts a session; the token is for the cookie and is stored nowhere. */
export async function startSession(manager: EntityManager, userId: number, { ip, userAgent }: Actor) {
  const session = manager.create(SessionEntity, {
    id: randomUUID(),
    userId,
    ip,
    userAgent: userAgent.slice(0, 500),
    createdAt: new Date(),
    lastUsedAt: new Date(),
    expiresAt: fromNow(sessionLifetime),
    endedAt: null,
  });
  await manager.insert(SessionEntity, session);
  await noteSeen(manager, userId);
  return { session, refreshToken: await addToken(manager, session.id) };
}

/** Trades a refresh token for the next one. */
export function rotate(db: DataSource, token: string): Promise<Rotation> {
  return db.transaction(async (manager) => {
    const used = await manager.findOne(RefreshTokenEntity, {
      where: { hash: hashOf(token) },
      lock: { mode: 'pessimistic_write' },
    });
    const session = used && (await manager.findOneBy(SessionEntity, { id: used.sessionId }));
    if (!session || session.endedAt || session.expiresAt < new Date()) return unknown;
    if (used.usedAt) {
      if (Date.now() - used.usedAt.getTime() <= grace)
        return { verdict: 'renewed', session, refreshToken: null };
      await endSessions(manager, [session.id]);
      return { verdict: 'stolen', session, refreshToken: null };
    }
    await manager.update(RefreshTokenEntity, used.hash, { usedAt: new Date() });
    await manager.update(SessionEntity, session.id, {
      lastUsedAt: new Date(),
      expiresAt: fromNow(sessionLifetime),
    });
    return { verdict: 'renewed', session, refreshToken: await addToken(manager, session.id) };
  });
}

/** The session a refresh token belongs to, if it has not ended. */
export async function sessionOfRefreshToken(
  manager: EntityManager,
  token: string,
): Promise<SessionEntity | null> {
  const known = await manager.findOneBy(RefreshTokenEntity, { hash: hashOf(token) });
  const session = known && (await manager.findOneBy(SessionEntity, { id: known.sessionId }));
  return session && !session.endedAt ? session : null;
}

/** Ends sessions at once. Their tokens are locked first, as by `rotate`: so neither waits for the other in a circle. */
export async function endSessions(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.delete(RefreshTokenEntity, { sessionId: In(ids) });
  await manager.update(SessionEntity, { id: In(ids) }, { endedAt: new Date() });
}

/** The sessions of an account that have not ended, the latest used first. */
export function openSessions(manager: EntityManager, userId: number): Promise<SessionEntity[]> {
  const where = { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  return manager.find(SessionEntity, { where, order: { lastUsedAt: 'DESC', id: 'ASC' } });
}

/** Ends the sessions of an account, all but `keep`, and answers how many. */
export async function endSessionsOf(
  manager: EntityManager,
  userId: number,
  keep: string | null = null,
): Promise<number> {
  const ids = (await openSessions(manager, userId)).map(({ id }) => id).filter((id) => id !== keep);
  await endSessions(manager, ids);
  return ids.length;
}

/** Notes that somebody is here. Not within a transaction that holds locks on sessions. */
export async function noteSeen(manager: EntityManager, userId: number): Promise<void> {
  await manager.update(UserEntity, userId, { lastSeenAt: new Date() });
}

/** Removes what can never be used again. */
export async function forgetOldSessions(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM sessions WHERE expires_at < now() - interval '1 day'`);
}

async function addToken(manager: EntityManager, sessionId: string): Promise<string> {
  const token = newToken();
  await manager.insert(RefreshTokenEntity, {
    hash: hashOf(token),
    sessionId,
    createdAt: new Date(),
    usedAt: null,
  });
  return token;
}
