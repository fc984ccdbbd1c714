import { paths } from '../../../paths.ts';

/** Below /admin. */
export const writingScreenPath = 'posts/write';

/**
 * Where a post is written on a full page; null is a new one. Its number stands in the query, so that the screen stays
 * when a new post gets one.
 */
export const writingPath = (id: number | null) =>
  `${paths.admin}/${writingScreenPath}${id === null ? '' : `?id=${id}`}`;
