import type { DataSource, EntityManager } from 'typeorm';
import type { TwoFactor } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { type Change, mailNotice } from '../account-notices.ts';
import type { LoginThrottle } from '../login/login-throttle.ts';
import type { PasswordHash } from '../passwords.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { UserEntity } from '../user.entity.ts';
import { keyUri, newSecret, stepOf } from './totp.ts';
import { isOn, newRecoveryCodes, remove, secretOf, spend, storePending, turnOn } from './two-factor-store.ts';
import { wrongCode } from './wrong-code.ts';

interface TwoFactorDeps {
  db: DataSource;
  activity: ActivityService;
  mail: MailService;
  sealed: SealedText;
  passwordHash: PasswordHash;
  throttle: LoginThrottle;
  /** Address visitors use; its host is how an app calls the account. */
  publicUrl: string;
}

interface Proof {
  password: string;
  /** Of the app, or a recovery code. */
  code: string;
}

/** A second proof at sign-in, for who wants it or has to have it: set up, turned off, and demanded. */
export class TwoFactorService {
  readonly #deps: TwoFactorDeps;

  constructor(deps: TwoFactorDeps) {
    this.#deps = deps;
  }

  /** Of the account that asks. */
  async state(actor: Actor): Promise<TwoFactor> {
    const [state] = await this.#deps.db.query(
      `SELECT confirmed_at IS NOT NULL AS "on", confirmed_at AS since,
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = wanted.id) AS "recoveryCodesLeft",
         coalesce((SELECT two_factor_required FROM account_policy), false) AS required
       FROM (SELECT $1::int AS id) AS wanted LEFT JOIN two_factor ON two_factor.user_id = wanted.id`,
      [actor.user?.id ?? 0],
    );
    return state;
  }

  /** Makes a secret for an app; counts once `confirm` was shown a code of it. Throws BAD_USER_INPUT, RATE_LIMITED. */
  async setUp(actor: Actor, { password }: Pick<Proof, 'password'>): Promise<{ secret: string; uri: string }> {
    const { db, sealed, publicUrl } = this.#deps;
    const user = await this.#expectPassword(actor, password);
    const secret = newSecret();
    if (!(await storePending(db.manager, sealed, user.id, secret))) {
      throw badField('password', 'Two-factor sign-in is on already. Turn it off first.');
    }
    const issuer = new URL(publicUrl).hostname;
    return { secret, uri: keyUri(secret, { issuer, email: user.email }) };
  }

  /** Turns it on, ends one's other sessions and answers the recovery codes. Throws BAD_USER_INPUT, RATE_LIMITED. */
  async confirm(actor: Actor, { code }: Pick<Proof, 'code'>): Promise<string[]> {
    const { db, sealed, throttle } = this.#deps;
    const user = expectUser(actor);
    await throttle.attemptCode(user.id, actor.sessionId, actor.reportLimit);
    const codes = await db.transaction(async (manager) => {
      await lockAccount(manager, user.id);
      const secret = await secretOf(manager, sealed, user.id, 'pending');
      if (!secret) {
        throw badField('code', 'There is no setup under way. Please begin it again.');
      }
      const step = stepOf(secret, code.replaceAll(/\s/g, ''));
      if (step === null) throw wrongCode();
      await turnOn(manager, user.id, step);
      await endSessionsOf(manager, user.id, actor.sessionId);
      await this.#note(manager, actor, user, 'Turned two-factor sign-in on', 'two-factor-on');
      return newRecoveryCodes(manager, user.id);
    });
    await throttle.codeSucceeded(user.id, actor.sessionId);
    return codes;
  }

  /** Throws BAD_USER_INPUT, RATE_LIMITED. */
  async turnOff(actor: Actor, proof: Proof): Promise<void> {
    await this.#proven(actor, proof, async (manager, user) => {
      await remove(manager, user.id);
      await this.#note(manager, actor, user, 'Turned two-factor sign-in off', 'two-factor-off');
    });
  }

  /** Answers new recovery codes; earlier ones count no more. Throws BAD_USER_INPUT, RATE_LIMITED. */
  renewRecoveryCodes(actor: Actor, proof: Proof): Promise<string[]> {
    return this.#proven(actor, proof, async (manager, user) => {
      await this.#note(manager, actor, user, 'Made new recovery codes', 'recovery-codes');
      return newRecoveryCodes(manager, user.id);
    });
  }

  /** Whether everybody must have it. */
  async isRequired(): Promise<boolean> {
    const [policy] = await this.#deps.db.query('SELECT two_factor_required AS required FROM account_policy');
    return policy?.required ?? false;
  }

  /** Demands it of everybody, or no more. Who demands it has it. Throws BAD_USER_INPUT. */
  async require(actor: Actor, required: boolean): Promise<boolean> {
    const { db, activity } = this.#deps;
    await db.transaction(async (manager) => {
      if (required && !(await isOn(manager, expectUser(actor).id))) {
        const message = 'Set up two-factor sign-in for your own account first.';
        throw badField('required', message);
      }
      const changed: unknown[] = await manager.query(
        `INSERT INTO account_policy (two_factor_required) VALUES ($1)
         ON CONFLICT (is_only) DO UPDATE SET two_factor_required = $1 WHERE account_policy.two_factor_required <> $1
         RETURNING is_only`,
        [required],
      );
      if (changed.length === 0) return;
      const description = `${required ? 'Demanded' : 'No longer demanded'} two-factor sign-in of everybody`;
      await activity.record(manager, actor, { type: 'update', description, entityType: 'user' });
    });
    return required;
  }

  /** Does `work` once the password and a code were right. */
  async #proven<T>(
    actor: Actor,
    { password, code }: Proof,
    work: (manager: EntityManager, user: UserEntity) => Promise<T>,
  ): Promise<T> {
    const { db, sealed, throttle } = this.#deps;
    const user = await this.#expectPassword(actor, password);
    await throttle.attemptCode(user.id, actor.sessionId, actor.reportLimit);
    const done = await db.transaction(async (manager) => {
      await lockAccount(manager, user.id);
      if (!(await spend(manager, sealed, user.id, code))) throw wrongCode();
      return work(manager, user);
    });
    await throttle.codeSucceeded(user.id, actor.sessionId);
    return done;
  }

  async #expectPassword(actor: Actor, password: string): Promise<UserEntity> {
    const { db, throttle } = this.#deps;
    const user = await db.manager.findOneByOrFail(UserEntity, { id: expectUser(actor).id });
    const { ip, reportLimit, sessionId: device } = actor;
    const { email, passwordHash } = user;
    const attempt = { ip, reportLimit, email, passwordHash, device };
    await throttle.attempt(attempt);
    if (!(await this.#deps.passwordHash.isOf(user.passwordHash, password))) {
      throw badField('password', 'This is not your current password.');
    }
    await throttle.succeeded(attempt);
    return user;
  }

  async #note(
    manager: EntityManager,
    actor: Actor,
    user: { id: number; email: string },
    description: string,
    what: Change,
  ): Promise<void> {
    const { activity, mail } = this.#deps;
    const happening = { type: 'update', description, entityType: 'user', entityId: user.id } as const;
    await activity.record(manager, actor, happening);
    await mailNotice(manager, mail, user, { what, actor });
  }
}

/** Before what belongs to the account, as everywhere. */
async function lockAccount(manager: EntityManager, id: number): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
}

function expectUser({ user }: Actor): NonNullable<Actor['user']> {
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in to do this.');
  return user;
}
