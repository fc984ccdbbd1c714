import { Box, Grid } from '@chakra-ui/react';
import { type Company, pageTitle } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { agencyReference, countryData } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { Message } from '../page/message.tsx';
import {
  FacilityPageDocument,
  type FacilityPageQuery,
  type FacilityPageQueryVariables,
  useFacilityPageQuery,
} from './facility-page.generated.ts';
import { StayArticle } from './stay-article.tsx';

function FacilityPage({ variables }: { variables: FacilityPageQueryVariables }) {
  const { data, loading } = useFacilityPageQuery({ variables });
  if (!data && loading) return <StaySkeleton />;
  return data?.facility ? (
    <StayArticle stay={data.facility} defaults={data.siteSettings.stays} />
  ) : (
    <StayNotFound />
  );
}

/** There is no stay of that number. */
function StayNotFound() {
  return (
    <Message label="Stays" title="Stay not found" to={paths.facilities} button="Back to Stays">
      <p>It may have been folded up for the rains. The others have a bed free.</p>
    </Message>
  );
}

/** A stay that is on its way. */
function StaySkeleton() {
  return (
    <Box aria-busy>
      <Container pt={{ base: '6', lg: '10' }} pb="section">
        <Box as="h1" srOnly>
          Loading the stay
        </Box>
        <Skeleton h="5" w="32" />
        <Skeleton h={{ base: '20', lg: '28' }} maxW="4xl" mt="10" />
        <Skeleton aspectRatio={{ base: '4 / 3', lg: '21 / 10' }} mt="10" />
        <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} gap="16" mt="12">
          <Skeleton h="64" />
          <Skeleton h="80" />
        </Grid>
      </Container>
    </Box>
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Stay not found', company),
  noindex: true,
});

type Stay = NonNullable<FacilityPageQuery['facility']>;

/** A stay for search engines: a place to sleep with its amenities, and where it stands on the site. */
function stayData(stay: Stay, company: Company, origin: string): object[] {
  const url = origin + stay.path;
  return [
    {
      '@type': 'LodgingBusiness',
      name: stay.name,
      description: stay.description,
      url,
      image: new URL(stay.image.url, origin).href,
      telephone: company.phones[0],
      address: countryData(company),
      amenityFeature: [...stay.features, ...stay.equipment].map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      parentOrganization: agencyReference(company, origin),
    },
    breadcrumbs(origin, ['Stays', paths.facilities], [stay.name, stay.path]),
  ];
}

export const page = definePage({
  Component: FacilityPage,
  query: FacilityPageDocument,
  variables: ({ id = '' }) => ({ id }),
  exists: ({ facility }) => facility != null,
  missing: { Component: StayNotFound, head: (_, { company }) => notFound(company) },
  head: (data, { origin, company }) => {
    if (!data) return { title: company.name };
    const { facility } = data;
    if (!facility) return notFound(company);
    return {
      title: pageTitle(facility.name, company),
      description: summary(facility.description),
      canonical: origin + facility.path,
      image: shareOf(facility.image, facility.imageAlt ?? facility.name, origin),
      structuredData: stayData(facility, company, origin),
    };
  },
});
