import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export interface PictureImage {
  url: string;
  width?: number | null;
  height?: number | null;
  placeholder?: string | null;
  sources: readonly { type: string; srcset: string }[];
}

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'sizes'> {
  image: PictureImage;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the picture a visitor sees first: loaded at once and before others. */
  eager?: boolean;
}

const Img = chakra('img', {
  base: {
    display: 'block',
    w: 'full',
    h: 'auto',
    objectFit: 'cover',
    bg: 'line',
    bgSize: 'cover',
    bgPos: 'center',
  },
});

/** A picture in the best format and size the browser takes, over a tiny copy of itself until it is there. */
export function Picture({ image, alt, sizes, eager = false, style, ...rest }: Props) {
  return (
    <picture style={{ display: 'contents' }}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <Img
        src={image.url}
        alt={alt}
        htmlWidth={image.width ?? undefined}
        htmlHeight={image.height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        style={image.placeholder ? { ...style, backgroundImage: `url("${image.placeholder}")` } : style}
        {...rest}
      />
    </picture>
  );
}
