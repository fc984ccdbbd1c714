import { Box, Flex } from '@chakra-ui/react';
import { displayDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { categoryLabels } from './categories.ts';
import type { PostCardFragment } from './post-card.generated.ts';

/** The day of a post: when it was published; in a preview, when it was made. */
export function postDay({
  publishedAt,
  createdAt,
}: Pick<PostCardFragment, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt;
}

/** Category and day of a post in one line. */
export function PostLine({
  post,
}: {
  post: Pick<PostCardFragment, 'category' | 'createdAt' | 'publishedAt'>;
}) {
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
