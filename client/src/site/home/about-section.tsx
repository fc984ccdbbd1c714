import { Box, chakra, Grid } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { about } from '../company/about.ts';
import { PictureCaption } from '../page/picture-caption.tsx';
import { homePictures } from './home-pictures.ts';

const FeatureCard = chakra('li', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'highlight',
    p: { base: '6', xl: '8' },
  },
});

const ValueCard = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'lineStrong', pt: '4' },
});

/** Who we are: a picture, what sets us apart, and what we hold to. */
export function AboutSection() {
  return (
    <Box as="section" aria-labelledby="about" pt="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
          columnGap={{ lg: '16', xl: '24' }}
          rowGap="10"
          alignItems="center"
        >
          <SectionHeading id="about" label="About us" title={about.title}>
            {about.lead}
            <Box as="span" display="block" mt="8">
              <ButtonLink to={paths.about} variant="link">
                More about us
              </ButtonLink>
            </Box>
          </SectionHeading>
          <figure>
            <Picture
              image={homePictures['bark-cloth']}
              alt=""
              sizes="(min-width: 1024px) 34rem, 92vw"
              aspectRatio={{ base: '3 / 2', lg: '1 / 1' }}
            />
            <PictureCaption>Where bark cloth is beaten, outside Kampala. A drawing</PictureCaption>
          </figure>
        </Grid>
        <Grid
          as="ul"
          templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          gap={{ base: '4', xl: '6' }}
          mt={{ base: '14', lg: '20' }}
        >
          {about.features.map(({ title, text }) => (
            <FeatureCard key={title}>
              <chakra.h3 textStyle="subheading">{title}</chakra.h3>
              <Box as="p" mt="3" color="muted" fontSize="sm">
                {text}
              </Box>
            </FeatureCard>
          ))}
        </Grid>
        <Grid
          as="ul"
          templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          columnGap={{ base: '5', xl: '6' }}
          rowGap="8"
          mt={{ base: '10', lg: '14' }}
        >
          {about.values.map(({ title, text }) => (
            <ValueCard key={title}>
              <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
              <Box as="p" mt="1.5" color="muted" fontSize="sm">
                {text}
              </Box>
            </ValueCard>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
