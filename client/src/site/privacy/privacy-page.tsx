import { Box, chakra, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { company } from '../company/company.ts';
import { collected, privacyElsewhere, privacyLead, privacyRights } from '../company/privacy.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { TextSection } from '../page/text-section.tsx';
import { CollectedItem } from './collected-item.tsx';
import { PrivacyPageDocument, usePrivacyPageQuery } from './privacy-page.generated.ts';

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
  const { street, area, city, country } = company.address;
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '12', lg: '20' }}>
        <PageHeading
          label="Privacy"
          title={`What you tell\u00a0us stays with us`}
          lead={privacyLead}
          maxW="56rem"
        />
      </Container>
      <TextSection id="collected" title="What we collect, why, and how long we keep it" tinted>
        <Grid as="ul" gap={{ base: '4', xl: '6' }} templateColumns={{ base: '1fr', xl: '1fr 1fr' }}>
          {collected.map(({ kept, ...item }) => (
            <CollectedItem key={item.what} {...item} kept={data ? kept(data.retentionPeriods) : '…'} />
          ))}
        </Grid>
      </TextSection>
      <TextSection id="rights" title="Your rights">
        <DashList>
          {privacyRights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </DashList>
      </TextSection>
      <TextSection id="elsewhere" title="In your browser, and elsewhere" ruled>
        <Box maxW="measure" css={{ '& p + p': { mt: '5' } }}>
          {privacyElsewhere.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Box>
      </TextSection>
      <TextSection id="contact" title="Whom to ask" ruled>
        <Contact maxW="measure">
          {company.name}, {street}, {area}, {city}, {country}. Write to{' '}
          <a href={`mailto:${company.emails[0]}`}>{company.emails[0]}</a> or call{' '}
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>. We answer{' '}
          {company.answers}, and at no cost to you.
        </Contact>
      </TextSection>
    </>
  );
}

export const page = definePage({
  Component: PrivacyPage,
  query: PrivacyPageDocument,
  head: (_data, { origin }) => ({
    title: `Privacy · ${company.name}`,
    description:
      'What we collect, why and for how long: registrations, health data, messages, newsletter and donations, and the rights you have.',
    canonical: origin + paths.privacy,
    structuredData: [breadcrumbs(origin, ['Privacy', paths.privacy])],
  }),
});
