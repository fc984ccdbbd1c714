import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { moreLook } from '../list/card-grid.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostLine, PostPicture } from './post-card.tsx';

const Spread = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    alignItems: 'end',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.02)' }, '& h2': { color: 'accentText' } },
  },
});

// On a wide screen the words stand on the corner of the picture.
const Words = chakra('div', {
  base: {
    position: 'relative',
    bg: 'paper',
    gridColumn: { lg: '8 / -1' },
    gridRow: { lg: '1' },
    mx: { base: '0', md: '8', lg: '0' },
    mt: { md: '-16', lg: '0' },
    pt: { base: '6', md: '8', lg: '10' },
    px: { md: '8', lg: '10' },
    pb: { lg: '4' },
    mb: { lg: '-10' },
  },
});

// The whole spread leads where its link does.
const TitleLink = chakra(Link, { base: { _after: { content: '""', position: 'absolute', inset: '0' } } });

/** The first post, large. */
export function FeaturedPost({ post }: { post: PostCardFragment }) {
  return (
    <Spread aria-label="Featured">
      <Box
        gridColumn={{ lg: '1 / 9' }}
        gridRow={{ lg: '1' }}
        aspectRatio="3 / 2"
        maxH="42rem"
        overflow="hidden"
        borderRadius="sm"
        css={{ '& > *, & > * > picture > img': { h: 'full', aspectRatio: 'auto' } }}
      >
        <PostPicture post={post} sizes="(min-width: 1024px) 56rem, 92vw" eager />
      </Box>
      <Words>
        <PostLine post={post} />
        <chakra.h2
          textStyle="title"
          fontSize="clamp(2rem, 1.4rem + 2vw, 3.25rem)"
          mt="4"
          transition="color 200ms"
        >
          <TitleLink to={post.path}>{post.title}</TitleLink>
        </chakra.h2>
        <Box as="p" color="muted" mt="5" lineClamp={3}>
          {post.excerpt}
        </Box>
        <chakra.span aria-hidden mt="6" css={moreLook}>
          Read the article
          <ArrowRight />
        </chakra.span>
      </Words>
    </Spread>
  );
}
