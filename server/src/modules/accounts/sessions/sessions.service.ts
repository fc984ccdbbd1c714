import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { readRows } from '../../../platform/database/rows.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import { UserEntity } from '../user.entity.ts';
import type { SessionEntity } from './session.entity.ts';
import {
  endSessions,
  endSessionsOf,
  openSessions,
  recordLastSeen,
  rotate,
  sessionOfRefreshToken,
  startSession,
} from './session-store.ts';

/** What signing in gives: the access token for the caller, the refresh token for its cookie (null: keep the one it has). */
export interface SignedIn {
  user: UserEntity;
  token: string;
  expiresAt: Date;
  refreshToken: string | null;
  /** For the cookie by which the browser is known; null: it keeps the one it has. */
  device: string | null;
}

export type SessionMapper = SignedIn;

/** What a browser has kept of earlier sign-ins. */
export interface Browser {
  refreshToken?: string;
  device?: string;
}

/** How somebody came in: what is recorded of it. */
const ways = {
  login: ['login', 'Signed in'],
  recovery: ['login', 'Signed in with a recovery code'],
  signup: ['signup', 'Signed up'],
} as const;

interface SessionsDeps {
  db: DataSource;
  activity: ActivityService;
  /** Signs access tokens; as an object, because of a text a new one would be made for each request. */
  signingKey: KeyObject;
  /** What it signed still counts; null for none. */
  signingKeyBefore: KeyObject | null;
  devices: KnownDevices;
}

/** Who is signed in, from the moment an account was proven until the session ends. */
export class SessionsService {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /** Signs `user` in, within the transaction of `manager`. A session that the same browser had ends. */
  async begin(
    manager: EntityManager,
    actor: Actor,
    user: UserEntity,
    how: keyof typeof ways,
    browser: Browser,
  ): Promise<SignedIn> {
    const { signingKey, devices } = this.#deps;
    const before = await sessionOfRefreshToken(manager, browser.refreshToken ?? '');
    if (before) await endSessions(manager, [before.id]);
    const [type, description] = ways[how];
    const { session, refreshToken } = await startSession(manager, user.id, actor);
    await this.#record(manager, { ...actor, user }, user, type, description);
    const device = devices.tokenFor(user.id, browser.device);
    return { user, ...signAccessToken(signingKey, user, session.id), refreshToken, device };
  }

  /** Trades a refresh token for the next one. One that was stolen ends its session. Throws UNAUTHENTICATED. */
  async refresh(actor: Actor, given: string | undefined): Promise<SignedIn> {
    const { db, signingKey } = this.#deps;
    const { verdict, session, refreshToken } = await rotate(db, given ?? '');
    const user = session && (await db.manager.findOneBy(UserEntity, { id: session.userId }));
    if (user && verdict === 'renewed') {
      await recordLastSeen(db.manager, user.id);
      return { user, ...signAccessToken(signingKey, user, session.id), refreshToken, device: null };
    }
    if (user) {
      const description = `Ended a session of ${user.email}: a used refresh token came back`;
      await this.#record(db.manager, actor, user, 'session_ended', description);
    }
    throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
  }

  /** Ends the session of a refresh token and the one that asks; without either there is nothing to end. */
  async end(actor: Actor, refreshToken: string | undefined): Promise<void> {
    if (!refreshToken && !actor.sessionId) return;
    await this.#deps.db.transaction(async (manager) => {
      const kept = await sessionOfRefreshToken(manager, refreshToken ?? '');
      const ids = new Set([kept?.id, actor.sessionId].filter((id) => id !== undefined));
      const userId = kept?.userId ?? actor.user?.id ?? 0;
      const user = await manager.findOneBy(UserEntity, { id: userId });
      if (!user || ids.size === 0) return;
      await endSessions(manager, [...ids]);
      await this.#record(manager, { ...actor, user }, user, 'logout', 'Signed out');
    });
  }

  /** Whether we made this access token, and lately: it may be of a session that was ended since. Asks no database. */
  hasSigned(token: string): boolean {
    return token !== '' && this.#sessionOf(token) !== null;
  }

  #sessionOf(token: string): string | null {
    const { signingKey, signingKeyBefore } = this.#deps;
    const session = sessionOfToken(signingKey, token);
    return session ?? (signingKeyBefore && sessionOfToken(signingKeyBefore, token));
  }

  /** Who holds this access token, or null: it is not ours, it is too old, or its session or account is gone. */
  async authenticate(token: string): Promise<Pick<Actor, 'user' | 'sessionId' | 'twoFactorMissing'> | null> {
    const sessionId = this.#sessionOf(token);
    if (!sessionId) return null;
    const [found] = await readRows<NonNullable<Actor['user']> & { twoFactorMissing: boolean }>(
      this.#deps.db,
      'session of a token',
      `SELECT users.id, users.email::text, users.role,
         EXISTS (SELECT FROM account_policy WHERE two_factor_required) AND NOT EXISTS (
           SELECT FROM two_factor WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "twoFactorMissing"
       FROM sessions JOIN users ON users.id = sessions.user_id
       WHERE sessions.id = $1 AND sessions.ended_at IS NULL AND sessions.expires_at > now()`,
      [sessionId],
    );
    if (!found) return null;
    const { twoFactorMissing, ...user } = found;
    return { user, sessionId, twoFactorMissing };
  }

  /** Where the actor is signed in, the latest used first. */
  list(actor: Actor): Promise<SessionEntity[]> {
    return openSessions(this.#deps.db.manager, actor.user?.id ?? 0);
  }

  /** Ends one of the actor's own sessions. Throws NOT_FOUND. */
  endOne(actor: Actor, id: string): Promise<void> {
    return this.#deps.db.transaction(async (manager) => {
      const session = (await openSessions(manager, actor.user?.id ?? 0)).find((open) => open.id === id);
      if (!session) throw new AppError('NOT_FOUND', 'Session not found');
      await endSessions(manager, [session.id]);
      await this.#record(manager, actor, actor.user, 'session_ended', 'Ended a session');
    });
  }

  /** Ends all of the actor's sessions but the one that asks. Returns how many. */
  endOthers(actor: Actor): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const count = await endSessionsOf(manager, actor.user?.id ?? 0, actor.sessionId);
      if (count > 0)
        await this.#record(manager, actor, actor.user, 'session_ended', 'Ended all other sessions');
      return count;
    });
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    user: Actor['user'],
    type: 'login' | 'signup' | 'logout' | 'session_ended',
    description: string,
  ): Promise<void> {
    const happening = { type, description, entityType: 'user', entityId: user?.id };
    return this.#deps.activity.record(manager, actor, happening);
  }
}

/** Seconds an access token is good for. */
const lifetime = 15 * 60;

/** Seconds that the clocks of two instances may differ. */
const tolerance = 30;

/** A signed token that says who (`sub`), which session (`sid`) and what role. */
function signAccessToken(key: KeyObject, user: UserEntity, sessionId: string) {
  const token = jwt.sign({ sid: sessionId, role: user.role }, key, {
    algorithm: 'HS256',
    subject: String(user.id),
    expiresIn: lifetime,
  });
  return { token, expiresAt: new Date(Math.floor(Date.now() / 1000 + lifetime) * 1000) };
}

/** The session of a token that we signed and that is still good, else null. */
function sessionOfToken(key: KeyObject, token: string): string | null {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['HS256'], clockTolerance: tolerance });
    return typeof claims === 'object' && typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
}
