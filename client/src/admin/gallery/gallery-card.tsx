import { Box, chakra, Flex } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { displayDate } from '../../lib/dates.ts';
import { CardPicture } from '../screens/list/cards.tsx';
import type { StaffGalleryItemFragment } from './gallery.generated.ts';
import { categoryLabels } from './gallery-form.tsx';

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
        {/* Stacked in every card: side by side a long category would break its own card's line only. */}
        <Flex direction="column" rowGap="0.5" mt="1.5" fontSize="sm" color="muted">
          <chakra.span fontWeight="medium" color="accentText">
            {categoryLabels[item.category]}
          </chakra.span>
          <time dateTime={item.date}>{displayDate(item.date)}</time>
        </Flex>
      </Box>
    </>
  );
}

const FilmMark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
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
