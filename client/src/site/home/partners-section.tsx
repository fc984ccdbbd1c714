import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { partners } from '../company/partners.ts';
import { PartnerMark } from './partner-mark.tsx';

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

/** The five we work with. */
export function PartnersSection() {
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
          templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(5, 1fr)' }}
          columnGap={{ base: '8', lg: '0' }}
        >
          {partners.map(({ id, name, logo, description }) => (
            <Partner key={id}>
              <PartnerMark logo={logo} />
              <div>
                <chakra.h3 textStyle="subheading" fontSize="xl" mt={{ lg: '6' }}>
                  {name}
                </chakra.h3>
                <Box as="p" mt="2" fontSize="sm" color="muted">
                  {description}
                </Box>
              </div>
            </Partner>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
