import { Flex, type HTMLChakraProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Picture, type PictureImage } from '../../../ui/picture.tsx';

interface Props extends HTMLChakraProps<'img'> {
  image: PictureImage | null;
  ratio: string;
}

/** The picture that heads a card, or a quiet field when there is none. `ratio` is such as `4/3`. */
export function CardPicture({ image, ratio, ...look }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image && failed !== image.url) {
    return (
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 768px) 24rem, 100vw"
        aspectRatio={ratio}
        onError={() => setFailed(image.url)}
        {...look}
      />
    );
  }
  return (
    <Flex aspectRatio={ratio} align="center" justify="center" bg="subtle" color="muted" gap="2" fontSize="sm">
      <ImageOff size={20} aria-hidden />
      {image ? 'No picture at this address' : 'No picture'}
    </Flex>
  );
}
