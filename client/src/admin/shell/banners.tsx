import { chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { askForSignIn } from '../../lib/session/saved-place.ts';
import { Button } from '../../ui/button.tsx';
import { useFreshQuery } from '../screens/list/staff-freshness.ts';
import { SignupPolicyDocument } from '../sign-in/session.generated.ts';

/** A line across the screen that concerns all of it. */
export const Banner = chakra(
  'div',
  { base: { display: 'flex', alignItems: 'center', px: { base: '4', md: '8' }, fontSize: 'sm' } },
  // A printed sheet is about what it shows.
  { defaultProps: { 'data-screen-only': true } },
);

/** Says so while somebody who put off signing in again looks at the screen they had. */
export function SignedOutBanner() {
  return (
    <Banner
      role="status"
      position="sticky"
      top="0"
      zIndex="header"
      flexWrap="wrap"
      columnGap="4"
      bg="dangerSoft"
      color="dangerText"
      py="1"
    >
      <span>You are signed out. What you see may be old, and nothing can be saved.</span>
      <Button variant="link" size="sm" onClick={askForSignIn}>
        Sign in again
      </Button>
    </Banner>
  );
}

/** Says so while anybody can make an account. */
export function SignupBanner() {
  const { data } = useFreshQuery(SignupPolicyDocument);
  if (!data?.signupPolicy.open) return null;
  return (
    <Banner role="note" gap="3" bg="highlightSoft" color="ink" py="2">
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>Signup is open: anybody can make a staff account and change this website.</span>
    </Banner>
  );
}
