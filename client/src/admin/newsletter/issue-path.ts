import { paths } from '../../paths.ts';

export const newsletterPath = `${paths.admin}/newsletter`;

/** Where an issue is written, and seen while it is sent; null is a new one. */
export const issuePath = (id: number | null) => `${newsletterPath}/write${id === null ? '' : `?id=${id}`}`;
