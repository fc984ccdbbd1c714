import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostLine } from './post-line.tsx';
import { PostPicture } from './post-picture.tsx';

const Card = chakra('article', {
  base: {
    position: 'relative',
    h: 'full',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.035)' }, '& h3': { color: 'accentText' } },
  },
});

// The whole card leads where its link does.
const TitleLink = chakra(Link, { base: { _after: { content: '""', position: 'absolute', inset: '0' } } });

interface Props {
  post: PostCardFragment;
  /** Marks the post whose page this is. */
  current?: boolean;
}

/** A post in a list: film or picture, category, day, title, and the first three lines. */
export function PostCard({ post, current = false }: Props) {
  return (
    <Card aria-current={current ? 'page' : undefined}>
      <PostPicture post={post} sizes="(min-width: 1024px) 27rem, (min-width: 640px) 45vw, 92vw" />
      <Box mt="5">
        <PostLine post={post} />
      </Box>
      <chakra.h3 textStyle="heading" fontSize="1.625rem" mt="2.5" transition="color 200ms">
        <TitleLink to={post.path}>{post.title}</TitleLink>
      </chakra.h3>
      <Box as="p" fontSize="sm" color="muted" mt="3" lineClamp={3}>
        {post.excerpt}
      </Box>
      {current && (
        <Box textStyle="caption" color="highlightText" mt="3">
          You are reading this one
        </Box>
      )}
    </Card>
  );
}
