import { Box } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { AllLink, currentLast } from '../list/all-link.tsx';
import type { ArticlePageQuery } from './article-page.generated.ts';
import { PostGrid } from './post-card.tsx';

interface Props {
  /** Undefined while they load. */
  posts: ArticlePageQuery['related'] | undefined;
  currentId?: number;
}

/** The posts, the open one last and marked; where there are many, the latest of them and the way to all. */
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
