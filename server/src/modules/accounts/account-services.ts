// The services of accounts put together.
import { createSecretKey } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { AccountsService } from './accounts.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { KnownDevices } from './login/known-devices.ts';
import { LoginChallenges } from './login/login-challenges.ts';
import { LoginThrottle } from './login/login-throttle.ts';
import { PasswordsService } from './passwords.service.ts';
import type { PasswordHash } from './passwords.ts';
import { PeopleService } from './people.service.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SetupService } from './setup.service.ts';
import type { SignupMode } from './signup-mode.ts';
import { StaffService } from './staff.service.ts';
import { TwoFactorService } from './two-factor/two-factor.service.ts';

interface AccountDeps {
  db: DataSource;
  activity: ActivityService;
  jobs: Jobs;
  mail: MailService;
  sealed: SealedText;
  signer: TokenSigner;
  passwordHash: PasswordHash;
  jwtSecret: string;
  signup: SignupMode;
  mode: 'demo' | 'deployment';
  ownerEmail: string | null;
  publicUrl: string;
}

export function createAccountServices(given: AccountDeps) {
  const { db, signer, jwtSecret } = given;
  const deps = { ...given, throttle: new LoginThrottle(), devices: new KnownDevices(signer) };
  const invitations = new InvitationsService(deps);
  const sessions = new SessionsService({ ...deps, signingKey: createSecretKey(jwtSecret, 'utf8') });
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
}
