import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/tags.tsx';
import type { CoachPartsFragment } from '../coaches/coach-parts.generated.ts';

const Three = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    columnGap: { base: '6', xl: '10' },
    rowGap: '12',
  },
});

/** Those with the board in their role. `board` is undefined while they load. */
export function Leadership({ board }: { board: readonly CoachPartsFragment[] | undefined }) {
  if (board?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="our-leadership" py="section">
      <Container>
        <SectionHeading
          id="our-leadership"
          label="Who answers for it"
          title="Our Leadership"
          mb={{ base: '10', lg: '14' }}
        />
        <Three aria-busy={!board || undefined}>
          {board?.map((person) => <Person key={person.id} person={person} />) ?? <PersonSkeletons />}
        </Three>
      </Container>
    </Box>
  );
}

function Person({ person }: { person: CoachPartsFragment }) {
  return (
    <li>
      <Portrait
        name={person.name}
        image={person.image}
        alt={person.imageAlt}
        sizes="(min-width: 1024px) 27rem, (min-width: 480px) 45vw, 92vw"
        aspectRatio="1 / 1"
      />
      <chakra.h3 textStyle="heading" fontSize="1.75rem" mt="5">
        {person.name}
      </chakra.h3>
      <Badge mt="2.5" alignItems="baseline">
        {person.role}
      </Badge>
    </li>
  );
}

function PersonSkeletons() {
  return ['first', 'second', 'third'].map((name) => (
    <li key={name}>
      <Skeleton aspectRatio="1 / 1" />
      <Skeleton h="8" w="70%" mt="5" />
      <Skeleton h="4" w="45%" mt="3" />
    </li>
  ));
}
