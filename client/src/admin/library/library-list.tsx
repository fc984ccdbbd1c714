import { Box, chakra } from '@chakra-ui/react';
import { formatAmount } from '../../lib/money.ts';
import { CardPicture } from '../screens/list/cards.tsx';
import type { PagedList } from '../screens/list/paged-list.ts';
import { sizeInWords } from '../screens/uploads/upload-controls.tsx';
import { type LibraryPictureFragment, LibraryPicturesDocument } from './library.generated.ts';
import { pictureName, placesOf, whole } from './picture-words.ts';

/** The pictures of the library as a list that the server pages. */
export const libraryPictures: PagedList<LibraryPictureFragment> = {
  noun: 'picture',
  title: 'Media Library',
  totalText: (total) => (total === 1 ? '1 picture' : `${formatAmount(total)} pictures`),
  searchLabel: 'Search pictures',
  filter: {
    label: 'Filter by use',
    argument: 'show',
    options: [
      { value: 'all', label: 'All pictures' },
      { value: 'unused', label: 'Not used anywhere' },
    ],
  },
  empty: 'No pictures yet. Upload some, many at once if you like, and every form can choose from them.',
  emptySearch: 'No pictures found. Names, alt texts, captions and credits are searched.',
  nameOf: pictureName,
  Card: LibraryCard,
  orders: [
    { title: 'Uploaded', kind: 'moment', serverSort: 'created' },
    { title: 'Name', serverSort: 'name' },
    { title: 'Size', kind: 'number', serverSort: 'size' },
  ],
  usualSort: '-uploaded',
  list: LibraryPicturesDocument,
  typenames: ['MediaItem'],
};

/** A picture of the library and what it is called. */
function LibraryCard({ item }: { item: LibraryPictureFragment }) {
  const { width, height, bytes, alt, name } = item;
  const facts = [alt && name, `${width} × ${height}`, bytes ? sizeInWords(bytes) : ''];
  return (
    <>
      <CardPicture image={whole(item.image)} ratio="4/3" objectFit="contain" bgColor="subtle" />
      <Box p="4">
        <chakra.h2
          fontSize="sm"
          fontWeight="semibold"
          lineHeight="1.35"
          overflowWrap="anywhere"
          lineClamp="2"
        >
          {pictureName(item)}
        </chakra.h2>
        <chakra.p mt="1" fontSize="xs" color="muted" overflowWrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </chakra.p>
        <chakra.p mt="1" fontSize="xs" color="muted" overflowWrap="anywhere" lineClamp="2">
          {placesOf(item)}
        </chakra.p>
        {!alt && (
          <chakra.p mt="1" fontSize="xs" color="dangerText">
            No alt text
          </chakra.p>
        )}
      </Box>
    </>
  );
}
