import { MessageCircle } from 'lucide-react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { greetingLink } from '../company/chat.ts';

/** Opens the chat with a greeting, at the bottom right of every page. */
export function ChatButton() {
  return (
    <ButtonAnchor
      href={greetingLink}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      position="fixed"
      right={{ base: '3', lg: '6' }}
      bottom={{ base: '3', lg: '6' }}
      zIndex="floating"
      borderRadius="full"
      boxShadow="md"
      minH="11"
    >
      <MessageCircle aria-hidden />
      Chat with us
    </ButtonAnchor>
  );
}
