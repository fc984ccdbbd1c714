import { chakra } from '@chakra-ui/react';
import { CardGrid } from '../programs/card-grid.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostCard } from './post-card.tsx';

const Item = chakra('li', { base: { animation: 'rise 600ms both' } });

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
        <Item key={post.id} style={{ animationDelay: `${index / 10}s` }}>
          <PostCard post={post} current={post.id === currentId} />
        </Item>
      ))}
    </CardGrid>
  );
}
