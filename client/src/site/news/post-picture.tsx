import { Box } from '@chakra-ui/react';
import { Picture } from '../../ui/picture.tsx';
import { Weave } from '../../ui/weave.tsx';
import { FilmThumbnail } from '../film/film-thumbnail.tsx';
import type { PostCardFragment } from './post-card.generated.ts';

interface Props {
  post: Pick<PostCardFragment, 'image' | 'imageAlt' | 'videoUrl'>;
  sizes: string;
  eager?: boolean;
  aspectRatio?: string;
}

/** What a post shows in a list: its film, else its picture, else our weave. */
export function PostPicture({ post, sizes, eager, aspectRatio = '3 / 2' }: Props) {
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
