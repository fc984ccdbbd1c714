import { Box, chakra } from '@chakra-ui/react';
import { pageTitle } from '../../lib/company.ts';
import { displayDate } from '../../lib/dates.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import {
  NewsletterArchivePageDocument,
  useNewsletterArchivePageQuery,
} from './newsletter-archive-page.generated.ts';

/** Every letter that was sent. */
function ArchivePage() {
  const { data } = useNewsletterArchivePageQuery();
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <PageHeading label="Newsletter" title="Our letters" size="title" />
      <Box mt="10" maxW="measure">
        {!data ? (
          <Skeleton h="20rem" />
        ) : data.issues.length === 0 ? (
          <EmptyState text="No letter was sent yet." />
        ) : (
          <chakra.ul>
            {data.issues.map(({ id, path, subject, preheader, sentAt }) => (
              <chakra.li key={id} borderTopWidth="1px" py="5">
                <chakra.time dateTime={sentAt} textStyle="caption" color="muted">
                  {displayDate(sentAt)}
                </chakra.time>
                <chakra.h2 textStyle="subheading" mt="1" overflowWrap="anywhere">
                  <chakra.a href={path} color="brand" textDecoration="underline" textUnderlineOffset="4px">
                    {subject}
                  </chakra.a>
                </chakra.h2>
                {preheader && <p>{preheader}</p>}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Box>
    </Container>
  );
}

export const page = definePage({
  Component: ArchivePage,
  query: NewsletterArchivePageDocument,
  head: (data, { origin, company }) => ({
    title: pageTitle('Newsletter archive', company),
    description: 'Every letter of our newsletter, the newest first.',
    canonical: origin + paths.newsletterArchive,
    // Nothing to find as long as nothing was sent.
    noindex: !data?.issues.length,
  }),
});
