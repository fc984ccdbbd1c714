import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { columns } from '../page/columns.ts';
import type { ImagePartsFragment } from '../page/image.generated.ts';
import type { HomePageQuery } from './home-page.generated.ts';

const Partner = chakra('li', {
  base: {
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '4rem 1fr',
    columnGap: '5',
    alignItems: 'start',
    py: { base: '6', lg: '8' },
    px: { lg: '6' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderInlineStartWidth: { lg: '1px' },
    _last: { borderInlineEndWidth: { lg: '1px' }, borderBottomWidth: { base: '1px', lg: '0' } },
  },
});

const PartnerLink = chakra('a', {
  base: {
    textDecoration: 'underline',
    textDecorationColor: '{colors.highlight}',
    textUnderlineOffset: '4px',
  },
});

type Partners = NonNullable<HomePageQuery['siteSettings']['partners']['partners']>;

/** Whom we work with. */
export function PartnersSection({ partners }: { partners: Partners }) {
  if (partners.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="partners" pb="section">
      <Container>
        <SectionHeading
          id="partners"
          label="In good company"
          title="Our Partners"
          mb={{ base: '8', lg: '14' }}
        />
        <Grid
          as="ul"
          templateColumns={{ base: '1fr', md: columns(partners, 2), lg: columns(partners, 5) }}
          columnGap={{ base: '8', lg: '0' }}
        >
          {partners.map(({ name, image, url, description }) => (
            <Partner key={name}>
              <PartnerMark name={name} image={image} />
              <div>
                <chakra.h3 textStyle="subheading" fontSize="xl" mt={{ lg: '6' }}>
                  {url ? (
                    <PartnerLink href={url} target="_blank" rel="noopener noreferrer">
                      {name}
                    </PartnerLink>
                  ) : (
                    name
                  )}
                </chakra.h3>
                {description && (
                  <Box as="p" mt="2" fontSize="sm" color="muted">
                    {description}
                  </Box>
                )}
              </div>
            </Partner>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}

const Initial = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '16',
    h: '16',
    borderWidth: '1px',
    borderColor: 'highlight',
    borderRadius: 'full',
    textStyle: 'figure',
    color: 'brand',
  },
});

/** A partner's logo, or the first letter of the name where there is none. */
function PartnerMark({ name, image }: { name: string; image: ImagePartsFragment | null }) {
  if (!image) return <Initial aria-hidden>{name.slice(0, 1)}</Initial>;
  return (
    <Picture
      image={image}
      alt=""
      sizes="4rem"
      widest={320}
      w="16"
      h="16"
      objectFit="contain"
      bgColor="transparent"
      bgSize="contain"
    />
  );
}
