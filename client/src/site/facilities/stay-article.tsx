import { Box, chakra, Grid } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Label } from '../../ui/label.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BackLink } from '../page/back-link.tsx';
import type { FacilityPageQuery } from './facility-page.generated.ts';
import { StayFacts } from './stay-facts.tsx';

const Text = chakra('div', {
  base: { maxW: 'measure', '& p + p': { mt: '5' }, '& p:first-of-type': { textStyle: 'lead' } },
});

const Features = chakra(DashList, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '10',
    maxW: '46rem',
  },
});

/** A stay as an article: name, picture, what it is like, and the facts in a box beside it. */
export function StayArticle({ stay }: { stay: NonNullable<FacilityPageQuery['facility']> }) {
  // At its full size such a name would fill a phone's screen.
  const long = stay.name.length > 48;
  return (
    <article>
      <Container pt={{ base: '4', lg: '8' }}>
        <BackLink to={paths.facilities}>Back to Stays</BackLink>
        <Box mt={{ base: '6', lg: '10' }} mb={{ base: '8', lg: '12' }}>
          <Label mb="4">Stays</Label>
          <chakra.h1 textStyle={long ? 'title' : 'display'} maxW={long ? '26ch' : '18ch'}>
            {stay.name}
          </chakra.h1>
        </Box>
      </Container>
      <Box maxW="page" mx="auto" px={{ xl: 'gutter' }}>
        <Picture
          image={stay.image}
          alt={stay.imageAlt ?? stay.name}
          eager
          sizes="(min-width: 1280px) 80rem, 100vw"
          aspectRatio={{ base: '4 / 3', md: '21 / 10' }}
          maxH="44rem"
          // The box below stands on its foot, where most pictures have their subject.
          objectPosition={{ lg: 'center 75%' }}
        />
      </Box>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
          columnGap={{ lg: '16', xl: '24' }}
          alignItems="start"
        >
          <Box py={{ base: '10', lg: '20' }}>
            <chakra.h2 textStyle="heading" mb="6">
              Overview
            </chakra.h2>
            <Text>
              {paragraphs(stay.description).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Text>
            <chakra.h2 textStyle="heading" mt={{ base: '12', lg: '16' }} mb="6">
              Features
            </chakra.h2>
            <Features>
              {stay.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </Box>
          <Box mt={{ lg: '-12' }} position={{ lg: 'sticky' }} top="7.5rem" mb="16">
            <StayFacts stay={stay} />
          </Box>
        </Grid>
      </Container>
    </article>
  );
}
