import { paths } from '../../paths.ts';

/** Below /admin. */
export const reviewsPath = 'reviews';

export const reviewsAddress = `${paths.admin}/${reviewsPath}`;

/** The page of one review. */
export const reviewAddress = (id: number) => `${reviewsAddress}/${id}`;
