import { contentHistory } from '../screens/historied.ts';
import { evictingList } from '../screens/list/evict-pages.ts';
import { PagedContentScreen } from '../screens/paged-content-screen.tsx';
import { restoringTo } from '../screens/restoring.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { posts } from './posts-resource.tsx';

/** The news of the agency. */
export function PostsPage() {
  return <PagedContentScreen resource={posts} />;
}

export const code: ScreenCode = {
  Screen: PostsPage,
  restoring: restoringTo(evictingList(posts.list), posts.operations, posts.texts),
  history: contentHistory(posts, evictingList(posts.list)),
};
