import { Box, chakra } from '@chakra-ui/react';
import { TwoFactor } from '../account/two-factor.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { noteTwoFactorDemand } from './two-factor-demand.ts';

/** In place of every screen, while an owner demands two-factor sign-in and this person has none yet. */
export function TwoFactorRequired() {
  usePageTitle('Set up two-factor sign-in');
  return (
    <Box maxW="40rem">
      <chakra.h1 textStyle="heading">Set up two-factor sign-in</chakra.h1>
      <chakra.p mt="1" mb="6" color="muted">
        An owner of this site requires it for everybody. It takes two minutes, and you need an authenticator
        app on your telephone. Then you go on with your work.
      </chakra.p>
      <TwoFactor onDone={() => noteTwoFactorDemand(null)} />
    </Box>
  );
}
