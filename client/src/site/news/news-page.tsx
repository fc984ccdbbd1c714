import { Box, Flex } from '@chakra-ui/react';
import type { PostCategory } from '../../generated/schema.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { matches } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { company } from '../company/company.ts';
import { FilterForm } from '../page/filter-form.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { type Filter, useFilter } from '../page/use-filter.ts';
import { categories, offeredCategories } from './categories.ts';
import { NewsList } from './news-list.tsx';
import { NewsPageDocument, useNewsPageQuery } from './news-page.generated.ts';
import { NewsSkeletons } from './news-skeletons.tsx';

function NewsPage() {
  const { data } = useNewsPageQuery();
  const [filter, change] = useFilter(categories);
  const posts = data?.posts;
  const found = filterPosts(posts ?? [], filter);
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Flex
        direction={{ base: 'column', xl: 'row' }}
        justify="space-between"
        align={{ base: 'stretch', xl: 'end' }}
        gap="8"
        mb={{ base: '10', lg: '14' }}
      >
        <PageHeading label="News" title="Word from the road" />
        <FilterForm
          action={paths.news}
          all="All"
          labels={offeredCategories(posts ?? [])}
          searchLabel="Search news"
          placeholder="Search travel updates..."
          filter={filter}
          onChange={change}
        />
      </Flex>
      <Box role="status" srOnly>
        {posts && `${found.length} of ${posts.length} articles shown`}
      </Box>
      {posts ? (
        <NewsList posts={found} onShowAll={() => change({ category: 'all', search: '' })} />
      ) : (
        <NewsSkeletons />
      )}
    </Container>
  );
}

export const page = definePage({
  Component: NewsPage,
  query: NewsPageDocument,
  asksAgain: true,
  head: (data, { origin }) => ({
    title: `News from our guides and routes · ${company.name}`,
    description:
      'Travel updates from Uganda: new routes, seasons and prices, events in Kampala, and what changes for guests.',
    canonical: origin + paths.news,
    image: shareOf(data?.posts[0]?.image, data?.posts[0]?.title ?? '', origin),
    feed: { title: `News of ${company.name}`, address: origin + paths.newsFeed },
    structuredData: data && [
      {
        '@type': 'ItemList',
        itemListElement: data.posts.map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + paths.newsArticle(id),
          name: title,
        })),
      },
    ],
  }),
});

/** The posts of a category whose title or readable text contains the search text; tags of the HTML are no text. */
function filterPosts<P extends { title: string; text: string; category: PostCategory }>(
  posts: readonly P[],
  { category, search }: Filter<PostCategory>,
): P[] {
  return posts.filter(
    (post) => (category === 'all' || post.category === category) && matches(search, post.title, post.text),
  );
}
