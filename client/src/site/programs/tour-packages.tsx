import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Weave } from '../../ui/weave.tsx';
import { columns } from '../page/columns.ts';
import { Fold } from '../page/fold.tsx';
import type { ServiceBlocksFragment } from './programs-page.generated.ts';

const Package = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    borderTopWidth: '1px',
    borderColor: 'highlight',
    pt: '6',
  },
});

/** Packages ready to go, on the forest band. */
export function TourPackages({ tourPackages: packages }: Pick<ServiceBlocksFragment, 'tourPackages'>) {
  if (packages.length === 0) return null;
  return (
    <Fold title="Tour packages">
      <Box as="section" aria-labelledby="tour-packages" bg="brand" color="paper">
        <Weave color="highlight" opacity="0.4" />
        <Container py="section">
          <SectionHeading
            id="tour-packages"
            label={
              <Box as="span" color="highlightSoft">
                Ready to go
              </Box>
            }
            title="Tour packages"
            mb={{ base: '12', lg: '16' }}
          >
            {packages.length === 3 ? 'Three routes' : 'Routes'} we know by heart. Take one as it is, or as a
            first draft.
          </SectionHeading>
          <Grid
            as="ul"
            templateColumns={{ base: '1fr', lg: columns(packages, 3) }}
            gap={{ base: '12', lg: '10' }}
          >
            {packages.map(({ title, duration, text, includes }) => (
              <li key={title}>
                <Package>
                  {duration && (
                    <Box as="p" textStyle="caption" color="highlightSoft">
                      {duration}
                    </Box>
                  )}
                  <chakra.h3 textStyle="heading" mt="2">
                    {title}
                  </chakra.h3>
                  <Box as="p" mt="4" mb="6" opacity="0.88">
                    {text}
                  </Box>
                  {includes && includes.length > 0 && (
                    <Box as="ul" mt="auto" fontSize="sm">
                      {includes.map((item) => (
                        <Box as="li" key={item} borderTopWidth="1px" borderColor="paper/20" py="2.5">
                          {item}
                        </Box>
                      ))}
                    </Box>
                  )}
                </Package>
              </li>
            ))}
          </Grid>
        </Container>
      </Box>
    </Fold>
  );
}
