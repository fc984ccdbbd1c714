import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
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

const notFound: Head = { title: `Article not found · ${company.name}`, noindex: true };

export const page = definePage({
  Component: ArticlePage,
  query: ArticlePageDocument,
  variables: ({ id = '' }, url) => ({ id, preview: previewIn(url) }),
  exists: ({ post }) => post != null,
  missing: { Component: ArticleNotFound, head: () => notFound },
  head: (data, { origin }) => {
    if (!data) return { title: company.name };
    const { post } = data;
    if (!post) return notFound;
    if (isHidden(post)) return previewHead(`${post.title} · ${company.name}`);
    return {
      title: `${post.title} · ${company.name}`,
      description: summary(post.text),
      canonical: origin + paths.article(post.id),
      image: shareOf(post.image, post.imageAlt ?? post.title, origin),
      type: 'article',
      feed: { title: `News of ${company.name}`, address: origin + paths.newsFeed },
      structuredData: articleData(post, origin),
    };
  },
});
