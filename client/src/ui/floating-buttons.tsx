// The two buttons that stay at the bottom of every page, over what scrolls beneath them and under dialogs.
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { Button, ButtonAnchor } from './button.tsx';
import { lowScreen } from './theme/css-values.ts';

interface Props {
  /** Null on pages without Back. */
  onBack: (() => void) | null;
  /** Opens the chat with a greeting, in a new tab; not there without a number. */
  chat: string | null | undefined;
  /** As icons in a strip of their own, where they would cover what is filled in or worked on. */
  inStrip?: boolean;
}

/** Back at the bottom left, the chat at the bottom right. */
export function FloatingButtons({ onBack, chat, inStrip = false }: Props) {
  if (!onBack && !chat) return null;
  const Frame = inStrip ? Strip : 'aside';
  const look = inStrip ? icon : floating;
  return (
    <Frame aria-label="Shortcuts">
      {onBack && (
        <Button
          px={{ base: '0', sm: '3.5' }}
          minW="11"
          {...look}
          data-needs-script
          insetInlineStart={{ base: '3', lg: '6' }}
          bg="surface"
          color="brand"
          borderColor="line"
          boxShadow="sm"
          aria-label="Back"
          _hover={{ bg: 'subtle' }}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
          {inStrip || <Words hideBelow="sm">Back</Words>}
        </Button>
      )}
      {chat && (
        <ButtonAnchor
          {...look}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Chat with us"
          insetInlineEnd={{ base: '3', lg: '6' }}
          ms="auto"
          boxShadow="md"
        >
          <MessageCircle aria-hidden />
          {inStrip || <Words>Chat with us</Words>}
        </ButtonAnchor>
      )}
    </Frame>
  );
}

const floating = {
  size: 'sm',
  position: 'fixed',
  // On the bar of the page, where it has one at its lower edge.
  bottom: { base: 'calc({spacing.3} + var(--bottom-bar, 0px))', lg: '6' },
  zIndex: 'floating',
  borderRadius: 'full',
  minH: '11',
  [lowScreen]: { bottom: 'calc({spacing.2} + var(--bottom-bar, 0px))', w: '11', px: '0' },
} as const;

const icon = { size: 'icon', borderRadius: 'full', px: '0' } as const;

/** The words beside an icon; on a low screen there is room for the icon only. */
const Words = chakra('span', { base: { [lowScreen]: { srOnly: true } } });

/** At the end of the page it takes its own place; before that the page scrolls beneath it, as beneath the edge of the window. */
const Strip = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'floating',
    display: 'flex',
    alignItems: 'center',
    h: 'strip',
    px: '3',
    bg: 'paper',
    borderTopWidth: '1px',
    // Out of the way of a keyboard on the screen; the focus still reaches it, and then it is back.
    '@media (pointer: coarse)': {
      'html:has(:read-write:focus) &': { opacity: '0', pointerEvents: 'none' },
    },
  },
});
