// What the server writes beside every page, so that no browser asks for it.

import type { Execute } from '../../lib/api/server-side.ts';
import { type Company, joined } from '../../lib/company.ts';
import { type SharePicture, shareOf } from '../../lib/page/share-picture.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** What is known of the agency. */
export async function askCompany(execute: Execute): Promise<Partial<Company>> {
  const { data } = await execute(ShellDocument, {});
  return companyIn(data as unknown as ShellQuery);
}

function companyIn({ siteSettings: { company, brand, pages } }: ShellQuery): Partial<Company> {
  const texts = pages.pages.map(({ page, ...said }) => [page, known(said)]);
  return known({ ...known(company), logo: brand.logo, texts: Object.fromEntries(texts) });
}

/** Without what nobody has filled in. */
const known = (said: object) =>
  Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== null && name !== '__typename'));

/** What link previews show of pages without a picture of their own. */
export const companyShare = (company: Company, origin: string): SharePicture | undefined =>
  shareOf(company.shareImage, company.shareImageAlt || joined(': ', company.name, company.tagline), origin);
