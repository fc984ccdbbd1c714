/** The picture a link preview shows: a JPEG of ours, cut to `shareSize`. */
export interface SharePicture {
  /** Absolute. */
  address: string;
  /** What is to be seen. */
  alt: string;
}

/** Pixels that the preview of every network shows whole. */
export const shareSize = { width: 1200, height: 630 };

/** The preview of a record's picture; undefined when there is none, or it lies on another site. */
export function shareOf(
  image: { url: string; focus?: { x: number; y: number } | null } | null | undefined,
  alt: string,
  origin: string,
): SharePicture | undefined {
  const [, path] = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(image?.url ?? '') ?? [];
  const { focus } = image ?? {};
  // As the server calls its crops (modules/media/media-address.ts).
  const crop = focus ? `share-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : 'share';
  return path ? { address: `${origin}${path}/${crop}.jpg`, alt } : undefined;
}
