import { Box } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardSkeletons } from '../list/card-skeletons.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { listVariables } from '../list/list-address.ts';
import { itemList, pagedHead } from '../list/list-head.ts';
import { ListBar, ListBody, ListStatus, NothingFound } from '../list/list-parts.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useList } from '../list/use-list.ts';
import { newsFeed } from '../page/news-feed.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { categories, offeredCategories } from './categories.ts';
import { FeaturedPost } from './featured-post.tsx';
import { MorePostsDocument, NewsPageDocument, type NewsPageQueryVariables } from './news-page.generated.ts';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostGrid } from './post-card.tsx';

const allNews = {
  query: NewsPageDocument,
  more: MorePostsDocument,
  path: paths.news,
  categories,
  noun: 'articles',
  listNoun: 'news',
  searchLabel: 'Search news',
  nothing: 'No travel updates found matching your criteria.',
  showAll: 'Show all news',
  within: 'articles',
  place: 'news',
};

function NewsPage({ variables }: { variables: NewsPageQueryVariables }) {
  const news = useList(allNews, variables);
  const { data, found, isOld } = news;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <ListBar>
        <PageHeading page="news" label="News" title="News" />
        <FilterForm
          of={news}
          labels={{ all: 'All', ...offeredCategories(data?.all.categories ?? []) }}
          placeholder="Search travel updates..."
        />
      </ListBar>
      <ListStatus of={news} />
      {found ? (
        <ListBody id="news" aria-busy={isOld}>
          {found.nodes.length === 0 && <NothingFound of={news} />}
          <Posts posts={found.nodes} isFirstPage={variables.page === 1} />
          <ShowMore of={news} />
        </ListBody>
      ) : (
        <Box>
          <Skeleton
            aspectRatio={{ base: '3 / 2', lg: '12 / 5' }}
            maxH="42rem"
            mb={{ base: '14', lg: '20' }}
          />
          <CardSkeletons count={3} label="Loading news" />
        </Box>
      )}
    </Container>
  );
}

/** The first large where it opens the list, the others as cards. */
function Posts({ posts, isFirstPage }: { posts: readonly PostCardFragment[]; isFirstPage: boolean }) {
  const [first] = posts;
  const others = isFirstPage ? posts.slice(1) : posts;
  return (
    <>
      {isFirstPage && first && <FeaturedPost key={first.id} post={first} />}
      {others.length > 0 && (
        <Box as="section" aria-label="More news" mt={isFirstPage ? { base: '16', lg: '28' } : '0'}>
          <PostGrid id={allNews.within} posts={others} />
        </Box>
      )}
    </>
  );
}

export const page = definePage({
  Component: NewsPage,
  query: NewsPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams, categories),
  asksAgain: true,
  head: (data, context) => {
    const { origin, company } = context;
    const [first] = data?.all.nodes ?? [];
    const named = data?.list.nodes.map(({ path, title }) => ({ path, name: title }));
    return pagedHead(context, data?.list, ['news', 'News'], {
      image: shareOf(first?.image, first?.title ?? '', origin),
      feed: newsFeed(company, origin),
      structuredData: named && [itemList(context, named)],
    });
  },
});
