import { Box, chakra, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Weave } from '../../ui/weave.tsx';
import { listVariables, pageIn } from '../list/list-address.ts';
import { pagedHead } from '../list/list-head.ts';
import { useList } from '../list/use-list.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import {
  AlumniPageDocument,
  type AlumniPageQueryVariables,
  MoreTravellersDocument,
  type TravellerFragment,
} from './alumni-page.generated.ts';
import { categories } from './categories.ts';
import { Directory } from './directory.tsx';
import { Testimonials } from './testimonials.tsx';

const allTravellers = {
  query: AlumniPageDocument,
  more: MoreTravellersDocument,
  path: paths.alumni,
  categories,
  noun: 'travellers',
  searchLabel: 'Search',
  nothing: 'No alumni found matching your criteria.',
  showAll: 'Show everybody',
  within: 'faces',
  place: 'travellers',
};

function AlumniPage({ variables }: { variables: AlumniPageQueryVariables }) {
  const travellers = useList(allTravellers, variables);
  const { data } = travellers;
  return (
    <>
      <AlumniHero alumni={data?.all.nodes} />
      <Testimonials quotes={data?.quotes} variables={variables} />
      <Directory travellers={travellers} />
    </>
  );
}

const Faces = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: { base: '2', lg: '3' },
    maxW: { base: '24rem', lg: 'none' },
  },
});

const onDark = {
  '& > p:has(+ h1)': { color: 'highlightSoft' },
  '& > h1 + p': { color: 'inherit', opacity: '0.86' },
};

/** Opens the page with some of the people it is about. */
function AlumniHero({ alumni = [] }: { alumni?: readonly TravellerFragment[] }) {
  return (
    <Box bg="brand" color="paper">
      <Container py={{ base: '10', lg: '16' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '8fr 4fr' }}
          columnGap="16"
          rowGap="10"
          alignItems="center"
        >
          <PageHeading page="alumni" label="Testimonials" title="Testimonials *Network*" css={onDark} />
          <Faces aria-hidden>
            {alumni.map(({ id, name, picture }) => (
              <Portrait
                key={id}
                name={name}
                image={picture}
                eager
                widest={480}
                sizes="(min-width: 1024px) 9rem, (min-width: 480px) 8rem, 29vw"
                aspectRatio="1 / 1"
              />
            ))}
          </Faces>
        </Grid>
      </Container>
      <Weave color="highlight" opacity="0.4" />
    </Box>
  );
}

export const page = definePage({
  Component: AlumniPage,
  query: AlumniPageDocument,
  variables: (_params, { searchParams }) => ({
    ...listVariables(searchParams, categories),
    quotes: pageIn(searchParams, 'quotes'),
  }),
  asksAgain: true,
  head: (data, context) => {
    const { origin } = context;
    const [first] = data?.all.nodes ?? [];
    return pagedHead(context, data?.list, ['alumni', 'Testimonials Network'], {
      image: shareOf(first?.picture, first?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Testimonials', paths.alumni])],
    });
  },
});
