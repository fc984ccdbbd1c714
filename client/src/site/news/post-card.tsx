import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { Badge } from '../../ui/tags.tsx';
import { Weave } from '../../ui/weave.tsx';
import { FilmThumbnail } from '../film/film-thumbnail.tsx';
import { CardGrid, swipeRow } from '../list/card-grid.tsx';
import { pageSize } from '../list/list-address.ts';
import { categoryLabels } from './categories.ts';
import type { PostCardFragment } from './post-card.generated.ts';

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
function PostCard({ post, current = false }: Props) {
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

interface PostPictureProps {
  post: Pick<PostCardFragment, 'image' | 'imageAlt' | 'videoUrl'>;
  sizes: string;
  eager?: boolean;
}

const aspectRatio = '3 / 2';

/** What a post shows in a list: its film, else its picture, else our weave. */
export function PostPicture({ post, sizes, eager }: PostPictureProps) {
  const alt = post.imageAlt ?? '';
  if (post.videoUrl)
    return (
      <FilmThumbnail image={post.image} alt={alt} sizes={sizes} eager={eager} aspectRatio={aspectRatio} />
    );
  if (!post.image)
    return (
      <Box aspectRatio={aspectRatio} bg="brand" color="highlight" borderRadius="sm" overflow="hidden">
        <Weave h="full" opacity="0.45" />
      </Box>
    );
  return (
    <Box overflow="hidden" borderRadius="sm">
      <Picture image={post.image} alt={alt} sizes={sizes} eager={eager} aspectRatio={aspectRatio} />
    </Box>
  );
}

type Dated = Pick<PostCardFragment, 'category' | 'createdAt' | 'publishedAt'>;

/** The day of a post: when it was published; in a preview, when it was made. */
export const postDay = ({ publishedAt, createdAt }: Dated): string => publishedAt ?? createdAt;

/** Category and day of a post in one line. */
export function PostLine({ post }: { post: Dated }) {
  const day = postDay(post);
  return (
    <Flex align="center" columnGap="4" rowGap="1" wrap="wrap">
      <Badge>{categoryLabels[post.category]}</Badge>
      <Box asChild textStyle="caption" color="muted">
        <time dateTime={day}>{displayDate(day)}</time>
      </Box>
    </Flex>
  );
}

const Item = chakra('li', { base: { animation: 'rise 600ms both' } });

/** So many come in one after the other; who waited for the fiftieth would wait five seconds. */
const staggered = 12;

interface PostGridProps {
  posts: readonly PostCardFragment[];
  /** The post whose page this is. */
  currentId?: number;
  id?: string;
  /** As a row to swipe on a phone. */
  inRow?: boolean;
}

/** Cards that come in a tenth of a second apart; those that somebody asked to see besides come at once. */
export function PostGrid({ posts, currentId, id, inRow = false }: PostGridProps) {
  return (
    <CardGrid id={id} css={inRow ? swipeRow : undefined}>
      {posts.map((post, index) => (
        <Item
          key={post.id}
          style={{ animationDelay: `${index < pageSize ? Math.min(index, staggered - 1) / 10 : 0}s` }}
        >
          <PostCard post={post} current={post.id === currentId} />
        </Item>
      ))}
    </CardGrid>
  );
}
