import { Box, chakra, Grid } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { TextSection } from '../page/text-section.tsx';
import { CollectedItem } from './collected-item.tsx';
import { PrivacyPageDocument, usePrivacyPageQuery } from './privacy-page.generated.ts';
import { WhomToAsk } from './whom-to-ask.tsx';

const Contact = chakra('p', {
  base: {
    '& a': {
      textDecoration: 'underline',
      textDecorationColor: '{colors.highlight}',
      textUnderlineOffset: '4px',
      py: '1',
      whiteSpace: 'nowrap',
    },
  },
});

function PrivacyPage() {
  const { data } = usePrivacyPageQuery();
  const { privacyLead, collected, rights, elsewhere } = data?.siteSettings.legal ?? {};
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '12', lg: '20' }}>
        <PageHeading page="privacy" label="Privacy" title="Privacy" lead={privacyLead} maxW="56rem" />
        {!data && <Skeleton h="40rem" mt="12" />}
      </Container>
      {collected && collected.length > 0 && (
        <TextSection id="collected" title="What we collect, why, and how long we keep it" tinted>
          <Grid as="ul" gap={{ base: '4', xl: '6' }} templateColumns={{ base: '1fr', xl: '1fr 1fr' }}>
            {collected.map((item) => (
              <CollectedItem key={item.what} {...item} />
            ))}
          </Grid>
        </TextSection>
      )}
      {rights && rights.length > 0 && (
        <TextSection id="rights" title="Your rights">
          <DashList>
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </DashList>
        </TextSection>
      )}
      {elsewhere && elsewhere.length > 0 && (
        <TextSection id="elsewhere" title="In your browser, and elsewhere" ruled>
          <Box maxW="measure" css={{ '& p + p': { mt: '5' } }}>
            {elsewhere.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Box>
        </TextSection>
      )}
      <TextSection id="contact" title="Whom to ask" ruled>
        <Contact maxW="measure">
          <WhomToAsk />
        </Contact>
      </TextSection>
    </>
  );
}

export const page = definePage({
  Component: PrivacyPage,
  query: PrivacyPageDocument,
  head: (_data, { origin, company }) => ({
    ...searchTexts(company, 'privacy', 'Privacy'),
    canonical: origin + paths.privacy,
    structuredData: [breadcrumbs(origin, ['Privacy', paths.privacy])],
  }),
});
