import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailNotice } from './account-notices.ts';
import { refuseOwnEmail, signupInput } from './accounts.input.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { KnownDevices } from './login/known-devices.ts';
import type { LoginChallenges } from './login/login-challenges.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import type { PasswordHash } from './passwords.ts';
import { removeOldSessions, replacePassword } from './sessions/session-store.ts';
import type { Browser, SessionsService, SignedIn } from './sessions/sessions.service.ts';
import type { SetupService } from './setup.service.ts';
import { lockSignup, type SignupMode, signupRefused } from './signup-mode.ts';
import { isOn, remove, spend } from './two-factor/two-factor-store.ts';
import { wrongCode } from './two-factor/wrong-code.ts';
import { UserEntity } from './user.entity.ts';

export interface AccountsDeps {
  db: DataSource;
  activity: ActivityService;
  sessions: SessionsService;
  invitations: InvitationsService;
  setup: SetupService;
  throttle: LoginThrottle;
  devices: KnownDevices;
  challenges: LoginChallenges;
  sealed: SealedText;
  passwordHash: PasswordHash;
  mail: MailService;
  adminSignup: SignupMode;
}

/** What a command did to an account that was there. */
interface Renewal {
  /** It asked for a code, and does so no more. */
  twoFactorOff: boolean;
}

/** Who the members of staff are, and how they prove it. */
export class AccountsService {
  readonly #deps: AccountsDeps;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  /** Whether somebody without an invitation can make an account now. `setup`: only the owner, with the setup token. */
  async signupPolicy(): Promise<{ mode: SignupMode; open: boolean; setup: boolean }> {
    const { db, setup, adminSignup: mode } = this.#deps;
    if (await setup.isNeeded()) return { mode, open: false, setup: true };
    return { mode, open: mode === 'open' || !(await db.manager.exists(UserEntity)), setup: false };
  }

  /**
   * Makes an account and signs in: the first is an owner, an invited one is what the invitation says, others are
   * editors. Throws FORBIDDEN and BAD_USER_INPUT.
   */
  async signup(actor: Actor, input: unknown, browser: Browser = {}): Promise<SignedIn> {
    const { db, sessions } = this.#deps;
    await this.#refuseStrangers(input as BroughtTokens);
    const { password, ...given } = parseInput(signupInput, input);
    const { email } = given;
    refuseOwnEmail(password, email);
    const passwordHash = await this.#deps.passwordHash.of(password);
    return db.transaction(async (manager) => {
      await lockSignup(manager);
      const role = await this.#roleFor(manager, given);
      if (await manager.existsBy(UserEntity, { email })) {
        throw badField('email', 'An account with this email already exists.');
      }
      const createdAt = new Date();
      const user = manager.create(UserEntity, { email, passwordHash, role, createdAt, lastSeenAt: null });
      await manager.insert(UserEntity, user);
      return sessions.begin(manager, actor, user, 'signup', browser);
    });
  }

