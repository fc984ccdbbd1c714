import { Box } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { currentLast } from '../programs/similar-programs.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostGrid } from './post-grid.tsx';

interface Props {
  /** Undefined while they load. */
  posts: readonly PostCardFragment[] | undefined;
  currentId?: number;
}

/** All posts, the open one last and marked. */
export function RelatedArticles({ posts, currentId = 0 }: Props) {
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
          <PostGrid posts={currentLast(posts, currentId)} currentId={currentId} />
        ) : (
          <Box as="p" role="status" textStyle="subheading" color="muted">
            Loading related articles...
          </Box>
        )}
      </Container>
    </Box>
  );
}
