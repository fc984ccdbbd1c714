import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { columns } from '../page/columns.ts';
import { Fold } from '../page/fold.tsx';
import type { ServiceBlocksFragment } from './programs-page.generated.ts';

/** What we do besides, on a tinted band. */
export function AdditionalServices({
  additionalServices: services,
}: Pick<ServiceBlocksFragment, 'additionalServices'>) {
  if (services.length === 0) return null;
  return (
    <Fold title="Additional services">
      <Box as="section" aria-labelledby="additional-services" py="section" bg="subtle">
        <Container>
          <SectionHeading
            id="additional-services"
            label="And besides"
            title="Additional services"
            mb={{ base: '10', lg: '16' }}
          />
          <Grid
            as="ul"
            templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: columns(services, 4) }}
            gap={{ base: '8', lg: '10' }}
          >
            {services.map(({ title, text }) => (
              <Box as="li" key={title} borderTopWidth="2px" borderColor="highlight" pt="5">
                <chakra.h3 textStyle="subheading">{title}</chakra.h3>
                <Box as="p" fontSize="sm" mt="2.5" color="muted">
                  {text}
                </Box>
              </Box>
            ))}
          </Grid>
        </Container>
      </Box>
    </Fold>
  );
}
