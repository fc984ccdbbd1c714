import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { listVariables, pageIn, pageSize } from '../list/list-address.ts';
import { pagedHead } from '../list/paged-head.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { FacilitiesPageDocument, type FacilitiesPageQueryVariables } from './facilities-page.generated.ts';
import { StayLists } from './stay-lists.tsx';
import { StaysSkeleton } from './stay-skeletons.tsx';
import { Stays } from './stays.tsx';

function FacilitiesPage({ variables }: { variables: FacilitiesPageQueryVariables }) {
  const answer = useListAnswer(FacilitiesPageDocument, variables);
  const { data } = answer;
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <PageHeading page="facilities" label="Stays" title="Stays" />
      </Container>
      {data ? <Stays answer={answer} data={data} variables={variables} /> : <StaysSkeleton />}
      {data && <StayLists stays={data.siteSettings.stays} />}
    </>
  );
}

export const page = definePage({
  Component: FacilitiesPage,
  query: FacilitiesPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams),
  head: (data, context) => {
    const { origin, query, company } = context;
    const [first] = data?.all.nodes ?? [];
    const before = (pageIn(query) - 1) * pageSize;
    const head = {
      ...searchTexts(company, 'facilities', 'Stays'),
      canonical: origin + paths.facilities,
      image: shareOf(first?.image, first?.name ?? '', origin),
      structuredData: [
        breadcrumbs(origin, ['Stays', paths.facilities]),
        ...(data
          ? [
              {
                '@type': 'ItemList',
                itemListElement: data.list.nodes.map(({ path, name }, index) => ({
                  '@type': 'ListItem',
                  position: before + index + 1,
                  url: origin + path,
                  name,
                })),
              },
            ]
          : []),
      ],
    };
    return pagedHead(head, context, data?.list);
  },
});
