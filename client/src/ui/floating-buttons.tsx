// The two buttons that stay at the bottom of every page, over what scrolls beneath them and under dialogs.
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonAnchor } from './button.tsx';
import { lowScreen } from './theme/low-screen.ts';

const floating = {
  size: 'sm',
  position: 'fixed',
  bottom: { base: '3', lg: '6' },
  zIndex: 'floating',
  borderRadius: 'full',
  minH: '11',
  [lowScreen]: { bottom: '2', w: '11', px: '0' },
} as const;

/** The words beside an icon; on a low screen there is room for the icon only. */
const Words = chakra('span', { base: { [lowScreen]: { srOnly: true } } });

/** At the bottom left. */
export function FloatingBack(props: ComponentProps<typeof Button>) {
  return (
    <Button
      {...floating}
      data-needs-script
      insetInlineStart={{ base: '3', lg: '6' }}
      bg="surface"
      color="brand"
      borderColor="line"
      boxShadow="sm"
      minW="11"
      px={{ base: '0', sm: '3.5' }}
      aria-label="Back"
      _hover={{ bg: 'subtle' }}
      {...props}
    >
      <ArrowLeft aria-hidden />
      <Words hideBelow="sm">Back</Words>
    </Button>
  );
}

/** At the bottom right; `href` opens the chat with a greeting, in a new tab. */
export function FloatingChat(props: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor
      {...floating}
      target="_blank"
      rel="noopener noreferrer"
      insetInlineEnd={{ base: '3', lg: '6' }}
      boxShadow="md"
      {...props}
    >
      <MessageCircle aria-hidden />
      <Words>Chat with us</Words>
    </ButtonAnchor>
  );
}
