import { chakra } from '@chakra-ui/react';
import { Picture } from '../../ui/picture.tsx';
import type { ImagePartsFragment } from '../page/image.generated.ts';

const Initial = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '16',
    h: '16',
    borderWidth: '1px',
    borderColor: 'highlight',
    borderRadius: 'full',
    textStyle: 'figure',
    color: 'brand',
  },
});

/** A partner's logo, or the first letter of the name where there is none. */
export function PartnerMark({ name, image }: { name: string; image: ImagePartsFragment | null }) {
  if (!image) return <Initial aria-hidden>{name.slice(0, 1)}</Initial>;
  return (
    <Picture
      image={image}
      alt=""
      sizes="4rem"
      widest={320}
      w="16"
      h="16"
      objectFit="contain"
      bgColor="transparent"
      bgSize="contain"
    />
  );
}
