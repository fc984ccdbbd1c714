import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors.ts';

/** How new accounts come about once there is an owner. */
export type SignupMode = 'open' | 'invite' | 'closed';

/** The refusal of a new account. */
export function signupRefused(mode: SignupMode): AppError {
  const closed = 'Sign-up is closed. Please ask an owner of this site.';
  const invite = 'New accounts are made by invitation. Please ask an owner of this site for one.';
  return new AppError('FORBIDDEN', mode === 'closed' ? closed : invite);
}

/** Accounts are made one at a time, so that there is one first account and a taken e-mail is found before the insert. */
export async function lockSignup(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('signup'))`);
}
