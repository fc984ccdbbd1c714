import { Box, Grid } from '@chakra-ui/react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ImagePartsFragment } from '../page/image.generated.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';

// From the end of the content to the edge of the window, whatever its width.
const toTheEdge = 'calc((min(100vw, {sizes.page}) - 100vw) / 2 - {spacing.gutter})';

interface Props {
  image: ImagePartsFragment | null | undefined;
  alt: string | null | undefined;
  caption: string | null | undefined;
}

/** Opens the contact page: an invitation beside a picture, if there is one. */
export function ContactHero({ image, alt, caption }: Props) {
  const { answers } = useCompany();
  return (
    <Container pt={{ base: '8', lg: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: image ? '6fr 6fr' : undefined }}
        columnGap="14"
        rowGap="10"
        alignItems="end"
      >
        <PageHeading
          page="contact"
          label="Contact"
          title="Contact Us"
          lead={answers && `We answer ${answers}.`}
          pb={{ lg: '10' }}
        >
          <ButtonAnchor href="#write" variant="outline" mt="6" hideFrom="lg">
            Write a message
          </ButtonAnchor>
        </PageHeading>
        {image && (
          <Box as="figure" me={{ lg: toTheEdge }}>
            <Picture
              image={image}
              alt={alt ?? ''}
              eager
              sizes="(min-width: 1024px) 50vw, 92vw"
              aspectRatio={{ base: '3 / 2', lg: '4 / 3' }}
              maxH="34rem"
            />
            {caption && <PictureCaption>{caption}</PictureCaption>}
          </Box>
        )}
      </Grid>
    </Container>
  );
}
