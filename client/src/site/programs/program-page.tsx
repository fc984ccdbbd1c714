import { Box, chakra, Grid } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { type Company, pageTitle } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllLink, currentLast } from '../list/all-link.tsx';
import { CardGrid, swipeRow } from '../list/card-grid.tsx';
import { pageIn } from '../list/list-address.ts';
import { agencyReference } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { Message } from '../page/message.tsx';
import { isHidden, PreviewBanner, previewHead, previewIn } from '../page/preview.tsx';
import { reviewData } from '../reviews/review-data.ts';
import { ProgramArticle } from './program-article.tsx';
import { ProgramCard } from './program-card.tsx';
import {
  ProgramPageDocument,
  type ProgramPageQuery,
  type ProgramPageQueryVariables,
  useProgramPageQuery,
} from './program-page.generated.ts';

// Code that no page loads whose program has none.
const ProgramReviews = lazy(async () => ({
  default: (await import('../reviews/program-reviews.tsx')).ProgramReviews,
}));

function ProgramPage({ variables }: { variables: ProgramPageQueryVariables }) {
  const answer = useProgramPageQuery({ variables });
  const { loading } = answer;
  // While other reviews of the program are on their way, the page stays.
  const data = answer.data ?? answer.previousData;
  if (!data && loading) return <ProgramSkeleton />;
  if (!data?.program) return <ProgramNotFound />;
  return (
    <>
      {isHidden(data.program) && <PreviewBanner />}
      <ProgramArticle program={data.program} />
      {data.reviews && (
        <Suspense>
          <ProgramReviews reviews={data.reviews} />
        </Suspense>
      )}
      <SimilarPrograms programs={data.similar} currentId={data.program.id} />
    </>
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Program not found', company),
  noindex: true,
});

interface SimilarProps {
  programs: ProgramPageQuery['similar'];
  currentId: number;
}

/** The programs, the open one last and marked; where there are many, the first of them and the way to all. */
function SimilarPrograms({ programs, currentId }: SimilarProps) {
  return (
    <Box as="section" data-screen-only aria-labelledby="similar-programs" borderTopWidth="1px" py="section">
      <Container>
        <SectionHeading
          id="similar-programs"
          label="Look further"
          title="Similar Programs"
          mb={{ base: '10', lg: '16' }}
        />
        <CardGrid css={swipeRow}>
          {currentLast(programs.nodes, currentId).map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} current={program.id === currentId} />
            </li>
          ))}
        </CardGrid>
        <AllLink list={programs} to={paths.programs} noun="services" />
      </Container>
    </Box>
  );
}

/** There is no program of that number, or the public does not see it. */
function ProgramNotFound() {
  return (
    <Message label="Services" title="Program not found" to={paths.programs} button="Back to Services">
      <p>It may have ended its season. The others are waiting.</p>
    </Message>
  );
}

/** A program that is on its way. */
function ProgramSkeleton() {
  return (
    <Container pt={{ base: '6', lg: '10' }} pb="section" aria-busy>
      <chakra.h1 srOnly>Loading the program</chakra.h1>
      <Skeleton h="5" w="36" />
      <Skeleton h="5" w="28" mt="10" />
      <Skeleton h={{ base: '20', lg: '28' }} maxW="4xl" mt="4" />
      <Skeleton aspectRatio={{ base: '4 / 3', md: '21 / 10' }} maxH="44rem" mt="10" />
      <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} gap="16" mt="12">
        <Box>
          <Skeleton h="9" w="64" />
          <Skeleton h="48" mt="5" />
        </Box>
        <Skeleton h="80" />
      </Grid>
    </Container>
  );
}

type Program = NonNullable<ProgramPageQuery['program']>;

/** A program for search engines: a trip with its offer, and where it stands on the site. */
function programData(
  { program, reviews }: { program: Program; reviews: ProgramPageQuery['reviews'] },
  company: Company,
  origin: string,
): object[] {
  const url = origin + program.path;
  const provider = agencyReference(company, origin);
  return [
    {
      '@type': 'TouristTrip',
      name: program.name,
      description: program.description,
      url,
      image: new URL(program.image.url, origin).href,
      touristType: program.category,
      provider,
      offers: {
        '@type': 'Offer',
        price: program.price <= 1 ? 0 : program.price,
        priceCurrency: 'UGX',
        availability: 'https://schema.org/InStock',
        url,
        seller: provider,
      },
      ...reviewData(reviews),
    },
    breadcrumbs(origin, ['Services', paths.programs], [program.name, program.path]),
  ];
}

export const page = definePage({
  Component: ProgramPage,
  query: ProgramPageDocument,
  variables: ({ id = '' }, url) => ({
    id,
    preview: previewIn(url),
    reviews: pageIn(url.searchParams, 'reviews'),
  }),
  exists: ({ program }) => program != null,
  missing: { Component: ProgramNotFound, head: (_, { company }) => notFound(company) },
  head: (data, { origin, company }) => {
    if (!data) return { title: company.name };
    const { program } = data;
    if (!program) return notFound(company);
    if (isHidden(program)) return previewHead(pageTitle(program.name, company));
    return {
      title: pageTitle(program.name, company),
      description: summary(program.description),
      canonical: origin + program.path,
      image: shareOf(program.image, program.imageAlt ?? program.name, origin),
      type: 'product',
      structuredData: programData({ program, reviews: data.reviews }, company, origin),
    };
  },
});
