import { createSecretKey } from 'node:crypto';
import type { CallCounts } from '../../platform/limits/call-counts.ts';
import { defineFeature } from '../feature.ts';
import { rightsOfRole } from '../rights.ts';
import { inWords } from '../search-source.ts';
import { type AccountsDeps, AccountsService } from './accounts.service.ts';
import { InvitationEntity } from './invitation.entity.ts';
import { InvitationsService } from './invitations.service.ts';
import { deviceCookie, KnownDevices } from './login/known-devices.ts';
import { LoginChallenges } from './login/login-challenges.ts';
import { LoginThrottle } from './login/login-throttle.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import { type PasswordsDeps, PasswordsService } from './passwords.service.ts';
import { createPasswordHash, type PasswordHash } from './passwords.ts';
import { PeopleService } from './people.service.ts';
import { browserOf, refreshCookie } from './sessions/refresh-cookie.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { type SetupDeps, SetupService } from './setup.service.ts';
import { StaffService } from './staff.service.ts';
import { TwoFactorService } from './two-factor/two-factor.service.ts';
import { UserEntity } from './user.entity.ts';

type MadeHere = 'challenges' | 'devices' | 'invitations' | 'sessions' | 'setup' | 'throttle';

interface Needs extends SetupDeps, Omit<AccountsDeps & PasswordsDeps, MadeHere | 'passwordHash'> {
  jwtSecret: string;
  jwtSecretBefore: string | null;
  callCounts: CallCounts;
  /** As slow as it should be, when left out. */
  passwordHash?: PasswordHash;
}

/** Answers that it was done. */
const done = (work: Promise<void>) => work.then(() => true);

const keyOf = (secret: string) => createSecretKey(secret, 'utf8');

export const accounts = defineFeature({
  services({ jwtSecret, jwtSecretBefore, passwordHash = createPasswordHash(), ...needs }: Needs) {
    const { db, signer } = needs;
    const devices = new KnownDevices(signer);
    const deps = { ...needs, passwordHash, devices, throttle: new LoginThrottle(needs.callCounts) };
    const invitations = new InvitationsService(deps);
    const sessions = new SessionsService({
      ...deps,
      signingKey: keyOf(jwtSecret),
      signingKeyBefore: jwtSecretBefore === null ? null : keyOf(jwtSecretBefore),
    });
    const setup = new SetupService(deps);
    const challenges = new LoginChallenges(signer);
    return {
      accounts: new AccountsService({ ...deps, sessions, invitations, setup, challenges }),
      invitations,
      passwords: new PasswordsService(deps),
      people: new PeopleService(deps),
      sessions,
      setup,
      staff: new StaffService(db),
      twoFactor: new TwoFactorService(deps),
    };
  },
  validates: ['SignupInput', 'ResetPasswordInput', 'ChangePasswordInput'],
  entities: [InvitationEntity, PasswordResetEntity, RefreshTokenEntity, SessionEntity, UserEntity],
  resolvers: {
    User: { rights: ({ role }) => [...rightsOfRole[role]] },
    Query: {
      staff: (_, { right }, { services }) => services.staff.list(right),
      me: (_, __, { services, actor }) => (actor.user ? services.accounts.find(actor.user.id) : null),
      signupPolicy: (_, __, { services }) => services.accounts.signupPolicy(),
      invitation: (_, { token }, { services }) => services.invitations.find(token),
      sessions: (_, __, { services, actor }) => services.sessions.list(actor),
      twoFactor: (_, __, { services, actor }) => services.twoFactor.state(actor),
      twoFactorRequired: (_, __, { services }) => services.twoFactor.isRequired(),
      users: (_, __, { services }) => services.people.list(),
      invitations: (_, __, { services }) => services.invitations.list(),
    },
    Mutation: {
      login: async (_, args, { services, actor, cookies }) =>
        refreshCookie.keep(cookies, await services.accounts.login(actor, args, browserOf(cookies))),
      signup: async (_, { input }, { services, actor, cookies }) =>
        refreshCookie.keep(cookies, await services.accounts.signup(actor, input, browserOf(cookies))),
      completeLogin: async (_, args, { services, actor, cookies }) =>
        refreshCookie.keep(cookies, await services.accounts.completeLogin(actor, args, browserOf(cookies))),
      refresh: async (_, __, { services, actor, cookies }) => {
        const refreshToken = refreshCookie.take(cookies);
        return refreshCookie.keep(cookies, await services.sessions.refresh(actor, refreshToken));
      },
      logout: async (_, __, { services, actor, cookies }) => {
        await services.sessions.end(actor, refreshCookie.take(cookies));
        refreshCookie.remove(cookies);
        return true;
      },
      requestPasswordReset: (_, args, { services, actor }) =>
        done(services.passwords.requestReset(actor, args)),
      resetPassword: async (_, { input }, { services, actor, cookies }) => {
        // Whoever reads the mailbox is let in by this browser, whatever strangers guess meanwhile.
        deviceCookie.keep(cookies, await services.passwords.reset(actor, input, browserOf(cookies)));
        return true;
      },
      changePassword: (_, { input }, { services, actor }) => done(services.passwords.change(actor, input)),
      changeName: (_, args, { services, actor }) => services.staff.rename(actor, args),
      putFirstWeekAway: (_, { away }, { services, actor }) => services.staff.putFirstWeekAway(actor, away),
      setUpTwoFactor: (_, args, { services, actor }) => services.twoFactor.setUp(actor, args),
      confirmTwoFactor: (_, args, { services, actor }) => services.twoFactor.confirm(actor, args),
      turnOffTwoFactor: (_, args, { services, actor }) => done(services.twoFactor.turnOff(actor, args)),
      renewRecoveryCodes: (_, args, { services, actor }) =>
        services.twoFactor.renewRecoveryCodes(actor, args),
      requireTwoFactor: (_, { required }, { services, actor }) => services.twoFactor.require(actor, required),
      resetTwoFactor: (_, { id }, { services, actor }) => services.people.resetTwoFactor(actor, id),
      endSession: (_, { id }, { services, actor }) => done(services.sessions.endOne(actor, id)),
      endOtherSessions: (_, __, { services, actor }) => services.sessions.endOthers(actor),
      inviteUser: (_, args, { services, actor }) => services.invitations.invite(actor, args),
      revokeInvitation: (_, { id }, { services, actor }) => services.invitations.revoke(actor, id),
      changeRole: (_, { id, role }, { services, actor }) => services.people.changeRole(actor, id, role),
      endUserSessions: (_, { id }, { services, actor }) => services.people.endSessions(actor, id),
      removeUser: (_, { id }, { services, actor }) => services.people.remove(actor, id),
    },
    SignIn: {
      current: ({ id }, _, { actor }) => id === actor.sessionId,
    },
  },
  search: {
    kind: 'person',
    right: 'manageStaff',
    table: 'users',
    where: 'true',
    title: 'email::text',
    detail: 'role::text',
    newest: 'id DESC',
    conditions: inWords("(' ' || email::text)"),
  },
});
