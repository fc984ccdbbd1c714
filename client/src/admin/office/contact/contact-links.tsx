import { Flex } from '@chakra-ui/react';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { internationalNumber } from './international.ts';

interface Props {
  email: string;
  phone?: string;
  /** What the chat begins with. */
  greeting?: string;
}

/** Ways to somebody that a press takes: a call, a chat with its first words, the person's own mail program. */
export function ContactLinks({ email, phone = '', greeting = '' }: Props) {
  const number = internationalNumber(phone);
  return (
    <Flex gap="2" wrap="wrap" data-screen-only>
      {phone && (
        <ButtonAnchor variant="outline" href={`tel:${number ? `+${number}` : phone.replace(/[^\d+]/g, '')}`}>
          <Phone aria-hidden />
          Call
        </ButtonAnchor>
      )}
      {number && (
        <ButtonAnchor
          variant="outline"
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden />
          WhatsApp
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor variant="outline" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          <Mail aria-hidden />
          Open e-mail app
        </ButtonAnchor>
      )}
    </Flex>
  );
}
