// Sign-ins and their refresh tokens: each token works once, and one that comes back after its successor was used ends its session.
import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { hashOf, newToken } from '../secret-token.ts';
import { UserEntity } from '../user.entity.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** Seconds a session lives after its last refresh. */
export const sessionLifetime = 30 * 24 * 3600;
/** Seconds after which a session ends, however often it was refreshed. */
const maxSessionAge = 90 * 24 * 3600;
/** Milliseconds in which two tabs may bring the same token; the second keeps the cookie that the first was given. */
const grace = 10_000;

interface Rotation {
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
  await recordLastSeen(manager, userId);
  return { session, refreshToken: await addToken(manager, session.id) };
}

/**
 * Trades a refresh token for the next one. A used one that comes back was either stolen or its answer got lost: it is
 * called stolen once somebody went on with what it was traded for, and traded again before that.
 */
export function rotate(db: DataSource, token: string): Promise<Rotation> {
  return db.transaction(async (manager) => {
    const hash = hashOf(token);
    const known = await manager.findOneBy(RefreshTokenEntity, { hash });
    const session = known && (await lockSession(manager, known.sessionId));
    // By the one clock that all instances share: theirs may differ by more than two tabs do.
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT clock_timestamp() AS now');
    if (!session || session.endedAt || session.expiresAt < now) return unknown;
    // As it is now that nobody else can change it.
    const current = await manager.findOneBy(RefreshTokenEntity, { hash });
    if (!current) return unknown;
    if (current.usedAt && now.getTime() - current.usedAt.getTime() <= grace) {
      return { verdict: 'renewed', session, refreshToken: null };
    }
    if (await isOvertaken(manager, current)) {
      await endSessions(manager, [session.id]);
      return { verdict: 'stolen', session, refreshToken: null };
    }
    await manager.update(RefreshTokenEntity, hash, { usedAt: now });
    const end = new Date(session.createdAt.getTime() + maxSessionAge * 1000);
    const expiresAt = new Date(Math.min(fromNow(sessionLifetime).getTime(), end.getTime()));
    await manager.update(SessionEntity, session.id, { lastUsedAt: new Date(), expiresAt });
    return { verdict: 'renewed', session, refreshToken: await addToken(manager, session.id, hash) };
  });
}

/** Whether somebody went on with this session by another token: a successor of this one, or of the one before. */
async function isOvertaken(manager: EntityManager, { hash, usedAt, parent }: RefreshTokenEntity) {
  if (!usedAt) {
    return parent !== null && manager.existsBy(RefreshTokenEntity, { parent, usedAt: Not(IsNull()) });
  }
  const successors = await manager.findBy(RefreshTokenEntity, { parent: hash });
  // None: it was used before successors were written down.
  return successors.length === 0 || successors.some((successor) => successor.usedAt !== null);
}

/** Of several who refresh or end a session one goes first; tokens are touched by who holds this. */
function lockSession(manager: EntityManager, id: string): Promise<SessionEntity | null> {
  return manager.findOne(SessionEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
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

/** Ends sessions at once. They are locked before their tokens, as by `rotate`: so neither waits for the other in a circle. */
export async function endSessions(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.update(SessionEntity, { id: In(ids) }, { endedAt: new Date() });
  await manager.delete(RefreshTokenEntity, { sessionId: In(ids) });
}

/** The sessions of an account that have not ended, the latest used first. */
export function openSessions(manager: EntityManager, userId: number): Promise<SessionEntity[]> {
  const where = { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  return manager.find(SessionEntity, { where, order: { lastUsedAt: 'DESC', id: 'ASC' } });
}

/** Ends the sessions of an account, all but `keptId`, and answers how many. */
export async function endSessionsOf(
  manager: EntityManager,
  userId: number,
  keptId: string | null = null,
): Promise<number> {
  const ids = (await openSessions(manager, userId)).map(({ id }) => id).filter((id) => id !== keptId);
  await endSessions(manager, ids);
  return ids.length;
}

/** Notes that somebody is here. Not within a transaction that holds locks on sessions. */
export async function recordLastSeen(manager: EntityManager, userId: number): Promise<void> {
  await manager.update(UserEntity, userId, { lastSeenAt: new Date() });
}

/** Removes what can never be used again. */
export async function removeOldSessions(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM sessions WHERE expires_at < now() - interval '1 day'`);
}

async function addToken(
  manager: EntityManager,
  sessionId: string,
  parent: string | null = null,
): Promise<string> {
  const token = newToken();
  await manager.insert(RefreshTokenEntity, {
    hash: hashOf(token),
    sessionId,
    parent,
    createdAt: new Date(),
    usedAt: null,
  });
  return token;
}

/** Gives an account a new password and ends its sessions (all but `keepSession`) and every way to reset it. */
export async function replacePassword(
  manager: EntityManager,
  userId: number,
  passwordHash: string,
  keepSession: string | null = null,
): Promise<void> {
  await manager.update(UserEntity, userId, { passwordHash });
  await endSessionsOf(manager, userId, keepSession);
  await manager.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
}
