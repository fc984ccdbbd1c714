import type { SignupOfferQuery } from './session.generated.ts';

interface LinkTokens {
  /** Of an invitation. */
  token: string | null;
  /** Of the setup. */
  setup: string | null;
}

/** Why nobody can sign up here now and what to do, or null when somebody can. */
export function whyNoSignup(
  policy: SignupOfferQuery['signupPolicy'],
  { token, setup }: LinkTokens,
  invitation: SignupOfferQuery['invitation'] | null,
): string | null {
  if (policy.setup) {
    return setup
      ? null
      : 'This site has no owner yet. Its first account is made with the setup link: whoever runs the site finds it in what the product printed when it started.';
  }
  if (setup) return 'This setup link has been used: the site has an owner.';
  if (policy.mode === 'closed' && !policy.open) return 'Sign-up is closed. Please ask an owner of this site.';
  if (invitation) return null;
  if (token) {
    return 'This invitation is no longer good: it was used or withdrawn, or it is older than 7 days. Please ask an owner of this site for a new one.';
  }
  return policy.open
    ? null
    : 'New accounts are made by invitation. Please ask an owner of this site for one: it comes by mail, with a link to this page.';
}
