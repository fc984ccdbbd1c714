import type { SharePicture } from '../../lib/page/share-picture.ts';
import { company } from './company.ts';
import picture from './share.jpg?url';

/**
 * What link previews show of pages without a picture of their own; `npm run share-picture --workspace client` makes it. The
 * server writes it for them. One page names it itself, so that the build for browsers holds the file.
 */
export const companyShare = (origin: string): SharePicture => ({
  address: origin + picture,
  alt: `${company.name}: ${company.tagline}`,
});
