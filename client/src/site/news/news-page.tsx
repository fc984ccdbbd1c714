import { Flex } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { listVariables, pageIn, pageSize } from '../list/list-address.ts';
import { ListBody, ListProblem, ListStatus } from '../list/list-status.tsx';
import { pagedHead } from '../list/paged-head.ts';
import { ShowMore } from '../list/show-more.tsx';
import { useFilter } from '../list/use-filter.ts';
import { useGrowingList } from '../list/use-growing-list.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { newsFeed } from '../page/news-feed.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { categories, offeredCategories } from './categories.ts';
import { cardsId, NewsList } from './news-list.tsx';
import { MorePostsDocument, NewsPageDocument, type NewsPageQueryVariables } from './news-page.generated.ts';
import { NewsSkeletons } from './news-skeletons.tsx';

function NewsPage({ variables }: { variables: NewsPageQueryVariables }) {
  const { data, isOld, error, retry } = useListAnswer(NewsPageDocument, variables);
  const [filter, change] = useFilter(categories);
  const list = data?.list;
  const growth = useGrowingList({
    ...{ query: NewsPageDocument, variables, list },
    ...{ name: 'list', more: MorePostsDocument },
  });
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Flex
        direction={{ base: 'column', xl: 'row' }}
        justify="space-between"
        align={{ base: 'stretch', xl: 'end' }}
        gap="8"
        mb={{ base: '10', lg: '14' }}
      >
        <PageHeading page="news" label="News" title="News" />
        <FilterForm
          action={paths.news}
          labels={{ all: 'All', ...offeredCategories(data?.all.categories ?? []) }}
          searchLabel="Search news"
          placeholder="Search travel updates..."
          filter={filter}
          onChange={change}
        />
      </Flex>
      <ListStatus noun="articles" list={list} all={data?.all.totalCount ?? 0} />
      {error && <ListProblem noun="news" retry={retry} />}
      {list ? (
        <ListBody id="news" aria-busy={isOld}>
          <NewsList
            posts={list.nodes}
            isFirstPage={variables.page === 1}
            onShowAll={() => change({ category: 'all', search: '' })}
          />
          <ShowMore growth={growth} noun="articles" within={cardsId} place="news" />
        </ListBody>
      ) : (
        <NewsSkeletons />
      )}
    </Container>
  );
}

export const page = definePage({
  Component: NewsPage,
  query: NewsPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams, categories),
  asksAgain: true,
  head: (data, context) => {
    const { origin, query, company } = context;
    const [first] = data?.all.nodes ?? [];
    const before = (pageIn(query) - 1) * pageSize;
    const head = {
      ...searchTexts(company, 'news', 'News'),
      canonical: origin + paths.news,
      image: shareOf(first?.image, first?.title ?? '', origin),
      feed: newsFeed(company, origin),
      structuredData: data && [
        {
          '@type': 'ItemList',
          itemListElement: data.list.nodes.map(({ path, title }, index) => ({
            '@type': 'ListItem',
            position: before + index + 1,
            url: origin + path,
            name: title,
          })),
        },
      ],
    };
    return pagedHead(head, context, data?.list);
  },
});
