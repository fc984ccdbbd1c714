import { Box } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FeaturedPost } from './featured-post.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostGrid } from './post-grid.tsx';

export const cardsId = 'articles';

interface Props {
  posts: readonly PostCardFragment[];
  /** Whether the first of them opens the list. */
  isFirstPage: boolean;
  /** Shows all of them again. */
  onShowAll(): void;
}

/** The posts that were found: the first large, the others as cards. */
export function NewsList({ posts, isFirstPage, onShowAll }: Props) {
  const [first] = posts;
  const others = isFirstPage ? posts.slice(1) : posts;
  if (!first)
    return (
      <EmptyState text="No travel updates found matching your criteria.">
        <Button variant="outline" onClick={onShowAll}>
          Show all news
        </Button>
      </EmptyState>
    );
  return (
    <>
      {isFirstPage && <FeaturedPost key={first.id} post={first} />}
      {others.length > 0 && (
        <Box as="section" aria-label="More news" mt={isFirstPage ? { base: '16', lg: '28' } : '0'}>
          <PostGrid id={cardsId} posts={others} />
        </Box>
      )}
    </>
  );
}
