import { chakra } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { TextSection } from '../page/text-section.tsx';
import { useCompany } from '../shell/company.ts';
import { TermsPageDocument, useTermsPageQuery } from './terms-page.generated.ts';

const Text = chakra('div', { base: { maxW: 'measure', '& > * + *': { mt: '5' } } });

function TermsPage() {
  const { data } = useTermsPageQuery();
  const [email] = useCompany().emails;
  const { terms, termsLead } = data?.siteSettings.legal ?? {};
  const sections = terms ?? [];
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '12', lg: '20' }}>
        <PageHeading
          page="terms"
          label="Terms of travel"
          title="Terms of travel"
          lead={termsLead}
          maxW="56rem"
        />
        {!data && <Skeleton h="40rem" mt="12" />}
        {data && sections.length === 0 && (
          <chakra.p maxW="measure" color="muted" mt="8">
            Our terms are being written. Until they stand here we send them with our answer to your
            registration.
          </chakra.p>
        )}
      </Container>
      {sections.map((section, index) => (
        <TextSection
          key={section.id}
          id={section.id}
          title={section.title}
          tinted={section.id === 'cancellation'}
          ruled={index > 0 && section.id !== 'cancellation' && sections[index - 1]?.id !== 'cancellation'}
        >
          <Text>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && section.list.length > 0 && (
              <DashList>
                {section.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </DashList>
            )}
          </Text>
        </TextSection>
      ))}
      <TextSection id="questions" title="Questions" ruled>
        <chakra.p maxW="measure">
          What we do with your data is said in the <PrivacyLink />.
          {email && (
            <>
              {' '}
              Questions about these terms reach us at{' '}
              <chakra.a href={`mailto:${email}`} textDecoration="underline" textUnderlineOffset="3px">
                {email}
              </chakra.a>
              .
            </>
          )}
        </chakra.p>
      </TextSection>
    </>
  );
}

export const page = definePage({
  Component: TermsPage,
  query: TermsPageDocument,
  head: (_data, { origin, company }) => ({
    ...searchTexts(company, 'terms', 'Terms of travel'),
    canonical: origin + paths.terms,
    structuredData: [breadcrumbs(origin, ['Terms of travel', paths.terms])],
  }),
});
