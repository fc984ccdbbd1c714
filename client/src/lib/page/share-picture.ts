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
  image: { url: string } | null | undefined,
  alt: string,
  origin: string,
): SharePicture | undefined {
  const [, path] = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(image?.url ?? '') ?? [];
  return path ? { address: `${origin}${path}/share.jpg`, alt } : undefined;
}
