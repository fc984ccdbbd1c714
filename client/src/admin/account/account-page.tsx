import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { roleDuties } from '../ui/roles.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
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
          <Section title="Name">
            <NameForm email={user.email} />
          </Section>
          <Section title="Password">
            <PasswordForm email={user.email} />
          </Section>
          <Section title="Two-factor sign-in">
            <TwoFactor />
          </Section>
        </Grid>
        <Section title="Where you are signed in">
          <SessionList />
        </Section>
      </Grid>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} minW="0">
      <chakra.h2 textStyle="subheading" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

export const code: ScreenCode = { Screen: AccountPage };
