import { Box, chakra } from '@chakra-ui/react';
import { travelDay } from '../../lib/travel-days.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { OwnQuoteFragment } from './quote-page.generated.ts';

const Note = chakra('div', {
  base: { bg: 'subtle', borderInlineStartWidth: '4px', borderColor: 'brand', px: '5', py: '4' },
});

/** Whether it can be accepted, until when, and what became of it. */
export function QuoteState({ quote }: { quote: OwnQuoteFragment }) {
  const { title, words } = saidOf(quote);
  return (
    <Note>
      <Box role="status">
        <chakra.h2 textStyle="subheading">{title}</chakra.h2>
        <Box as="p" mt="1.5" fontSize="sm">
          {words}
        </Box>
      </Box>
      {quote.bookingKey && (
        <ButtonLink size="sm" mt="4" to={paths.bookingOf(quote.bookingKey)} data-screen-only>
          Open your booking
        </ButtonLink>
      )}
      {(quote.state === 'expired' || quote.state === 'declined' || quote.state === 'withdrawn') && (
        <ButtonLink size="sm" mt="4" to={paths.contact} data-screen-only>
          Write to us
        </ButtonLink>
      )}
    </Note>
  );
}

function saidOf(quote: OwnQuoteFragment): { title: string; words: string } {
  const { state, goodUntil, holdsSeats, bookingReference } = quote;
  const until = travelDay(goodUntil);
  switch (state) {
    case 'accepted':
      return {
        title: 'You accepted this quote',
        words: `It is your booking ${bookingReference ?? ''} now. What is to be paid, and by when, stands on its page.`,
      };
    case 'declined':
      return { title: 'You declined this quote', words: 'Tell us what you wish: we make you a new one.' };
    case 'expired':
      return {
        title: 'This quote has ended',
        words: `It was good until ${until}. Prices and seats may be others by now: write to us, and we make you a new one.`,
      };
    case 'withdrawn':
      return {
        title: 'We took this quote back',
        words: 'It cannot be accepted any more. Write to us, and we make you a new one.',
      };
    default:
      return {
        title: `Good until ${until}`,
        words: holdsSeats
          ? 'Your seats are held for you until the end of that day.'
          : 'No seats are held before you accept it.',
      };
  }
}
