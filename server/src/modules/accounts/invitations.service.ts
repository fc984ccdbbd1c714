import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { invitationInput } from './accounts.input.ts';
import { InvitationEntity } from './invitation.entity.ts';
import { roleWords } from './role-words.ts';
import { hashOf, newToken } from './secret-token.ts';
import { type SignupMode, signupRefused } from './signup-mode.ts';
import { UserEntity } from './user.entity.ts';

interface InvitationsDeps {
  db: DataSource;
  activity: ActivityService;
  mail: MailService;
  adminSignup: SignupMode;
  /** Address visitors use, for the link. */
  publicUrl: string;
}

/** An invitation as owners see it. */
export interface InvitationMapper
  extends Pick<InvitationEntity, 'id' | 'email' | 'role' | 'createdAt' | 'expiresAt'> {
  /** E-mail of who invited, or null when that account is gone. */
  invitedBy: string | null;
}

const days = 24 * 3600 * 1000;
/** Milliseconds an invitation is good for. */
const lifetime = 7 * days;

/** Who is asked to join. */
export class InvitationsService {
  readonly #deps: InvitationsDeps;

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
  }

  /** Those not used yet, the latest first; old ones stay in sight until they are revoked or replaced. */
  list(): Promise<InvitationMapper[]> {
    return this.#read(this.#deps.db.manager, 'ORDER BY invitations.created_at DESC, invitations.id DESC');
  }

  /** Mails a link that makes an account; an earlier invitation of the same person ends. Throws BAD_USER_INPUT, FORBIDDEN. */
  invite(actor: Actor, given: unknown): Promise<InvitationMapper> {
    const { db, activity, mail, adminSignup, publicUrl } = this.#deps;
    if (adminSignup === 'closed') throw signupRefused(adminSignup);
    const { email, role } = parseInput(invitationInput, given);
    const token = newToken();
    return db.transaction(async (manager) => {
      if (await manager.existsBy(UserEntity, { email })) {
        throw badField('email', 'An account with this email already exists.');
      }
      const now = Date.now();
      const [{ id }] = await manager.query(
        `INSERT INTO invitations (email, role, token_hash, invited_by, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (email) DO UPDATE SET (email, role, token_hash, invited_by, created_at, expires_at) =
           (excluded.email, excluded.role, excluded.token_hash, excluded.invited_by, excluded.created_at, excluded.expires_at)
         RETURNING id`,
        [email, role, hashOf(token), actor.user?.id ?? null, new Date(now), new Date(now + lifetime)],
      );
      const description = `Invited ${email} as ${roleWords[role].name}`;
      await activity.record(manager, actor, {
        type: 'create',
        description,
        entityType: 'invitation',
        entityId: id,
      });
      // In the fragment, which browsers send to nobody.
      const inviteUrl = `${publicUrl}/admin/signup#invitation=${token}`;
      const invitedBy = actor.user?.email ?? publicUrl;
      const data = { inviteUrl, invitedBy, role: roleWords[role].name, duties: roleWords[role].duties };
      await mail.enqueue(manager, { to: email, template: 'invitation', data }, []);
      const [invitation] = await this.#read(manager, 'WHERE invitations.id = $1', [id]);
      if (!invitation) throw new Error(`Invitation ${id} was made and is not there.`);
      return invitation;
    });
  }

  /** Ends an invitation and answers its id. Throws NOT_FOUND. */
  revoke(actor: Actor, id: string | number): Promise<number> {
    const { db, activity } = this.#deps;
    return db.transaction(async (manager) => {
      const number = parseId(id);
      const invitation = number && (await manager.findOneBy(InvitationEntity, { id: number }));
      if (!invitation) throw new AppError('NOT_FOUND', 'Invitation not found');
      await manager.delete(InvitationEntity, invitation.id);
      const description = `Revoked the invitation of ${invitation.email}`;
      const happening = { type: 'delete', description, entityType: 'invitation', entityId: number } as const;
      await activity.record(manager, actor, happening);
      return number;
    });
  }

  /** The invitation behind the link of a mail, or null when it is not good (any more). */
  async find(token: string): Promise<InvitationMapper | null> {
    const good = 'WHERE invitations.token_hash = $1 AND invitations.expires_at > now()';
    const [invitation] = await this.#read(this.#deps.db.manager, good, [hashOf(token)]);
    return invitation ?? null;
  }

  /** Uses an invitation up for an account of `email`. Throws BAD_USER_INPUT when it is not good or somebody else's. */
  async accept(manager: EntityManager, token: string, email: string): Promise<InvitationEntity> {
    const found = await manager.findOne(InvitationEntity, {
      where: { tokenHash: hashOf(token) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found || found.expiresAt < new Date()) {
      const message = 'This invitation is no longer good. Please ask for a new one.';
      throw badField('invitation', message);
    }
    if (found.email.toLowerCase() !== email.toLowerCase()) {
      throw badField('email', 'This invitation is for another email.');
    }
    await manager.delete(InvitationEntity, found.id);
    return found;
  }

  #read(manager: EntityManager, rest: string, values: unknown[] = []): Promise<InvitationMapper[]> {
    return manager.query(
      `SELECT invitations.id, invitations.email::text, invitations.role, users.email::text AS "invitedBy",
         invitations.created_at AS "createdAt", invitations.expires_at AS "expiresAt"
       FROM invitations LEFT JOIN users ON users.id = invitations.invited_by ${rest}`,
      values,
    );
  }
}
