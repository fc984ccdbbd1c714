import { chakra, Flex } from '@chakra-ui/react';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import type { Focus } from './focus-words.ts';

const shapes: [name: string, ratio: string, width: string][] = [
  ['Wide', '1200/630', '8rem'],
  ['Card', '4/3', '5.5rem'],
  ['Tall', '3/4', '4rem'],
];

/** How a picture is cut where its frame is of another shape. */
export function FocusCrops({ image, focus }: { image: PictureImage; focus: Focus | null }) {
  return (
    <Flex gap="3" align="flex-end" aria-hidden>
      {shapes.map(([name, ratio, width]) => (
        <chakra.figure key={name} w={width} fontSize="xs" color="muted">
          <Picture
            image={{ ...image, focus }}
            alt=""
            sizes="128px"
            widest={320}
            aspectRatio={ratio}
            borderRadius="sm"
          />
          <figcaption>{name}</figcaption>
        </chakra.figure>
      ))}
    </Flex>
  );
}
