import { chakra } from '@chakra-ui/react';
import { CardGrid } from '../programs/card-grid.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostCard } from './post-card.tsx';

const Item = chakra('li', { base: { animation: 'rise 600ms both' } });

/** So many come in one after the other; who waited for the fiftieth would wait five seconds. */
const staggered = 12;

interface Props {
  posts: readonly PostCardFragment[];
  /** The post whose page this is. */
  currentId?: number;
}

/** Cards that come in a tenth of a second apart. */
export function PostGrid({ posts, currentId }: Props) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <Item key={post.id} style={{ animationDelay: `${Math.min(index, staggered - 1) / 10}s` }}>
          <PostCard post={post} current={post.id === currentId} />
        </Item>
      ))}
    </CardGrid>
  );
}
