import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

interface Source {
  type: string;
  srcset: string;
}

export interface PictureImage {
  url: string;
  width?: number | null;
  height?: number | null;
  placeholder?: string | null;
  /** One of ours names its widths, one that comes with the code its files; one of others has neither. */
  widths?: readonly number[];
  sources?: readonly Source[];
  /** What no crop may lose, from the left and from the top, 0 to 1. */
  focus?: { x: number; y: number } | null;
}

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'sizes'> {
  image: PictureImage;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** No wider file is of use, not even on the densest screen. */
  widest?: number;
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
export function Picture({ image, alt, sizes, widest, eager = false, style, ...rest }: Props) {
  return (
    <picture style={{ display: 'contents' }}>
      {(image.sources ?? sourcesOf(image, widest)).map(({ type, srcset }) => (
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
        style={{ ...placed(image), ...style }}
        {...rest}
      />
    </picture>
  );
}

/** The tiny copy, and which part both show where the frame is of another shape. */
function placed({ placeholder, focus }: PictureImage): CSSProperties {
  const objectPosition = focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined;
  return {
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
    ...(objectPosition && { objectPosition, backgroundPosition: objectPosition }),
  };
}

/** The files of a picture of ours, as the server offers them: better formats first. */
function sourcesOf({ url, widths = [] }: PictureImage, widest = Number.POSITIVE_INFINITY): Source[] {
  const useful = widths.filter((width) => width <= widest);
  const offered = useful.length > 0 ? useful : widths.slice(0, 1);
  if (offered.length === 0) return [];
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcset: offered.map((width) => `${url.replace(/\.jpg$/, '')}/${width}.${format} ${width}w`).join(', '),
  }));
}
