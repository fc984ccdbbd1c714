// The two buttons that stay at the bottom of every page, over what scrolls beneath them and under dialogs.
import { Box } from '@chakra-ui/react';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonAnchor } from './button.tsx';

const floating = {
  size: 'sm',
  position: 'fixed',
  bottom: { base: '3', lg: '6' },
  zIndex: 'floating',
  borderRadius: 'full',
  minH: '11',
} as const;

/** At the bottom left. */
export function FloatingBack(props: ComponentProps<typeof Button>) {
  return (
    <Button
      {...floating}
      data-needs-script
      left={{ base: '3', lg: '6' }}
      bg="surface"
      color="forest"
      borderColor="line"
      boxShadow="sm"
      minW="11"
      px={{ base: '0', sm: '3.5' }}
      aria-label="Back"
      _hover={{ bg: 'sand' }}
      {...props}
    >
      <ArrowLeft aria-hidden />
      <Box as="span" hideBelow="sm">
        Back
      </Box>
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
      right={{ base: '3', lg: '6' }}
      boxShadow="md"
      {...props}
    >
      <MessageCircle aria-hidden />
      Chat with us
    </ButtonAnchor>
  );
}
