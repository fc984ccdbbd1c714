import { Flex } from '@chakra-ui/react';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonAnchor } from '../../ui/button.tsx';

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

/** What stands in front of the numbers of Uganda, where the office is. */
const home = '256';

/**
 * A phone number in the digits of its international form, as chat links take it: `0700 000 000` and `+256 (0)700 000 000` are
 * `256700000000`. Null when there are too few or too many digits for one.
 */
export function internationalNumber(phone: string): string | null {
  const text = phone.trim().replace(/\(0\)/g, '');
  const digits = text.replace(/\D/g, '');
  const number = text.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : digits.startsWith('0')
        ? home + digits.slice(1)
        : digits.length === 9
          ? home + digits
          : digits;
  return /^[1-9]\d{7,14}$/.test(number) ? number : null;
}
