import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Weave } from '../../ui/weave.tsx';
import { tourPackages } from '../company/service-blocks.ts';

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

/** Three packages ready to go, on the forest band. */
export function TourPackages() {
  return (
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
          Three routes we know by heart. Take one as it is, or as a first draft.
        </SectionHeading>
        <Grid as="ul" templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap={{ base: '12', lg: '10' }}>
          {tourPackages.map(({ title, duration, text, includes }) => (
            <li key={title}>
              <Package>
                <Box as="p" textStyle="caption" color="highlightSoft">
                  {duration}
                </Box>
                <chakra.h3 textStyle="heading" mt="2">
                  {title}
                </chakra.h3>
                <Box as="p" mt="4" mb="6" opacity="0.88">
                  {text}
                </Box>
                <Box as="ul" mt="auto" fontSize="sm">
                  {includes.map((item) => (
                    <Box as="li" key={item} borderTopWidth="1px" borderColor="paper/20" py="2.5">
                      {item}
                    </Box>
                  ))}
                </Box>
              </Package>
            </li>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
