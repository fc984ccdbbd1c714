import { Box, chakra, Grid } from '@chakra-ui/react';
import { joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { columns } from '../page/columns.ts';
import { EdgedCard } from '../page/edged-card.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';
import type { HomePageQuery } from './home-page.generated.ts';

const ValueCard = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'lineStrong', pt: '4' },
});

/** Who we are: a picture, what sets us apart, and what we hold to. */
export function AboutSection({ about }: { about: HomePageQuery['siteSettings']['home'] }) {
  const { name } = useCompany();
  const { aboutTitle, aboutLead, aboutImage, aboutCaption, aboutCards, valueCards } = about;
  if (!aboutTitle && !aboutLead && !aboutImage && !aboutCards?.length && !valueCards?.length) return null;
  return (
    <Box as="section" aria-labelledby="about" pt="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: aboutImage ? '7fr 5fr' : undefined }}
          columnGap={{ lg: '16', xl: '24' }}
          rowGap="10"
          alignItems="center"
        >
          <SectionHeading id="about" label="About us" title={aboutTitle ?? joined(' ', 'About', name)}>
            {aboutLead}
            <Box as="span" display="block" mt="8">
              <ButtonLink to={paths.about} variant="link">
                More about us
              </ButtonLink>
            </Box>
          </SectionHeading>
          {aboutImage && (
            <figure>
              <Picture
                image={aboutImage}
                alt={about.aboutImageAlt ?? ''}
                sizes="(min-width: 1024px) 34rem, 92vw"
                aspectRatio={{ base: '3 / 2', lg: '1 / 1' }}
              />
              {aboutCaption && <PictureCaption>{aboutCaption}</PictureCaption>}
            </figure>
          )}
        </Grid>
        {aboutCards && aboutCards.length > 0 && (
          <Grid
            as="ul"
            templateColumns={{ base: '1fr', md: columns(aboutCards, 3) }}
            gap={{ base: '4', xl: '6' }}
            mt={{ base: '14', lg: '20' }}
          >
            {aboutCards.map(({ title, text }) => (
              <EdgedCard key={title} p={{ base: '6', xl: '8' }}>
                <chakra.h3 textStyle="subheading">{title}</chakra.h3>
                <Box as="p" mt="3" color="muted" fontSize="sm">
                  {text}
                </Box>
              </EdgedCard>
            ))}
          </Grid>
        )}
        {valueCards && valueCards.length > 0 && (
          <Grid
            as="ul"
            templateColumns={{ base: '1fr 1fr', lg: columns(valueCards, 4) }}
            columnGap={{ base: '5', xl: '6' }}
            rowGap="8"
            mt={{ base: '10', lg: '14' }}
          >
            {valueCards.map(({ title, text }) => (
              <ValueCard key={title}>
                <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
                <Box as="p" mt="1.5" color="muted" fontSize="sm">
                  {text}
                </Box>
              </ValueCard>
            ))}
          </Grid>
        )}
      </Container>
    </Box>
  );
}
