import { Box, chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useCompany } from '../shell/company.ts';
import type { AboutPartsFragment } from './about-page.generated.ts';

const MissionLink = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'underline',
    textDecorationColor: '{colors.highlight}',
    textUnderlineOffset: '4px',
  },
});

/** Where we come from, in a few paragraphs. */
export function AboutUs({ about: { paragraphs, giftsLead } }: { about: AboutPartsFragment }) {
  const { founded } = useCompany();
  if (!paragraphs?.length) return null;
  return (
    <Box as="section" aria-labelledby="about-us" py="section">
      <Container>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }} gap={{ base: '8', lg: '16' }}>
          <SectionHeading id="about-us" label={founded && `Since ${founded}`} title="About Us" />
          <Box
            columnCount={{ xl: '2' }}
            columnGap="12"
            css={{
              '& p': { breakInside: 'avoid' },
              '& p + p': { pt: { base: '5', xl: '0' } },
              '& p:first-of-type': { textStyle: 'lead', columnSpan: 'all', mb: { xl: '8' } },
            }}
          >
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Box>
          <Box
            as="p"
            gridColumn={{ lg: '2' }}
            borderTopWidth="1px"
            borderColor="lineStrong"
            pt="5"
            color="muted"
          >
            {giftsLead} <MissionLink to={paths.donations}>support our mission</MissionLink>.
          </Box>
        </Grid>
      </Container>
    </Box>
  );
}
