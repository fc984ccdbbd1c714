import { chakra, Flex } from '@chakra-ui/react';
import { Star } from 'lucide-react';

const Glyph = chakra(Star, {
  base: {
    w: '1.1em',
    h: '1.1em',
    color: 'highlight',
    strokeWidth: '1.5',
    '&[data-full]': { fill: 'currentColor' },
  },
});

/** So many of five, in words for who does not see them. */
export function Stars({ count }: { count: number }) {
  return (
    <Flex as="span" display="inline-flex" gap="0.5" role="img" aria-label={`${count} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Glyph key={star} aria-hidden data-full={star <= count ? '' : undefined} />
      ))}
    </Flex>
  );
}
