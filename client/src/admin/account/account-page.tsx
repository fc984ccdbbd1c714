import { chakra, Grid } from '@chakra-ui/react';
import { useSession } from '../../lib/session/session.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Section, usePageTitle } from '../ui/page.tsx';
import { roleDuties } from '../ui/roles.ts';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

/** What everybody decides about their own account: the password, two-factor sign-in, and where they are signed in. */
export function AccountPage() {
  usePageTitle('Your account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <chakra.h1 textStyle="heading">Your account</chakra.h1>
      <chakra.p mt="1" mb={{ base: '5', md: '6' }} color="muted" fontSize="sm" overflowWrap="anywhere">
        You are signed in as <strong>{user.email}</strong>. {roleDuties[user.role]}
      </chakra.p>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '24rem minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Grid gap="8" minW="0">
          <Section title="Name" mb="0" minW="0">
            <NameForm email={user.email} />
          </Section>
          <Section title="Password" mb="0" minW="0">
            <PasswordForm email={user.email} />
          </Section>
          <Section title="Two-factor sign-in" mb="0" minW="0">
            <TwoFactor />
          </Section>
        </Grid>
        <Section title="Where you are signed in" mb="0" minW="0">
          <SessionList />
        </Section>
      </Grid>
    </>
  );
}

export const code: ScreenCode = { Screen: AccountPage };
