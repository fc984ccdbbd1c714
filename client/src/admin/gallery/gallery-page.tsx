import { Box, chakra, Flex } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { displayDate } from '../../lib/dates.ts';
import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { CardPicture } from '../screens/list/cards.tsx';
import { byHandOrDay } from '../screens/list/order.ts';
import { optionsOf } from '../ui/controls.tsx';
import { AddMany } from './add-many.tsx';
import {
  type GalleryItemInput,
  galleryItemOperations,
  type StaffGalleryItemFragment,
} from './gallery.generated.ts';
import { categoryLabels, galleryForm } from './gallery-form.tsx';

/** A picture or a film. */
function GalleryCard({ item }: { item: StaffGalleryItemFragment }) {
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

const gallery: Content<StaffGalleryItemFragment, GalleryItemInput> = {
  noun: 'gallery item',
  title: 'Gallery',
  newLabel: 'Add Image',
  AddMany,
  categories: categoryLabels,
  searchLabel: 'Search gallery',
  filter: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All Categories' }, ...optionsOf(categoryLabels)],
    matches: ({ category }, wanted) => category === wanted,
  },
  empty:
    'No gallery items yet. “Add many” takes all photos of a tour in one go, “Add Image” a single photo or a film: they appear here and on the website.',
  emptySearch: 'No gallery items found matching your criteria.',
  nameOf: ({ title }) => title,
  searchIn: ({ title, category, date, type }) => [title, categoryLabels[category], date, type],
  Card: GalleryCard,
  orders: [
    { title: 'Date', kind: 'moment', sortBy: ({ date }) => date },
    { title: 'Title', sortBy: ({ title }) => title },
  ],
  usualSort: '-date',
  operations: galleryItemOperations,
  order: byHandOrDay,
  form: galleryForm,
  texts: textsOf('Gallery item'),
};

/** Pictures and films of the agency. */
export function GalleryPage() {
  return <ContentScreen content={gallery} shown={useWholeList(gallery)} />;
}

export const code = contentCode(GalleryPage, gallery, wholeInCache(gallery));
