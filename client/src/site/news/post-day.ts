import type { PostCardFragment } from './post-card.generated.ts';

/** The day of a post: when it was published; in a preview, when it was made. */
export function postDay({
  publishedAt,
  createdAt,
}: Pick<PostCardFragment, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt;
}
