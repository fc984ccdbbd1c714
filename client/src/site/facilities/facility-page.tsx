import { type Company, pageTitle } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import {
  FacilityPageDocument,
  type FacilityPageQueryVariables,
  useFacilityPageQuery,
} from './facility-page.generated.ts';
import { StayArticle } from './stay-article.tsx';
import { stayData } from './stay-data.ts';
import { StayNotFound } from './stay-not-found.tsx';
import { StaySkeleton } from './stay-skeletons.tsx';

function FacilityPage({ variables }: { variables: FacilityPageQueryVariables }) {
  const { data, loading } = useFacilityPageQuery({ variables });
  if (!data && loading) return <StaySkeleton />;
  return data?.facility ? (
    <StayArticle stay={data.facility} defaults={data.siteSettings.stays} />
  ) : (
    <StayNotFound />
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Stay not found', company),
  noindex: true,
});

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
