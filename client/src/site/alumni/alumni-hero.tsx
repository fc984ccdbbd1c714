import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Weave } from '../../ui/weave.tsx';
import type { TravellerFragment } from './alumni-page.generated.ts';

const Faces = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: { base: '2', lg: '3' },
    maxW: { base: '24rem', lg: 'none' },
  },
});

/** Opens the page with some of the people it is about. */
export function AlumniHero({ alumni = [] }: { alumni?: readonly TravellerFragment[] }) {
  return (
    <Box bg="brand" color="paper">
      <Container py={{ base: '10', lg: '16' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '8fr 4fr' }}
          columnGap="16"
          rowGap="10"
          alignItems="center"
        >
          <div>
            <Label color="highlightSoft" mb="5">
              Testimonials
            </Label>
            <chakra.h1 textStyle="display">
              Testimonials <em>Network</em>
            </chakra.h1>
            <Box as="p" textStyle="lead" mt={{ base: '6', lg: '7' }} maxW="measure" opacity="0.86">
              Teachers, newlyweds, students and a grandfather: what they came for, what they found, and what
              they say about us when we are not in the room.
            </Box>
          </div>
          <Faces aria-hidden>
            {alumni.map(({ id, name, picture }) => (
              <Portrait
                key={id}
                name={name}
                image={picture}
                eager
                widest={480}
                sizes="(min-width: 1024px) 9rem, (min-width: 480px) 8rem, 29vw"
                aspectRatio="1 / 1"
              />
            ))}
          </Faces>
        </Grid>
      </Container>
      <Weave color="highlight" opacity="0.4" />
    </Box>
  );
}
