import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Picture } from '../../ui/picture.tsx';
import { Card, MoreLink } from '../list/card-grid.tsx';
import type { StayCardFragment } from './stay-card.generated.ts';

/** A stay in a list: picture, name, the first of its description and of its features. */
export function StayCard({ stay }: { stay: StayCardFragment }) {
  return (
    <Card>
      <Box overflow="hidden" borderRadius="sm">
        <Picture
          image={stay.image}
          alt={stay.imageAlt ?? ''}
          widest={960}
          sizes="(min-width: 1024px) 27rem, (min-width: 640px) 45vw, 92vw"
          aspectRatio="4 / 5"
          maxH="26rem"
        />
      </Box>
      <chakra.h3 textStyle="heading" fontSize="1.75rem" mt="5" transition="color 200ms">
        {stay.name}
      </chakra.h3>
      <Box as="p" fontSize="sm" color="muted" mt="3" mb="5">
        {stay.excerpt}
      </Box>
      <Box mb="5">
        <StayFeatures features={stay.features} />
      </Box>
      <MoreLink to={stay.path} aria-label={`View Stay: ${stay.name}`}>
        View Stay
        <ArrowRight aria-hidden />
      </MoreLink>
    </Card>
  );
}

/** Cards name this many features. */
const shown = 3;

const List = chakra('ul', {
  base: {
    w: 'full',
    fontSize: 'sm',
    '& li': { py: '2', borderTopWidth: '1px' },
  },
});

/** The first features of a stay, and how many more there are. */
export function StayFeatures({ features }: { features: readonly string[] }) {
  const more = features.length - shown;
  return (
    <List>
      {features.slice(0, shown).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {more > 0 && (
        <Box as="li" textStyle="caption" color="highlightText">
          +{more} more features
        </Box>
      )}
    </List>
  );
}
