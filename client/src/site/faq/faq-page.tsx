import { Box, Flex, Grid } from '@chakra-ui/react';
import { greetingLink, searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useCompany } from '../shell/company.ts';
import { type Entries, FaqAccordion } from './faq-accordion.tsx';
import { FaqPageDocument, useFaqPageQuery } from './faq-page.generated.ts';

function FaqPage() {
  const { data } = useFaqPageQuery();
  const company = useCompany();
  const chat = greetingLink(company);
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
        columnGap={{ lg: '16', xl: '24' }}
        rowGap="12"
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top="8.5rem">
          <PageHeading page="faq" label="FAQ" title="Frequently Asked Questions" size="title">
            <Flex data-screen-only gap="3" mt="8" wrap="wrap">
              {chat && (
                <ButtonAnchor
                  href={chat}
                  target="_blank"
                  rel="noopener noreferrer"
                  size="lg"
                  px={{ base: '5', lg: '7' }}
                >
                  Ask in the chat
                </ButtonAnchor>
              )}
              <ButtonLink to={paths.contact} variant="outline" size="lg" px={{ base: '5', lg: '7' }}>
                Contact Us
              </ButtonLink>
            </Flex>
          </PageHeading>
        </Box>
        <Questions entries={data && (data.siteSettings.faq.questions ?? [])} />
      </Grid>
    </Container>
  );
}

/** The questions; undefined while they load. */
function Questions({ entries }: { entries: Entries | undefined }) {
  if (!entries) return <Skeleton h="40rem" />;
  if (entries.length === 0) return <EmptyState text="We are collecting the questions guests ask most." />;
  return <FaqAccordion entries={entries} />;
}

/** The questions for search engines; nothing without any. */
function faqData(entries: Entries): object[] {
  if (entries.length === 0) return [];
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

export const page = definePage({
  Component: FaqPage,
  query: FaqPageDocument,
  head: (data, { origin, company }) => ({
    ...searchTexts(company, 'faq', 'Frequently Asked Questions'),
    canonical: origin + paths.faq,
    structuredData: [
      ...faqData(data?.siteSettings.faq.questions ?? []),
      breadcrumbs(origin, ['FAQ', paths.faq]),
    ],
  }),
});
