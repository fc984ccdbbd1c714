import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Weave } from '../../ui/weave.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { TravellerFragment } from './alumni-page.generated.ts';

const Faces = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: { base: '2', lg: '3' },
    maxW: { base: '24rem', lg: 'none' },
  },
});

const onDark = {
  '& > p:has(+ h1)': { color: 'highlightSoft' },
  '& > h1 + p': { color: 'inherit', opacity: '0.86' },
};

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
          <PageHeading page="alumni" label="Testimonials" title="Testimonials *Network*" css={onDark} />
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
