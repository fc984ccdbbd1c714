import { askForSignIn } from '../../lib/session/saved-place.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from './banner.tsx';

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
