import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MailData } from '../mail/mail-composer.service.ts';

export type Change = MailData<'account-changed'>['what'];

interface Notice {
  what: Change;
  /** Who did it; left out for a command of who runs the product. */
  actor?: Actor;
}

/** Tells somebody what was changed about how they sign in, whoever did it, so that a stranger's change is noticed. */
export async function mailNotice(
  manager: EntityManager,
  mail: MailService,
  user: { id: number; email: string },
  { what, actor }: Notice,
): Promise<void> {
  const by = actor?.user && actor.user.id !== user.id ? actor.user.email : null;
  // An owner's address and browser are nobody else's business.
  const from = actor && !by ? { ip: actor.ip, userAgent: actor.userAgent.slice(0, 200) } : null;
  const data = { what, at: new Date().toISOString(), by, from };
  await mail.enqueue(manager, { to: user.email, template: 'account-changed', data }, []);
}
