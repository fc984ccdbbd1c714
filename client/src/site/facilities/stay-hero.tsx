import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paragraphs } from '../../lib/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { FacilitiesPageQuery } from './facilities-page.generated.ts';
import { StayFeatures } from './stay-card.tsx';

const Panel = chakra('div', {
  base: {
    position: 'relative',
    bg: 'paper',
    // Cut out of the picture's lower left corner, past its edge whatever the width of the window.
    mt: { lg: '-20' },
    ms: { lg: '-16' },
    ps: { lg: '16' },
    pt: { base: '8', lg: '12' },
    pe: { lg: '16' },
    maxW: { lg: '66rem' },
  },
});

interface Props {
  stay: FacilitiesPageQuery['all']['nodes'][number];
  label?: string | null;
}

/** The first stay, as large as the window lets it be. */
export function StayHero({ stay, label }: Props) {
  return (
    <article aria-labelledby="first-stay">
      <Box maxW="page" mx="auto" px={{ xl: 'gutter' }}>
        <Picture
          image={stay.image}
          alt={stay.imageAlt ?? ''}
          eager
          sizes="(min-width: 1280px) 80rem, 100vw"
          aspectRatio={{ base: '4 / 3', md: '21 / 9' }}
          maxH="40rem"
          // Cut to a strip it loses sky rather than ground, and the panel below stands on its foot.
          objectPosition="bottom"
        />
      </Box>
      <Container>
        <Panel>
          {label && <Label mb="4">{label}</Label>}
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }} columnGap="14" rowGap="8">
            <div>
              <chakra.h2 id="first-stay" textStyle="title">
                <Link to={stay.path}>{stay.name}</Link>
              </chakra.h2>
              <Box as="p" textStyle="lead" color="muted" mt="5">
                {paragraphs(stay.description)[0]}
              </Box>
            </div>
            <Flex direction="column" gap="8" align="start" pt={{ lg: '2' }}>
              <StayFeatures features={stay.features} />
              <ButtonLink to={stay.path} size="lg" aria-label={`View Stay: ${stay.name}`}>
                View Stay
              </ButtonLink>
            </Flex>
          </Grid>
        </Panel>
      </Container>
    </article>
  );
}
