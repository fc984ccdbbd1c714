import { Box, chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { joined, phoneLink, searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { EdgedCard } from '../page/edged-card.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { TextSection } from '../page/text-section.tsx';
import { useCompany } from '../shell/company.ts';
import { PrivacyPageDocument, type PrivacyPageQuery, usePrivacyPageQuery } from './privacy-page.generated.ts';

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

const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '7rem 1fr' },
    columnGap: '4',
    py: '2.5',
    borderTopWidth: '1px',
    fontSize: 'sm',
    '& dt': { textStyle: 'label', color: 'muted', pt: '0.5' },
  },
});

type Collected = NonNullable<PrivacyPageQuery['siteSettings']['legal']['collected']>[number];

/** One kind of data: what it holds, why we ask, and when it is gone. */
function CollectedItem({ what, holds, why, kept }: Collected) {
  return (
    <EdgedCard p={{ base: '5', lg: '7' }}>
      <chakra.h3 textStyle="subheading" mb="4">
        {what}
      </chakra.h3>
      <dl>
        <Fact>
          <dt>What</dt>
          <dd>{holds}</dd>
        </Fact>
        <Fact>
          <dt>Why</dt>
          <dd>{why}</dd>
        </Fact>
        <Fact>
          <dt>How long</dt>
          <Box as="dd" fontWeight="medium">
            {kept}
          </Box>
        </Fact>
      </dl>
    </EdgedCard>
  );
}

/** The agency with what there is of mailbox and telephone; the message form takes questions as well. */
function WhomToAsk() {
  const { name, street, area, city, country, emails, phones, answers } = useCompany();
  const [email] = emails;
  const [phone] = phones;
  const who = joined(', ', name, street, area, city, country);
  return (
    <>
      {who && `${who}. `}
      {email ? (
        <>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : (
        <Link to={paths.contact}>Write to us</Link>
      )}
      {phone && (
        <>
          {' '}
          or call <a href={phoneLink(phone)}>{phone}</a>
        </>
      )}
      . {answers ? `We answer ${answers}, and at no cost to you.` : 'We answer at no cost to you.'}
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
