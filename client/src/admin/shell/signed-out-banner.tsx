import { Flex } from '@chakra-ui/react';
import { askForSignIn } from '../../lib/kept-place.ts';
import { Button } from '../../ui/button.tsx';

/** Says so while somebody who put off signing in again looks at the screen they had. */
export function SignedOutBanner() {
  return (
    <Flex
      role="status"
      position="sticky"
      top="0"
      zIndex="docked"
      align="center"
      wrap="wrap"
      columnGap="4"
      bg="terracottaSoft"
      color="terracottaDeep"
      px={{ base: '4', md: '8' }}
      py="1"
      fontSize="sm"
    >
      <span>You are signed out. What you see may be old, and nothing can be saved.</span>
      <Button variant="link" size="sm" onClick={askForSignIn}>
        Sign in again
      </Button>
    </Flex>
  );
}
