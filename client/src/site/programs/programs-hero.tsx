import { Box, Flex, Grid } from '@chakra-ui/react';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import type { ProgramCardFragment } from './program-card.generated.ts';

// From the end of the content to the edge of the window, whatever its width.
const toTheEdge = 'calc((min(100vw, {sizes.page}) - 100vw) / 2 - {spacing.gutter})';

/** Opens the Services page: what we do in one sentence, beside a large picture of one journey. */
export function ProgramsHero({ featured }: { featured: ProgramCardFragment | undefined }) {
  const [query] = useParameters();
  return (
    <Container pt={{ base: '8', lg: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
        columnGap="14"
        rowGap="10"
        alignItems="end"
      >
        <PageHeading page="programs" label="Services" title="Services" pb={{ lg: '10' }}>
          <Flex gap="3" mt="8" wrap="wrap">
            <ButtonLink
              to={{ search: query.toString(), hash: 'catalog' }}
              size="lg"
              px={{ base: '5', lg: '7' }}
            >
              See the catalog
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outline" size="lg" px={{ base: '5', lg: '7' }}>
              Plan with us
            </ButtonLink>
          </Flex>
          <Flex gap="6" mt="5">
            <ButtonLink to={paths.registration()} variant="link">
              Register
            </ButtonLink>
            <ButtonLink to={paths.donations} variant="link">
              Donate
            </ButtonLink>
          </Flex>
        </PageHeading>
        <Box as="figure" me={{ lg: toTheEdge }}>
          {featured ? (
            <Picture
              image={featured.image}
              alt={featured.imageAlt ?? ''}
              eager
              sizes="(min-width: 1024px) 58vw, 92vw"
              aspectRatio="4 / 3"
              maxH="40rem"
            />
          ) : (
            <Skeleton aspectRatio="4 / 3" maxH="40rem" />
          )}
          {featured && <PictureCaption>{featured.name}</PictureCaption>}
        </Box>
      </Grid>
    </Container>
  );
}
