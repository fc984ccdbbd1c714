import { Box, chakra } from '@chakra-ui/react';
import { type Company, pageTitle } from '../../lib/company.ts';
import { readFilm } from '../../lib/film.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllLink, currentLast } from '../list/all-link.tsx';
import { logoAddress } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { Message } from '../page/message.tsx';
import { newsFeed } from '../page/news-feed.ts';
import { isHidden, PreviewBanner, previewHead, previewIn } from '../page/preview.tsx';
import { Article } from './article.tsx';
import {
  ArticlePageDocument,
  type ArticlePageQuery,
  type ArticlePageQueryVariables,
  useArticlePageQuery,
} from './article-page.generated.ts';
import { categoryLabels } from './categories.ts';
import { PostGrid, postDay } from './post-card.tsx';

function ArticlePage({ variables }: { variables: ArticlePageQueryVariables }) {
  const { data, loading } = useArticlePageQuery({ variables });
  if (!data && loading) return <ArticleSkeleton />;
  if (!data?.post) return <ArticleNotFound />;
  return (
    <>
      {isHidden(data.post) && <PreviewBanner />}
      <Article post={data.post} />
      <RelatedArticles posts={data.related} currentId={data.post.id} />
    </>
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Article not found', company),
  noindex: true,
});

export { Article };

type Post = NonNullable<ArticlePageQuery['post']>;

/** An article for search engines, with its film, and where it stands on the site. */
function articleData(post: Post, company: Company, origin: string): object[] {
  const url = origin + post.path;
  const image = post.image && new URL(post.image.url, origin).href;
  const description = summary(post.text);
  const publisher = {
    '@type': 'Organization',
    ...(company.name && { name: company.name }),
    url: origin + paths.home,
    logo: { '@type': 'ImageObject', url: logoAddress(company, origin) },
  };
  const article = {
    '@type': 'NewsArticle',
    headline: post.title,
    description,
    articleSection: categoryLabels[post.category],
    datePublished: postDay(post),
    dateModified: post.updatedAt,
    mainEntityOfPage: url,
    ...(image && { image: [image] }),
    author: publisher,
    publisher,
  };
  const trail = breadcrumbs(origin, ['News', paths.news], [post.title, post.path]);
  return post.videoUrl
    ? [article, filmData(post, post.videoUrl, description, image), trail]
    : [article, trail];
}

function filmData(post: Post, videoUrl: string, description: string, thumbnailUrl: string | null): object {
  const { kind, src } = readFilm(videoUrl);
  return {
    '@type': 'VideoObject',
    name: post.title,
    description,
    uploadDate: postDay(post),
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(kind === 'player' && { embedUrl: src }),
    ...(kind === 'file' && { contentUrl: src }),
  };
}

interface RelatedProps {
  /** Undefined while they load. */
  posts: ArticlePageQuery['related'] | undefined;
  currentId?: number;
}

/** The posts, the open one last and marked; where there are many, the latest of them and the way to all. */
function RelatedArticles({ posts, currentId = 0 }: RelatedProps) {
  return (
    <Box as="section" data-screen-only aria-labelledby="related-articles" borderTopWidth="1px" py="section">
      <Container>
        <SectionHeading
          id="related-articles"
          label="Read on"
          title="Related Articles"
          mb={{ base: '10', lg: '16' }}
        />
        {posts ? (
          <>
            <PostGrid inRow posts={currentLast(posts.nodes, currentId)} currentId={currentId} />
            <AllLink list={posts} to={paths.news} noun="articles" />
          </>
        ) : (
          <Box as="p" role="status" textStyle="subheading" color="muted">
            Loading related articles...
          </Box>
        )}
      </Container>
    </Box>
  );
}

/** There is no post of that number. */
function ArticleNotFound() {
  return (
    <Message label="News" title="Article not found" to={paths.news} button="Back to News">
      <p>It may have been taken down. What happened since is on the news page.</p>
    </Message>
  );
}

/** An article that is on its way. */
function ArticleSkeleton() {
  return (
    <>
      <Container pt={{ base: '6', lg: '10' }} pb="section" aria-busy>
        <chakra.h1 srOnly>Loading the article</chakra.h1>
        <Skeleton h="5" w="32" />
        <Skeleton h="5" w="56" mt="10" />
        <Skeleton h={{ base: '24', lg: '32' }} maxW="4xl" mt="4" />
        <Skeleton aspectRatio={{ base: '4 / 3', lg: '21 / 10' }} mt="10" />
        <Box maxW="measure" mx="auto" mt="14">
          <Skeleton h="40" />
          <Skeleton h="9" w="64" mt="8" />
          <Skeleton h="40" mt="5" />
        </Box>
      </Container>
      <RelatedArticles posts={undefined} />
    </>
  );
}

export const page = definePage({
  Component: ArticlePage,
  query: ArticlePageDocument,
  variables: ({ id = '' }, url) => ({ id, preview: previewIn(url) }),
  exists: ({ post }) => post != null,
  missing: { Component: ArticleNotFound, head: (_, { company }) => notFound(company) },
  head: (data, { origin, company }) => {
    if (!data) return { title: company.name };
    const { post } = data;
    if (!post) return notFound(company);
    if (isHidden(post)) return previewHead(pageTitle(post.title, company));
    return {
      title: pageTitle(post.title, company),
      description: summary(post.text),
      canonical: origin + post.path,
      image: shareOf(post.image, post.imageAlt ?? post.title, origin),
      type: 'article',
      feed: newsFeed(company, origin),
      structuredData: articleData(post, company, origin),
    };
  },
});
