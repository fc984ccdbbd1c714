import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { badInput, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { signupInput } from './accounts.input.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { forgetOldSessions } from './session-store.ts';
import type { SessionsService, SignedIn } from './sessions.service.ts';
import { type SignupMode, signupRefused } from './signup-mode.ts';
import { UserEntity } from './user.entity.ts';

interface AccountsDeps {
  db: DataSource;
  activity: ActivityService;
  sessions: SessionsService;
  invitations: InvitationsService;
  throttle: LoginThrottle;
  signup: SignupMode;
}

/** Who the members of staff are, and how they prove it. */
export class AccountsService {
  readonly #deps: AccountsDeps;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  /** Whether somebody without an invitation can make an account now: always while there is none. */
  async signupPolicy(): Promise<{ mode: SignupMode; open: boolean }> {
    const mode = this.#deps.signup;
    return { mode, open: mode === 'open' || !(await this.#deps.db.manager.exists(UserEntity)) };
  }

  /**
   * Makes an account and signs in: the first is an owner, an invited one is what the invitation says, others are
   * editors. Throws FORBIDDEN and BAD_USER_INPUT.
   */
  async signup(actor: Actor, input: unknown): Promise<SignedIn> {
    const { db, sessions, invitations, signup } = this.#deps;
    const mayBring = signup !== 'closed' && Boolean((input as { invitation?: unknown }).invitation);
    if (!mayBring && !(await this.signupPolicy()).open) throw signupRefused(signup);
    const { email, password, invitation } = parseInput(signupInput, input);
    const passwordHash = await hashPassword(password);
    return db.transaction(async (manager) => {
      // One at a time, so that there is one first account and a taken e-mail is found before the insert.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('signup'))`);
      const first = !(await manager.exists(UserEntity));
      const invited = mayBring && invitation ? await invitations.accept(manager, invitation, email) : null;
      if (!first && !invited && signup !== 'open') throw signupRefused(signup);
      if (await manager.existsBy(UserEntity, { email })) {
        throw badInput([{ message: 'An account with this email already exists.', path: ['email'] }]);
      }
      const role = first ? 'owner' : (invited?.role ?? 'editor');
      const createdAt = new Date();
      const user = manager.create(UserEntity, { email, passwordHash, role, createdAt, lastSeenAt: null });
      await manager.insert(UserEntity, user);
      return sessions.begin(manager, actor, user, 'signup');
    });
  }

  /** Signs in. One message and the same time for every wrong pair; RATE_LIMITED after repeated failures. */
  async login(actor: Actor, given: { email: string; password: string }): Promise<SignedIn> {
    const { db, activity, sessions, throttle } = this.#deps;
    const email = given.email.replaceAll('\0', '').trim().slice(0, 254);
    await throttle.attempt(actor.ip, email);
    const user = await db.manager.findOneBy(UserEntity, { email });
    if (!(await isPassword(user?.passwordHash, given.password)) || !user) {
      const description = `Failed sign-in for "${email}"`;
      const failed = { type: 'login_failed', description, entityType: 'user', entityId: user?.id } as const;
      await activity.record(db.manager, actor, failed);
      throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
    }
    await throttle.succeeded(actor.ip, email);
    return db.transaction(async (manager) => {
      await forgetOldSessions(manager);
      return sessions.begin(manager, actor, user, 'login');
    });
  }

  /** The account of this id, or null. */
  find(id: number): Promise<UserEntity | null> {
    return this.#deps.db.manager.findOneBy(UserEntity, { id });
  }

  /** Gives an account a new password and ends all its sessions. False when there is no such account. */
  async setPassword(email: string, password: string): Promise<boolean> {
    return this.#deps.db.transaction(async (manager) => {
      const user = await manager.findOneBy(UserEntity, { email });
      if (user) await replacePassword(manager, user.id, password);
      return user !== null;
    });
  }
}
