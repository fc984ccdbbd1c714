// Addresses of our pictures, and the sizes and formats each one comes in.

/**
 * Widths in pixels that a picture is offered in below its own, `widest` at most. 672 and 768 are what the commonest phones
 * (360 and 412 points wide) need for a card and for a picture across the screen.
 */
const offeredWidths = [320, 480, 672, 768, 960, 1280];
const widest = 1920;

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type MediaFormat = keyof typeof mediaTypes;

/** Formats offered beside the JPEG itself, better ones first. */
export const offeredFormats = ['avif', 'webp'] as const satisfies MediaFormat[];

/** Widths that a picture of `width` pixels is offered in, the last its own as far as that is useful. */
export const widthsOf = (width: number): number[] => [
  ...offeredWidths.filter((offered) => offered < Math.min(width, widest)),
  Math.min(width, widest),
];

/** Address of the picture at its largest. */
export const mediaUrl = (id: string) => `/media/${id}.jpg`;

/** `srcset` of one format, smallest first. */
export const srcsetOf = (id: string, width: number, format: MediaFormat) =>
  widthsOf(width)
    .map((candidate) => `/media/${id}/${candidate}.${format} ${candidate}w`)
    .join(', ');

/** Pixels of the cut that previews of links show. */
export const shareSize = { width: 1200, height: 630 };

/** Pixels of a side of the app's icon that is made of a logo. */
export const iconSize = 512;

/** The icon that is made of the picture at `url`; null for one that is not ours. */
export function iconUrl(url: string | null): string | null {
  const ours = url && parseMediaPath(url);
  return ours ? `/media/${ours.id}/icon.png` : null;
}

/** What no crop may lose: parts of the width and the height, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

/** The name of the crop for previews, without its `.jpg`; the client writes it too (lib/page/share-picture.ts). */
export const shareName = (focus: Focus | null) =>
  focus ? `share-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : 'share';

/** A size that is made of the largest: its width in pixels, or what it is for. */
export type DrawnSize = 'share' | 'icon' | number;

interface MediaPath {
  id: string;
  size: 'largest' | DrawnSize;
  format: MediaFormat;
  /** Of a crop, where its address says it. */
  focus: Focus | null;
}

/** What a path asks for: a picture at its `largest`, cut to `share` it, as an `icon`, or in a width; null when it is no address of ours. */
export function parseMediaPath(path: string): MediaPath | null {
  const match =
    /^\/media\/([0-9a-f]{32})(?:\.jpg|\/(share)(?:-(\d{1,2}|100)-(\d{1,2}|100))?\.jpg|\/(icon)\.png|\/([1-9]\d{0,3})\.(avif|webp|jpg))$/.exec(
      path,
    );
  const [, id, share, x, y, icon, width, format = icon ? 'png' : 'jpg'] = match ?? [];
  if (!id) return null;
  const focus = x && y ? { x: Number(x) / 100, y: Number(y) / 100 } : null;
  const size = share ? 'share' : icon ? 'icon' : width ? Number(width) : 'largest';
  return { id, size, format: format as MediaFormat, focus };
}
