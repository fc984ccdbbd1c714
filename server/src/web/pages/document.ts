import { type Locale, languageAttributes } from '../../platform/locale.ts';
import { manifestPath, staffManifestPath } from './agency/manifest.ts';
import type { PageResult } from './page-renderer.ts';

/** Of the tab, and of who puts the site on the start page of a telephone. */
const houseIcons = /href="\/(?:favicon\.svg" type="image\/svg\+xml|apple-touch-icon\.png)"/g;

/** The client's index.html with a page in it; `links` are elements for the head that make it load sooner, `icon` is the agency's own. */
export function composeDocument(
  template: string,
  page: Pick<PageResult, 'head' | 'styles' | 'body' | 'state' | 'company' | 'posted'>,
  links: string,
  locale: Locale,
  isStaff = false,
  icon: string | null = null,
): string {
  const parts: Record<string, string> = {
    head: page.head + links,
    styles: page.styles,
    body: page.body,
    state:
      dataBlock('apollo-state', page.state) +
      dataBlock('company', page.company) +
      dataBlock('posted-form', page.posted),
  };
  const manifest = isStaff ? staffManifestPath : manifestPath;
  return template
    .replace(`href="${manifestPath}"`, `href="${manifest}"`)
    .replace(houseIcons, (house) => (icon ? `href="${icon}"` : house))
    .replace(/(?<=<html )[^>]*/, languageAttributes(locale))
    .replace(/<!--(head|styles|body|state)-->/g, (_, name: string) => parts[name] ?? '');
}

/** Data for the page's script to read; nothing for an empty text. */
export const dataBlock = (id: string, json: string) =>
  json && `<script type="application/json" id="${id}">${json}</script>`;
