import type { PostCategory } from '../../generated/schema.ts';
import { matches } from '../../lib/text.ts';
import type { Filter } from '../page/use-filter.ts';

/** The posts of a category whose title or readable text contains the search text; tags of the HTML are no text. */
export function filterPosts<P extends { title: string; text: string; category: PostCategory }>(
  posts: readonly P[],
  { category, search }: Filter<PostCategory>,
): P[] {
  return posts.filter(
    (post) => (category === 'all' || post.category === category) && matches(search, post.title, post.text),
  );
}
