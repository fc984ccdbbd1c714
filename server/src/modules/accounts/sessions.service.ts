import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { sessionOfToken, signAccessToken } from './access-token.ts';
import type { SessionEntity } from './session.entity.ts';
import {
  endSessions,
  endSessionsOf,
  noteSeen,
  openSessions,
  rotate,
  sessionOfRefreshToken,
  startSession,
} from './session-store.ts';
import { UserEntity } from './user.entity.ts';

/** What signing in gives: the access token for the caller, the refresh token for its cookie (null: keep the one it has). */
export interface SignedIn {
  user: UserEntity;
  token: string;
  expiresAt: Date;
  refreshToken: string | null;
}

interface SessionsDeps {
  db: DataSource;
  activity: ActivityService;
  jwtSecret: string;
}

/** Who is signed in, from the moment an account was proven until the session ends. */
export class SessionsService {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /** Signs `user` in, within the transaction of `manager`. */
  async begin(
    manager: EntityManager,
    actor: Actor,
    user: UserEntity,
    type: 'login' | 'signup',
  ): Promise<SignedIn> {
    const { session, refreshToken } = await startSession(manager, user.id, actor);
    const description = type === 'login' ? 'Signed in' : 'Signed up';
    await this.#record(manager, { ...actor, user }, user, type, description);
    return { user, ...signAccessToken(this.#deps.jwtSecret, user, session.id), refreshToken };
  }

  /** Trades a refresh token for the next one. A token that was used before ends its session. Throws UNAUTHENTICATED. */
  async refresh(actor: Actor, given: string | undefined): Promise<SignedIn> {
    const { db, jwtSecret } = this.#deps;
    const { verdict, session, refreshToken } = await rotate(db, given ?? '');
    const user = session && (await db.manager.findOneBy(UserEntity, { id: session.userId }));
    if (user && verdict === 'renewed') {
      await noteSeen(db.manager, user.id);
      return { user, ...signAccessToken(jwtSecret, user, session.id), refreshToken };
    }
    if (user) {
      const description = `Ended a session of ${user.email}: a used refresh token came back`;
      await this.#record(db.manager, actor, user, 'session_ended', description);
    }
    throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
  }

  /** Ends the session of a refresh token; without one there is nothing to end. */
  async end(actor: Actor, refreshToken: string | undefined): Promise<void> {
    if (!refreshToken) return;
    await this.#deps.db.transaction(async (manager) => {
      const session = await sessionOfRefreshToken(manager, refreshToken);
      const user = session && (await manager.findOneBy(UserEntity, { id: session.userId }));
      if (!session || !user) return;
      await endSessions(manager, [session.id]);
      await this.#record(manager, { ...actor, user }, user, 'logout', 'Signed out');
    });
  }

  /** Who holds this access token, or null: it is not ours, it is too old, or its session or account is gone. */
  async authenticate(token: string): Promise<Pick<Actor, 'user' | 'sessionId'> | null> {
    const sessionId = sessionOfToken(this.#deps.jwtSecret, token);
    if (!sessionId) return null;
    const [user] = await this.#deps.db.query<NonNullable<Actor['user']>[]>(
      `SELECT users.id, users.email::text, users.role FROM sessions JOIN users ON users.id = sessions.user_id
       WHERE sessions.id = $1 AND sessions.ended_at IS NULL`,
      [sessionId],
    );
    return user ? { user, sessionId } : null;
  }

  /** Where the actor is signed in, the latest used first. */
  list(actor: Actor): Promise<SessionEntity[]> {
    return openSessions(this.#deps.db.manager, actor.user?.id ?? 0);
  }

  /** Ends one of the actor's own sessions. Throws NOT_FOUND. */
  endOne(actor: Actor, id: string): Promise<void> {
    return this.#deps.db.transaction(async (manager) => {
      const session = (await openSessions(manager, actor.user?.id ?? 0)).find((one) => one.id === id);
      if (!session) throw new AppError('NOT_FOUND', 'Session not found');
      await endSessions(manager, [session.id]);
      await this.#recordEnd(manager, actor, 'Ended a session');
    });
  }

  /** Ends all of the actor's sessions but the one that asks. Returns how many. */
  endOthers(actor: Actor): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const count = await endSessionsOf(manager, actor.user?.id ?? 0, actor.sessionId);
      if (count > 0) await this.#recordEnd(manager, actor, 'Ended all other sessions');
      return count;
    });
  }

  #recordEnd(manager: EntityManager, actor: Actor, description: string): Promise<void> {
    const happening = { type: 'session_ended', description, entityType: 'user' } as const;
    return this.#deps.activity.record(manager, actor, { ...happening, entityId: actor.user?.id });
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    user: UserEntity,
    type: 'login' | 'signup' | 'logout' | 'session_ended',
    description: string,
  ): Promise<void> {
    const happening = { type, description, entityType: 'user', entityId: user.id };
    return this.#deps.activity.record(manager, actor, happening);
  }
}
