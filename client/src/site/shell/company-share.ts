import { type Company, joined } from '../../lib/company.ts';
import { type SharePicture, shareOf } from '../../lib/page/share-picture.ts';

/** What link previews show of pages without a picture of their own. */
export const companyShare = (company: Company, origin: string): SharePicture | undefined =>
  shareOf(company.shareImage, company.shareImageAlt || joined(': ', company.name, company.tagline), origin);
