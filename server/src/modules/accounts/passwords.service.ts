import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailNotice } from './account-notices.ts';
import {
  changePasswordInput,
  refuseOwnEmail,
  resetPasswordInput,
  resetRequestInput,
} from './accounts.input.ts';
import type { KnownDevices } from './login/known-devices.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import type { PasswordHash } from './passwords.ts';
import { hashOf, newToken } from './secret-token.ts';
import { replacePassword } from './sessions/session-store.ts';
import type { Browser } from './sessions/sessions.service.ts';
import { UserEntity } from './user.entity.ts';

export interface PasswordsDeps {
  db: DataSource;
  activity: ActivityService;
  mail: MailService;
  jobs: Jobs;
  throttle: LoginThrottle;
  devices: KnownDevices;
  sealed: SealedText;
  passwordHash: PasswordHash;
  /** Address visitors use, for the link. */
  publicUrl: string;
}

/** What the request leaves to the background. */
interface ResetRequest {
  email: string;
  ip: string;
  userAgent: string;
}

/** As it stands in the queue: who asks is sealed, as in a mail. */
type QueuedRequest = { sealed: string } | ResetRequest;

/** Milliseconds a link is good for. */
const lifetime = 30 * 60 * 1000;
/** Links one account can be sent in an hour, so that nobody's mailbox is filled. */
const maxLinks = 3;
const queue = 'password-reset';

/** New passwords for accounts that exist. */
export class PasswordsService {
  readonly #deps: PasswordsDeps;

  constructor(deps: PasswordsDeps) {
    this.#deps = deps;
    deps.jobs.work<QueuedRequest>(queue, {}, (request) => this.#sendLink(this.#open(request)));
  }

  /**
   * Mails a link to choose a new password, if there is such an account. Whether there is one is looked up in the
   * background: the caller gets the same answer after the same time. Throws BAD_USER_INPUT for what is no e-mail.
   */
  async requestReset({ ip, userAgent }: Actor, given: unknown): Promise<void> {
    const { db, jobs, sealed } = this.#deps;
    const { email } = parseInput(resetRequestInput, given);
    const request: ResetRequest = { email, ip, userAgent };
    const data = { sealed: sealed.seal(JSON.stringify(request), queue) };
    await jobs.send(db.manager, queue, data, { about: [] });
  }

  /**
   * Trades the token of a link for a new password and ends all sessions. Answers what makes the browser known for the
   * account. Throws BAD_USER_INPUT.
   */
  async reset(actor: Actor, given: unknown, browser: Browser = {}): Promise<string> {
    const { db, activity, mail, devices } = this.#deps;
    const { token, password } = parseInput(resetPasswordInput, given);
    const user = await db.transaction(async (manager) => {
      const wanted = await manager.findOne(PasswordResetEntity, {
        where: { tokenHash: hashOf(token) },
        lock: { mode: 'pessimistic_write' },
      });
      const found = wanted && (await manager.findOneBy(UserEntity, { id: wanted.userId }));
      if (!found || wanted.expiresAt < new Date()) {
        const message = 'This link has been used or is too old. Please ask for a new one.';
        throw badField('token', message);
      }
      refuseOwnEmail(password, found.email);
      await replacePassword(manager, found.id, await this.#deps.passwordHash.of(password));
      await mailNotice(manager, mail, found, { what: 'password', actor });
      const description = 'Chose a new password by e-mail';
      await activity.record(manager, { ...actor, user: found }, aboutUser(description, found.id));
      return found;
    });
    return devices.tokenFor(user.id, browser.device);
  }

  /** Changes the actor's own password; other sessions end. Throws BAD_USER_INPUT, RATE_LIMITED. */
  async change(actor: Actor, given: unknown): Promise<void> {
    const { db, activity, mail, throttle } = this.#deps;
    const { currentPassword, password } = parseInput(changePasswordInput, given);
    const user = actor.user && (await db.manager.findOneBy(UserEntity, { id: actor.user.id }));
    if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in to do this.');
    refuseOwnEmail(password, user.email);
    const { ip, reportLimit, sessionId: device } = actor;
    const { email, passwordHash } = user;
    const attempt = { ip, reportLimit, email, passwordHash, device };
    await throttle.attempt(attempt);
    if (!(await this.#deps.passwordHash.isOf(user.passwordHash, currentPassword))) {
      throw badField('currentPassword', 'This is not your current password.');
    }
    await throttle.succeeded(attempt);
    await db.transaction(async (manager) => {
      await replacePassword(
        manager,
        user.id,
        await this.#deps.passwordHash.of(password),
        actor.sessionId ?? null,
      );
      await activity.record(manager, actor, aboutUser('Changed the password', user.id));
      await mailNotice(manager, mail, user, { what: 'password', actor });
    });
  }

  /** Those of before they were sealed are still read. */
  #open(queued: QueuedRequest): ResetRequest {
    return 'sealed' in queued ? JSON.parse(this.#deps.sealed.open(queued.sealed, queue)) : queued;
  }

  async #sendLink({ email, ip, userAgent }: ResetRequest): Promise<void> {
    const { db, activity, mail, publicUrl } = this.#deps;
    await db.transaction(async (manager) => {
      // Locked, so that requests that come together are counted one after the other.
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await manager.findOne(UserEntity, { where: { email }, lock });
      if (!user) return;
      await manager.query(`DELETE FROM password_resets WHERE created_at < now() - interval '1 hour'`);
      if ((await manager.countBy(PasswordResetEntity, { userId: user.id })) >= maxLinks) return;
      const token = newToken();
      const now = Date.now();
      await manager.insert(PasswordResetEntity, {
        tokenHash: hashOf(token),
        userId: user.id,
        createdAt: new Date(now),
        expiresAt: new Date(now + lifetime),
      });
      const visitor = { user: null, ip, userAgent };
      await activity.record(
        manager,
        visitor,
        aboutUser(`Asked for a new password of ${user.email}`, user.id),
      );
      // In the fragment, which browsers send to nobody.
      const resetUrl = `${publicUrl}/admin/reset-password#token=${token}`;
      await mail.enqueue(manager, { to: user.email, template: 'password-reset', data: { resetUrl } }, []);
    });
  }
}

const aboutUser = (description: string, entityId: number) =>
  ({ type: 'update', description, entityType: 'user', entityId }) as const;
