import { chakra } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { company } from '../company/company.ts';
import { terms, termsLead } from '../company/terms.ts';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { TextSection } from '../page/text-section.tsx';

const Text = chakra('div', { base: { maxW: 'measure', '& > * + *': { mt: '5' } } });

function TermsPage() {
  const [email] = company.emails;
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '12', lg: '20' }}>
        <PageHeading label="Terms of travel" title="What we agree to" lead={termsLead} maxW="56rem" />
      </Container>
      {terms.map((section, index) => (
        <TextSection
          key={section.id}
          id={section.id}
          title={section.title}
          tinted={section.id === 'cancellation'}
          ruled={index > 0 && section.id !== 'cancellation' && terms[index - 1]?.id !== 'cancellation'}
        >
          <Text>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {'list' in section && (
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
          What we do with your data is said in the <PrivacyLink />. Questions about these terms reach us at{' '}
          <chakra.a href={`mailto:${email}`} textDecoration="underline" textUnderlineOffset="3px">
            {email}
          </chakra.a>
          .
        </chakra.p>
      </TextSection>
    </>
  );
}

export const page = definePage({
  Component: TermsPage,
  head: (_data, { origin }) => ({
    title: `Terms of travel · ${company.name}`,
    description:
      'How a journey is booked and paid, what you get back when you cancel, and what we answer for.',
    canonical: origin + paths.terms,
    structuredData: [breadcrumbs(origin, ['Terms of travel', paths.terms])],
  }),
});
