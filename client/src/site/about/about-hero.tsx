import { Box, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { aboutHeading } from '../company/about-page.ts';
import { company } from '../company/company.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { kampalaHills } from './about-picture.ts';

/** Opens the About page above a wide view of the town we are from. */
export function AboutHero() {
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '8fr 4fr' }}
          gap={{ base: '6', lg: '12' }}
          alignItems="end"
        >
          <PageHeading label={`About ${company.name}`} title={aboutHeading.title} />
          <Box as="p" textStyle="lead" color="muted" pb={{ lg: '2' }}>
            {aboutHeading.lead}
          </Box>
        </Grid>
      </Container>
      <Box as="figure" maxW="page" mx="auto" px={{ xl: 'gutter' }}>
        <Picture
          image={kampalaHills}
          alt=""
          eager
          sizes="(min-width: 1280px) 80rem, 100vw"
          aspectRatio={{ base: '4 / 3', md: '16 / 9' }}
          objectPosition="center 92%"
        />
        <PictureCaption px={{ base: 'gutter', xl: '0' }}>
          An evening on the hills of Kampala, where every route begins. A drawing
        </PictureCaption>
      </Box>
    </>
  );
}
