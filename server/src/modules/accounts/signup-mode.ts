import { AppError } from '../../platform/errors.ts';

/** How new accounts come about; the first can always be made. */
export type SignupMode = 'open' | 'invite' | 'closed';

/** The refusal of a new account. */
export function signupRefused(mode: SignupMode): AppError {
  const closed = 'Sign-up is closed. Please ask an owner of this site.';
  const invite = 'New accounts are made by invitation. Please ask an owner of this site for one.';
  return new AppError('FORBIDDEN', mode === 'closed' ? closed : invite);
}
