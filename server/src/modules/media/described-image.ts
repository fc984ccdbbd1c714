import type { MediaEntity } from './media.entity.ts';
import { type Focus, mediaTypes, mediaUrl, offeredFormats, srcsetOf, widthsOf } from './media-address.ts';

/** A picture as the contract's `Image`. */
export interface DescribedImage {
  url: string;
  /** The same for use on other websites. */
  absoluteUrl: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  sources: { type: string; srcset: string }[];
  widths: number[];
  focus: Focus | null;
  caption: string | null;
  credit: string | null;
}

/** What is to be known of a picture to describe it. */
export const described = [
  'id',
  'width',
  'height',
  'placeholder',
  'focusX',
  'focusY',
  'caption',
  'credit',
] as const;
export type Described = Pick<MediaEntity, (typeof described)[number]>;

/** What is said of one of which nobody said anything yet. */
export const unsaid = { focusX: null, focusY: null, caption: null, credit: null };

/** One of ours, with all its sizes. */
export function describeImage(media: Described, publicUrl: string): DescribedImage {
  const { id, width, height, placeholder, caption, credit } = media;
  const url = mediaUrl(id);
  const sources = offeredFormats.map((format) => ({
    type: mediaTypes[format],
    srcset: srcsetOf(id, width, format),
  }));
  const size = { width, height, placeholder, sources, widths: widthsOf(width) };
  return { url, absoluteUrl: publicUrl + url, ...size, focus: focusOf(media), caption, credit };
}

/** One of others, or not known yet: its address alone. */
export function unknownImage(url: string, publicUrl: string): DescribedImage {
  const absoluteUrl = url.startsWith('/') ? publicUrl + url : url;
  const nothing = { width: null, height: null, placeholder: null, focus: null, caption: null, credit: null };
  return { url, absoluteUrl, ...nothing, sources: [], widths: [] };
}

const focusOf = ({ focusX: x, focusY: y }: Pick<Described, 'focusX' | 'focusY'>): Focus | null =>
  x === null || y === null ? null : { x, y };
