import { Box, Grid } from '@chakra-ui/react';
import { joined } from '../../lib/company.ts';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';
import type { AboutPartsFragment } from './about-page.generated.ts';

/** Opens the About page above a wide picture. `about` is undefined while it loads. */
export function AboutHero({ about }: { about: AboutPartsFragment | undefined }) {
  const { name } = useCompany();
  const { title, lead, image, imageAlt, imageCaption } = about ?? {};
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '8fr 4fr' }}
          gap={{ base: '6', lg: '12' }}
          alignItems="end"
        >
          <PageHeading page="about" label={joined(' ', 'About', name)} title={title ?? 'About Us'} />
          {lead && (
            <Box as="p" textStyle="lead" color="muted" pb={{ lg: '2' }}>
              {lead}
            </Box>
          )}
        </Grid>
      </Container>
      {image && (
        <Box as="figure" maxW="page" mx="auto" px={{ xl: 'gutter' }}>
          <Picture
            image={image}
            alt={imageAlt ?? ''}
            eager
            sizes="(min-width: 1280px) 80rem, 100vw"
            aspectRatio={{ base: '4 / 3', md: '16 / 9' }}
            objectPosition="center 92%"
          />
          {imageCaption && <PictureCaption px={{ base: 'gutter', xl: '0' }}>{imageCaption}</PictureCaption>}
        </Box>
      )}
    </>
  );
}
