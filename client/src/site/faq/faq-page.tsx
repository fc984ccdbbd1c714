import { Box, Flex, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { greetingLink } from '../company/chat.ts';
import { company } from '../company/company.ts';
import { faq } from '../company/faq.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { FaqAccordion } from './faq-accordion.tsx';

function FaqPage() {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
        columnGap={{ lg: '16', xl: '24' }}
        rowGap="12"
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top="8.5rem">
          <PageHeading
            label="FAQ"
            title="Frequently Asked Questions"
            size="title"
            lead={`What guests ask before they travel. If yours is not among them, ask us: a person answers ${company.answers}.`}
          >
            <Flex data-screen-only gap="3" mt="8" wrap="wrap">
              <ButtonAnchor
                href={greetingLink}
                target="_blank"
                rel="noopener noreferrer"
                size="lg"
                px={{ base: '5', lg: '7' }}
              >
                Ask in the chat
              </ButtonAnchor>
              <ButtonLink to={paths.contact} variant="outline" size="lg" px={{ base: '5', lg: '7' }}>
                Contact Us
              </ButtonLink>
            </Flex>
          </PageHeading>
        </Box>
        <FaqAccordion />
      </Grid>
    </Container>
  );
}

export const page = definePage({
  Component: FaqPage,
  head: (_data, { origin }) => ({
    title: `Frequently Asked Questions · ${company.name}`,
    description:
      'Tour packages, booking and payments, travel insurance, accommodation and what to pack: what guests ask before they travel with us.',
    canonical: origin + paths.faq,
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      breadcrumbs(origin, ['FAQ', paths.faq]),
    ],
  }),
});
