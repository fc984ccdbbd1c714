import { Box, chakra, Grid } from '@chakra-ui/react';
import { addressLines } from '../../lib/company.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Weave } from '../../ui/weave.tsx';
import { Lines } from '../page/lines.tsx';
import { useCompany } from '../shell/company.ts';
import type { ContactPageQuery } from './contact-page.generated.ts';
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

/** Where the office is and when it is open, beside a map; what is not known is left out. */
export function VisitUs({ office }: { office: ContactPageQuery['siteSettings']['company'] }) {
  const { latitude, longitude } = office;
  const place = latitude !== null && longitude !== null && { latitude, longitude };
  const openingHours = office.openingHours ?? [];
  const address = addressLines(useCompany());
  const hasOffice = address.length > 0 || openingHours.length > 0;
  if (!hasOffice && !place) return null;
  return (
    <Box as="section" aria-labelledby="visit-us" pb="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: hasOffice && place ? '5fr 7fr' : undefined }}
          columnGap={{ lg: '10', xl: '16' }}
          rowGap="8"
        >
          {hasOffice && (
            <Box bg="brand" color="paper" alignSelf="start" minH={{ lg: place ? '30rem' : undefined }}>
              <Weave color="highlight" opacity="0.55" h="12px" />
              <Box p={{ base: '6', lg: '10' }}>
                <chakra.h2 id="visit-us" textStyle="heading">
                  Visit Us
                </chakra.h2>
                {address.length > 0 && (
                  <Box as="address" fontStyle="normal" mt="5" mb="9">
                    <Lines of={address} />
                  </Box>
                )}
                {openingHours.length > 0 && (
                  <>
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
                  </>
                )}
              </Box>
            </Box>
          )}
          {place && <OfficeMap place={place} />}
        </Grid>
      </Container>
    </Box>
  );
}
