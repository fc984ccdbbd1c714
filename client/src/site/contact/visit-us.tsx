import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Weave } from '../../ui/weave.tsx';
import { company } from '../company/company.ts';
import { openingHours } from '../company/opening-hours.ts';
import { OfficeMap } from './office-map.tsx';

const Hours = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'highlightSoft/30',
    },
    fontSize: { base: 'sm', sm: 'md' },
    '& dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' },
  },
});

/** Where the office is and when it is open, beside a map. */
export function VisitUs() {
  const { street, area, box, city, country } = company.address;
  return (
    <Box as="section" aria-labelledby="visit-us" pb="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
          columnGap={{ lg: '10', xl: '16' }}
          rowGap="8"
        >
          <Box bg="brand" color="paper" alignSelf="start" minH={{ lg: '30rem' }}>
            <Weave color="highlight" opacity="0.55" h="12px" />
            <Box p={{ base: '6', lg: '10' }}>
              <chakra.h2 id="visit-us" textStyle="heading">
                Visit Us
              </chakra.h2>
              <Box as="address" fontStyle="normal" mt="5" mb="9">
                {street}, {area}
                <br />
                {box}
                <br />
                {city}, {country}
              </Box>
              <Label as="h3" color="highlightSoft" mb="3">
                Opening hours
              </Label>
              <Hours>
                {openingHours.map(({ days, hours }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </Hours>
            </Box>
          </Box>
          <OfficeMap />
        </Grid>
      </Container>
    </Box>
  );
}
