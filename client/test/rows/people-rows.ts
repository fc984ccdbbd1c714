// Who can sign in, as the server answers it to owners; believable but for what the test says about it.
import type { OwnSessionFragment } from '../../src/admin/account/account.generated.ts';
import type { OwnTwoFactorQuery } from '../../src/admin/account/two-factor.generated.ts';
import type {
  PeoplePageQuery,
  StaffInvitationFragment,
  StaffPersonFragment,
} from '../../src/admin/people/people.generated.ts';

const createdAt = '2026-01-05T12:00:00.000Z';
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
export const day = 86_400_000;

export function personRow(id: number, email: string, more: Partial<StaffPersonFragment> = {}) {
  const usual = {
    role: 'editor',
    createdAt,
    lastSeenAt: ago(3 * day),
    sessionCount: 1,
    twoFactor: false,
  } as const;
  return { __typename: 'Person', id, email, ...usual, ...more } as const;
}

export function invitationRow(id: number, email: string, more: Partial<StaffInvitationFragment> = {}) {
  const invitedBy = 'nakato@lubugo.example';
  const usual = { role: 'editor', invitedBy, createdAt: ago(2 * day), expiresAt: ago(-5 * day) } as const;
  return { __typename: 'Invitation', id, email, ...usual, ...more } as const;
}

export function failedMail(id: string, to: string | null, more: object = {}) {
  const usual = { template: 'invitation', error: 'The mail was not taken (550).', attempts: 51 };
  return { __typename: 'MailFailure', id, to, failedAt: ago(day), ...usual, ...more } as const;
}

/** The answer to the page's query; without failures, and with sign-up by invitation. */
export function peoplePage(page: Partial<PeoplePageQuery> = {}): PeoplePageQuery {
  const signupPolicy = { __typename: 'SignupPolicy', mode: 'invite', open: false } as const;
  return { users: [], invitations: [], mailFailures: [], signupPolicy, twoFactorRequired: false, ...page };
}

export function sessionRow(id: string, userAgent: string, more: Partial<OwnSessionFragment> = {}) {
  const usual = { createdAt, lastUsedAt: ago(2 * day), ip: '192.0.2.1', current: false };
  return { __typename: 'SignIn', id, userAgent, ...usual, ...more } as const;
}

export function twoFactorRow(more: Partial<OwnTwoFactorQuery['twoFactor']> = {}) {
  const usual = { on: false, since: null, recoveryCodesLeft: 0, required: false };
  return { __typename: 'TwoFactor', ...usual, ...more } as const;
}
