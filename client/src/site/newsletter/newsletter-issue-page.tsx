import { Box, chakra } from '@chakra-ui/react';
import { type Company, pageTitle } from '../../lib/company.ts';
import { displayDate } from '../../lib/dates.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Message } from '../page/message.tsx';
import {
  NewsletterIssuePageDocument,
  type NewsletterIssuePageQuery,
  type NewsletterIssuePageQueryVariables,
  useNewsletterIssuePageQuery,
} from './newsletter-issue-page.generated.ts';

type Part = NonNullable<NewsletterIssuePageQuery['issue']>['parts'][number];

/** A letter as it was sent: whoever cannot read it in their mail program comes here. */
function IssuePage({ variables }: { variables: NewsletterIssuePageQueryVariables }) {
  const { data, loading } = useNewsletterIssuePageQuery({ variables });
  if (!data && loading) return <Skeleton h="40rem" />;
  if (!data?.issue) return <IssueNotFound />;
  const { subject, sentAt, parts } = data.issue;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <chakra.article maxW="42rem" mx="auto">
        <chakra.time dateTime={sentAt} textStyle="caption" color="muted">
          {displayDate(sentAt)}
        </chakra.time>
        <chakra.h1 textStyle="title" mt="2" mb="8" overflowWrap="anywhere">
          {subject}
        </chakra.h1>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
          <PartOfIssue key={index} part={part} />
        ))}
        <ButtonLink to={paths.newsletterArchive} variant="outline" mt="10">
          All letters
        </ButtonLink>
      </chakra.article>
    </Container>
  );
}

function PartOfIssue({ part }: { part: Part }) {
  const { html, title, excerpt, price, path, label, imageUrl, imageAlt } = part;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets through what a letter may hold
  if (html) return <Text dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Box borderWidth="1px" my="8" bg="surface">
      {imageUrl && (
        <chakra.img
          src={imageUrl}
          alt={imageAlt ?? ''}
          loading="lazy"
          w="full"
          aspectRatio="1200 / 630"
          objectFit="cover"
        />
      )}
      <Box p="6">
        <chakra.h2 textStyle="subheading" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.p mt="2">{excerpt}</chakra.p>
        {price && (
          <chakra.p mt="2" fontWeight="semibold">
            {price}
          </chakra.p>
        )}
        {path && (
          <ButtonLink to={path} mt="5">
            {label}
          </ButtonLink>
        )}
      </Box>
    </Box>
  );
}

const Text = chakra('div', {
  base: {
    fontSize: 'lg',
    lineHeight: '1.7',
    overflowWrap: 'break-word',
    '& > * + *': { mt: '1.1em' },
    '& :is(h2, h3, h4)': { textStyle: 'subheading', mt: '1.6em' },
    '& a': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& blockquote': { ps: '5', borderInlineStartWidth: '2px', borderColor: 'highlight' },
    '& img': { maxW: 'full', h: 'auto' },
    '& table': { display: 'block', overflowX: 'auto' },
    '& :is(th, td)': { textAlign: 'start', py: '2', pe: '5', borderBottomWidth: '1px' },
  },
});

function IssueNotFound() {
  return (
    <Message label="Newsletter" title="Letter not found" to={paths.newsletterArchive} button="All letters">
      <p>There is no letter at this address. Those that were sent are all in the archive.</p>
    </Message>
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Letter not found', company),
  noindex: true,
});

export const page = definePage({
  Component: IssuePage,
  query: NewsletterIssuePageDocument,
  variables: ({ id = '' }) => ({ id }),
  exists: ({ issue }) => issue != null,
  missing: { Component: IssueNotFound, head: (_, { company }) => notFound(company) },
  head: (data, { origin, company }) => {
    if (!data) return { title: company.name };
    if (!data.issue) return notFound(company);
    const { subject, preheader, path } = data.issue;
    return {
      title: pageTitle(subject, company),
      description: preheader ?? undefined,
      canonical: origin + path,
      type: 'article',
    };
  },
});
