import { type Company, pageTitle } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { newsFeed } from '../page/news-feed.ts';
import { isHidden, previewHead, previewIn } from '../page/preview.ts';
import { PreviewBanner } from '../page/preview-banner.tsx';
import { Article } from './article.tsx';
import { articleData } from './article-data.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import {
  ArticlePageDocument,
  type ArticlePageQueryVariables,
  useArticlePageQuery,
} from './article-page.generated.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { RelatedArticles } from './related-articles.tsx';

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
