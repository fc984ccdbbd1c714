import { Box, chakra } from '@chakra-ui/react';
import { Portrait } from '../../ui/portrait.tsx';
import type { TravellerFragment } from './alumni-page.generated.ts';

/** A traveller in the directory: image, name, year and destination. */
export function AlumniCard({ traveller }: { traveller: TravellerFragment }) {
  return (
    <article>
      <Portrait
        name={traveller.name}
        image={traveller.picture}
        alt={traveller.imageAlt}
        sizes="(min-width: 1024px) 17rem, 45vw"
        widest={768}
        aspectRatio="1 / 1"
      />
      <chakra.h3 textStyle="subheading" mt="4">
        {traveller.name}
      </chakra.h3>
      <Box as="p" fontSize="sm" color="muted" mt="1">
        Class of {traveller.graduationYear}
      </Box>
      {traveller.currentTeam && (
        <Box as="p" textStyle="caption" color="highlightText" mt="1">
          {traveller.currentTeam}
        </Box>
      )}
    </article>
  );
}