  /** Signs in. One message and the same time for every wrong pair; RATE_LIMITED after repeated failures. */
  async login(
    actor: Actor,
    given: { email: string; password: string },
    browser: Browser = {},
  ): Promise<SignedIn> {
    const { db, sessions, throttle, devices, challenges } = this.#deps;
    const email = given.email.replaceAll('\0', '').trim().slice(0, 254);
    const known = await db.manager.findOneBy(UserEntity, { email });
    const device = devices.idFor(known?.id, browser.device);
    const { ip, reportLimit } = actor;
    const attempt = { ip, reportLimit, email, passwordHash: known?.passwordHash, device };
    await throttle.attempt(attempt);
    if (!(await this.#deps.passwordHash.isOf(known?.passwordHash, given.password)) || !known) {
      await this.#recordFailure(actor, known?.id);
      throw wrongPair();
    }
    await throttle.succeeded(attempt);
    return db.transaction(async (manager) => {
      await removeOldSessions(manager);
      const user = await lockUnchanged(manager, known);
      if (await isOn(manager, user.id)) throw challenges.askFor(user);
      return sessions.begin(manager, actor, user, 'login', browser);
    });
  }

  /**
   * The second step of a sign-in, for an account that asks for a code. Throws UNAUTHENTICATED when the first was too long
   * ago, BAD_USER_INPUT for a wrong code, RATE_LIMITED.
   */
  async completeLogin(
    actor: Actor,
    { challenge, code }: { challenge: string; code: string },
    browser: Browser = {},
  ): Promise<SignedIn> {
    const { db, mail, sessions, throttle, devices, challenges, sealed } = this.#deps;
    const known = await db.manager.findOneBy(UserEntity, { id: challenges.accountOf(challenge) ?? 0 });
    if (!known || !challenges.isOf(challenge, known)) throw tooLate();
    const device = devices.idFor(known.id, browser.device);
    await throttle.attemptCode(known.id, device, actor.reportLimit);
    const signedIn = await db.transaction(async (manager) => {
      const user = await lockUnchanged(manager, known);
      const how = await spend(manager, sealed, user.id, code);
      if (!how) return null;
      if (how === 'recovery')
        await mailNotice(manager, mail, user, { what: 'recovery-code', actor: { ...actor, user } });
      return sessions.begin(manager, actor, user, how === 'recovery' ? 'recovery' : 'login', browser);
    });
    if (!signedIn) {
      await this.#recordFailure(actor, known.id);
      throw wrongCode();
    }
    await throttle.codeSucceeded(known.id, device);
    return signedIn;
  }

  /** The account of this id, or null. */
  find(id: number): Promise<UserEntity | null> {
    return this.#deps.db.manager.findOneBy(UserEntity, { id });
  }

  /** For who runs the product: gives an account a new password as `#renew` does. Null when there is no such account. */
  async setPassword(email: string, password: string): Promise<Renewal | null> {
    return this.#deps.db.transaction(async (manager) => {
      const user = await manager.findOneBy(UserEntity, { email });
      return user && this.#renew(manager, user, password);
    });
  }

  /**
   * For who runs the product: makes the owner where there is none, a new account or the one of this e-mail, which gets a new
   * password as `#renew` does. Throws when there is an owner.
   */
  async makeOwner(email: string, password: string): Promise<Renewal | null> {
    return this.#deps.db.transaction(async (manager) => {
      await lockSignup(manager);
      if (await manager.existsBy(UserEntity, { role: 'owner' }))
        throw new Error('There is an owner already.');
      await manager.query('DELETE FROM setup_token');
      const known = await manager.findOneBy(UserEntity, { email });
      if (known) {
        await manager.update(UserEntity, known.id, { role: 'owner' });
        return this.#renew(manager, known, password);
      }
      const passwordHash = await this.#deps.passwordHash.of(password);
      await manager.insert(UserEntity, { email, passwordHash, role: 'owner', createdAt: new Date() });
      return null;
    });
  }

  /** For somebody who lost all ways in: a new password, no two-factor sign-in, no session; and a mail that says so. */
  async #renew(manager: EntityManager, user: UserEntity, password: string): Promise<Renewal> {
    const { mail, passwordHash } = this.#deps;
    await replacePassword(manager, user.id, await passwordHash.of(password));
    await mailNotice(manager, mail, user, { what: 'password' });
    const twoFactorOff = await remove(manager, user.id);
    if (twoFactorOff) await mailNotice(manager, mail, user, { what: 'two-factor-reset' });
    return { twoFactorOff };
  }

  /** Not what was typed: it may be a password, or somebody's name. */
  #recordFailure(actor: Actor, entityId: number | undefined): Promise<void> {
    const { db, activity } = this.#deps;
    const failed = { type: 'login_failed', description: 'Failed sign-in', entityType: 'user' } as const;
    return activity.record(db.manager, actor, { ...failed, entityId });
  }

  /** Before anything of the input is looked at: who may not make an account learns nothing about it. */
  async #refuseStrangers(brought: BroughtTokens): Promise<void> {
    const { setup, adminSignup } = this.#deps;
    const policy = await this.signupPolicy();
    if (policy.setup || brought.setup) return setup.expectGood(brought.setup);
    const mayBring = adminSignup !== 'closed' && Boolean(brought.invitation);
    if (!mayBring && !policy.open) throw signupRefused(adminSignup);
  }

  /** What a new account may do, decided while no other is made; uses up what was brought. */
  async #roleFor(
    manager: EntityManager,
    { email, invitation, setup: setupToken }: { email: string } & BroughtTokens,
  ): Promise<UserEntity['role']> {
    const { setup, invitations, adminSignup } = this.#deps;
    if (setupToken || (await setup.isNeeded(manager))) {
      await setup.accept(manager, setupToken);
      return 'owner';
    }
    const first = !(await manager.exists(UserEntity));
    const invited =
      invitation && adminSignup !== 'closed' ? await invitations.accept(manager, invitation, email) : null;
    if (!first && !invited && adminSignup !== 'open') throw signupRefused(adminSignup);
    return first ? 'owner' : (invited?.role ?? 'editor');
  }
}

/**
 * The account as it was when its password was checked, locked so that it stays so: a password that is replaced at the same moment
 * either is seen here, or ends the session that begins here. Throws UNAUTHENTICATED.
 */
async function lockUnchanged(manager: EntityManager, known: UserEntity): Promise<UserEntity> {
  const lock = { mode: 'for_no_key_update' } as const;
  const user = await manager.findOne(UserEntity, { where: { id: known.id }, lock });
  if (user?.passwordHash !== known.passwordHash) throw wrongPair();
  return user;
}

const tooLate = () =>
  new AppError('UNAUTHENTICATED', 'The time to enter the code is over. Please sign in again.');

const wrongPair = () => new AppError('UNAUTHENTICATED', 'Invalid email or password');

interface BroughtTokens {
  invitation?: string | null;
  setup?: string | null;
}
