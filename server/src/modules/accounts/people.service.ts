import type { DataSource, EntityManager } from 'typeorm';
import type { Person } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { badField } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailNotice } from './account-notices.ts';
import { roleWords } from './role-words.ts';
import { endSessionsOf } from './sessions/session-store.ts';
import { remove as removeTwoFactor } from './two-factor/two-factor-store.ts';
import { UserEntity } from './user.entity.ts';

interface PeopleDeps {
  db: DataSource;
  activity: ActivityService;
  mail: MailService;
}

/** What owners decide about other accounts. There is always an owner left. */
export class PeopleService {
  readonly #deps: PeopleDeps;

  constructor(deps: PeopleDeps) {
    this.#deps = deps;
  }

  /** Everybody who can sign in, the first one made first. */
  list(): Promise<Person[]> {
    return readPeople(this.#deps.db.manager);
  }

  /** Takes effect with the next request of that person. Throws NOT_FOUND, and BAD_USER_INPUT for the last owner. */
  changeRole(actor: Actor, id: string | number, role: UserEntity['role']): Promise<Person> {
    return this.#deps.db.transaction(async (manager) => {
      const user = await lockPerson(manager, id);
      if (user.role === role) return readPerson(manager, user.id);
      if (role !== 'owner') await keepAnOwner(manager, user, 'role');
      await manager.update(UserEntity, user.id, { role });
      const description = `Made ${user.email} an ${roleWords[role].name}`;
      const happening = { type: 'update', description, entityType: 'user', entityId: user.id } as const;
      await this.#deps.activity.record(manager, actor, happening);
      return readPerson(manager, user.id);
    });
  }

  /** Signs somebody out everywhere, at once; the session that asks stays. Throws NOT_FOUND. */
  endSessions(actor: Actor, id: string | number): Promise<Person> {
    return this.#deps.db.transaction(async (manager) => {
      const user = await lockPerson(manager, id);
      if ((await endSessionsOf(manager, user.id, actor.sessionId)) > 0) {
        const description = `Ended all sessions of ${user.email}`;
        const happening = { type: 'session_ended', description, entityType: 'user' } as const;
        await this.#deps.activity.record(manager, actor, { ...happening, entityId: user.id });
      }
      return readPerson(manager, user.id);
    });
  }

  /** Turns somebody's two-factor sign-in off, who lost the telephone. Throws NOT_FOUND, and BAD_USER_INPUT for oneself. */
  resetTwoFactor(actor: Actor, id: string | number): Promise<Person> {
    const { db, activity, mail } = this.#deps;
    return db.transaction(async (manager) => {
      const user = await lockPerson(manager, id);
      if (user.id === actor.user?.id) {
        throw badField('id', 'Turn your own off on your account page.');
      }
      if (await removeTwoFactor(manager, user.id)) {
        const description = `Reset the two-factor sign-in of ${user.email}`;
        const happening = { type: 'update', description, entityType: 'user', entityId: user.id } as const;
        await activity.record(manager, actor, happening);
        await mailNotice(manager, mail, user, { what: 'two-factor-reset', actor });
      }
      return readPerson(manager, user.id);
    });
  }

  /** Removes an account, which ends its sessions, and answers its id. Throws NOT_FOUND and BAD_USER_INPUT. */
  remove(actor: Actor, id: string | number): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const user = await lockPerson(manager, id);
      if (user.id === actor.user?.id) {
        throw badField('id', 'You cannot remove yourself: another owner can.');
      }
      await keepAnOwner(manager, user, 'id');
      await manager.delete(UserEntity, user.id);
      const description = `Removed the account of ${user.email}`;
      const happening = { type: 'delete', description, entityType: 'user', entityId: user.id } as const;
      await this.#deps.activity.record(manager, actor, happening);
      return user.id;
    });
  }
}

/** Roles are decided one at a time: two owners who demote each other must not both succeed. */
async function lockPerson(manager: EntityManager, id: string | number): Promise<UserEntity> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('roles'))`);
  const number = parseId(id);
  const user = number && (await manager.findOneBy(UserEntity, { id: number }));
  if (!user) throw new AppError('NOT_FOUND', 'Account not found');
  return user;
}

function readPeople(manager: EntityManager, id: number | null = null): Promise<Person[]> {
  return manager.query(
    `SELECT id, email::text, role, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
       (SELECT count(*)::int FROM sessions
        WHERE user_id = users.id AND ended_at IS NULL AND expires_at > now()) AS "sessionCount",
       EXISTS (SELECT FROM two_factor WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "twoFactor"
     FROM users WHERE $1::int IS NULL OR id = $1 ORDER BY id`,
    [id],
  );
}

async function readPerson(manager: EntityManager, id: number): Promise<Person> {
  const [person] = await readPeople(manager, id);
  if (!person) throw new AppError('NOT_FOUND', 'Account not found');
  return person;
}

async function keepAnOwner(manager: EntityManager, user: UserEntity, field: string): Promise<void> {
  if (user.role !== 'owner' || (await manager.countBy(UserEntity, { role: 'owner' })) > 1) return;
  const message = 'This is the last owner: make somebody else an owner first.';
  throw badField(field, message);
}
