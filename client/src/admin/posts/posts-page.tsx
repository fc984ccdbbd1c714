import { contentCode } from '../screens/content.ts';
import { ContentScreen } from '../screens/content-screen.tsx';
import { usePagedList } from '../screens/list/page-by-page.ts';
import { evictingList } from '../screens/list/paged-list.ts';
import { posts } from './posts-list.tsx';

/** The news of the agency. */
export function PostsPage() {
  return <ContentScreen content={posts} shown={usePagedList(posts)} />;
}

export const code = contentCode(PostsPage, posts, evictingList(posts.list));
