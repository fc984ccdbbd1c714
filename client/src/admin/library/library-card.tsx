import { Box, chakra } from '@chakra-ui/react';
import { CardPicture } from '../screens/list/cards.tsx';
import { sizeInWords } from '../screens/uploads/upload-controls.tsx';
import type { LibraryPictureFragment } from './library.generated.ts';
import { nameOf, placesOf, whole } from './picture-words.ts';

/** A picture of the library and what it is called. */
export function LibraryCard({ item }: { item: LibraryPictureFragment }) {
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
          {nameOf(item)}
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
