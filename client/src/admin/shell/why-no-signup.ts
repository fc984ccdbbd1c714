import type { SignupOfferQuery } from './session.generated.ts';

/** Why nobody can sign up here now and what to do, or null when somebody can. `token` is that of an invitation's link. */
export function whyNoSignup(
  policy: SignupOfferQuery['signupPolicy'],
  token: string | null,
  invitation: SignupOfferQuery['invitation'] | null,
): string | null {
  if (policy.mode === 'closed' && !policy.open) return 'Sign-up is closed. Please ask an owner of this site.';
  if (invitation) return null;
  if (token) {
    return 'This invitation is no longer good: it was used or withdrawn, or it is older than 7 days. Please ask an owner of this site for a new one.';
  }
  return policy.open
    ? null
    : 'New accounts are made by invitation. Please ask an owner of this site for one: it comes by mail, with a link to this page.';
}
