import { Box, chakra, Flex } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { displayDate } from '../../lib/dates.ts';
import { CardPicture } from '../kit/card-picture.tsx';
import type { StaffGalleryItemFragment } from './gallery.generated.ts';
import { galleryCategories } from './gallery-form.tsx';

export const categoryLabel = (category: string) =>
  galleryCategories.find(({ value }) => value === category)?.label ?? category;

/** A picture or a film. */
export function GalleryCard({ item }: { item: StaffGalleryItemFragment }) {
  return (
    <>
      <Box position="relative">
        <CardPicture image={item.image} ratio="4/3" />
        {item.type === 'video' && (
          <FilmMark>
            <Play size={14} aria-hidden />
            Video
          </FilmMark>
        )}
      </Box>
      <Box p="4">
        <chakra.h2 fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere">
          {item.title}
        </chakra.h2>
        <Flex wrap="wrap" justify="space-between" columnGap="3" mt="2" fontSize="sm" color="muted">
          <span>{categoryLabel(item.category)}</span>
          <time dateTime={item.date}>{displayDate(item.date)}</time>
        </Flex>
      </Box>
    </>
  );
}

const FilmMark = chakra('span', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '3',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '1',
    fontSize: 'xs',
    fontWeight: 'semibold',
    bg: 'ink',
    color: 'paper',
    borderRadius: 'sm',
  },
});
