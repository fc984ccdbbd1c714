import type { Company } from '../../lib/company.ts';
import { readFilm } from '../../lib/film.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { logoAddress } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import type { ArticlePageQuery } from './article-page.generated.ts';
import { categoryLabels } from './categories.ts';
import { postDay } from './post-line.tsx';

type Article = NonNullable<ArticlePageQuery['post']>;

/** An article for search engines, with its film, and where it stands on the site. */
export function articleData(post: Article, company: Company, origin: string): object[] {
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

function filmData(post: Article, videoUrl: string, description: string, thumbnailUrl: string | null): object {
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
