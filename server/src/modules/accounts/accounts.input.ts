import { z } from 'zod';
import {
  changeNameRules,
  changePasswordInputRules,
  inviteUserRules,
  type Rule,
  resetPasswordInputRules,
  signupInputRules,
} from '../../generated/rules.ts';
import { atMost } from '../../platform/text/characters.ts';
import { badField } from '../../platform/validation.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { roles } from '../rights.ts';
import { isOwnEmail, whyWeak } from './weak-passwords.ts';

const email = z.string().trim().min(1).max(inviteUserRules.email.maxLength).check(z.email());
/** Text that is taken as it is. */
const secret = ({ minLength = 0, maxLength = Infinity }: Rule) => z.string().min(minLength).max(maxLength);
const password = z
  .string()
  .min(1)
  .min(signupInputRules.password.minLength)
  .check(atMost(signupInputRules.password.maxLength))
  .check((context) => {
    const message = whyWeak(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
/** A password is chosen twice; the second time is looked at once the first is good. */
const chosenTwice = { password, confirmPassword: z.string() };

const mustMatch = {
  message: 'Passwords do not match.',
  path: ['confirmPassword'],
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path }) => !String(path?.[0]).toLowerCase().endsWith('password')),
};
const matches = (input: { password: string; confirmPassword: string }) =>
  input.password === input.confirmPassword;

/** What a new member of staff fills in, with the token of an invitation or of the setup if there is one. */
export const signupInput = z
  .object({
    email,
    ...chosenTwice,
    invitation: secret(signupInputRules.invitation).nullish(),
    setup: secret(signupInputRules.setup).nullish(),
  })
  .refine(matches, mustMatch);

export const invitationInput = z.object({ email, role: z.enum(roles) });

/** What somebody wants to be called; nothing takes it back. */
export const nameInput = inputFrom(changeNameRules, formField);

export const resetRequestInput = z.object({ email });

export const resetPasswordInput = z
  .object({ token: secret(resetPasswordInputRules.token), ...chosenTwice })
  .refine(matches, mustMatch);

export const changePasswordInput = z
  .object({ currentPassword: secret(changePasswordInputRules.currentPassword), ...chosenTwice })
  .refine(matches, mustMatch);

/** Throws BAD_USER_INPUT when a new password is the e-mail of its account. */
export function refuseOwnEmail(password: string, email: string): void {
  if (!isOwnEmail(password, email)) return;
  throw badField('password', 'Password must not be your own e-mail. Please use words.');
}
