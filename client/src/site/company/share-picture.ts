import type { SharePicture } from '../../lib/share-picture.ts';
import { company } from './company.ts';
import picture from './share.jpg?url';

/** What link previews show of pages without a picture of their own; `npm run share-picture --workspace client` makes it. */
export const companyShare = (origin: string): SharePicture => ({
  address: origin + picture,
  alt: `${company.name}: ${company.tagline}`,
});
