import { chakra } from '@chakra-ui/react';
import { CardGrid, swipeRow } from '../list/card-grid.tsx';
import { pageSize } from '../list/list-address.ts';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostCard } from './post-card.tsx';

const Item = chakra('li', { base: { animation: 'rise 600ms both' } });

/** So many come in one after the other; who waited for the fiftieth would wait five seconds. */
const staggered = 12;

interface Props {
  posts: readonly PostCardFragment[];
  /** The post whose page this is. */
  currentId?: number;
  id?: string;
  /** As a row to swipe on a phone. */
  inRow?: boolean;
}

/** Cards that come in a tenth of a second apart; those that somebody asked to see besides come at once. */
export function PostGrid({ posts, currentId, id, inRow = false }: Props) {
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
