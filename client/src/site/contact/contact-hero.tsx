import { Box, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { kampalaHills } from '../about/about-picture.ts';
import { company } from '../company/company.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';

// From the end of the content to the edge of the window, whatever its width.
const toTheEdge = 'calc((min(100vw, {sizes.page}) - 100vw) / 2 - {spacing.gutter})';

/** Opens the contact page: an invitation beside the city we answer from. */
export function ContactHero() {
  return (
    <Container pt={{ base: '8', lg: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '6fr 6fr' }}
        columnGap="14"
        rowGap="10"
        alignItems="end"
      >
        <PageHeading
          label="Contact"
          title="Tell us where you would rather be"
          lead={`A person in Kampala reads what you write, and answers ${company.answers}.`}
          pb={{ lg: '10' }}
        />
        <Box as="figure" me={{ lg: toTheEdge }}>
          <Picture
            image={kampalaHills}
            alt=""
            eager
            sizes="(min-width: 1024px) 50vw, 92vw"
            aspectRatio={{ base: '3 / 2', lg: '4 / 3' }}
            maxH="34rem"
          />
          <PictureCaption>Kampala, drawn from the hill our office is on</PictureCaption>
        </Box>
      </Grid>
    </Container>
  );
}
