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
  /** One of ours names its widths; one of others has none. */
  widths?: readonly number[];
  /** What no crop may lose, from the left and from the top, 0 to 1. */
  focus?: { x: number; y: number } | null;
  caption?: string | null;
  credit?: string | null;
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
    <picture>
      {sourcesOf(image, widest).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={srcset.includes(',') ? sizes : undefined} />
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

/** What the media library says under a picture that is shown large; empty when it says nothing. */
export const captionOf = ({ caption, credit }: PictureImage) =>
  [caption, credit && `Photo: ${credit}`].filter(Boolean).join(' · ');

/** The tiny copy, and which part both show where the frame is of another shape. */
function placed({ placeholder, focus }: PictureImage): CSSProperties {
  const objectPosition = focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined;
  return {
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
    ...(objectPosition && { objectPosition, backgroundPosition: objectPosition }),
  };
}

/** No wider file is offered to browsers that know WebP but not AVIF. */
const widestWebp = 1280;

/** The files of a picture of ours: AVIF in its widths, and one file for the few browsers that know WebP alone. */
function sourcesOf({ url, widths = [] }: PictureImage, widest = Number.POSITIVE_INFINITY): Source[] {
  const upTo = (max: number) => {
    const useful = widths.filter((width) => width <= max);
    return useful.length > 0 ? useful : widths.slice(0, 1);
  };
  const file = (width: number, format: string) => `${url.replace(/\.jpg$/, '')}/${width}.${format}`;
  const offered = upTo(widest);
  const single = upTo(Math.min(widest, widestWebp)).at(-1);
  if (single === undefined) return [];
  return [
    { type: 'image/avif', srcset: offered.map((width) => `${file(width, 'avif')} ${width}w`).join(', ') },
    { type: 'image/webp', srcset: file(single, 'webp') },
  ];
}
