// What networks and messengers read before they show a link. They run no script, so only the server writes it.

import { locale } from '../locale.ts';
import { type SharePicture, shareSize } from './share-picture.ts';

/** What of a page's head is shown where somebody shares it. */
export interface Shared {
  title: string;
  /** One or two sentences; shown under the title by search engines. */
  description?: string;
  /** Absolute address that counts when the page can be reached by several; none on error pages. */
  canonical?: string;
  /** The picture for link previews. */
  image?: SharePicture;
  /** Open Graph type; `website` unless said. */
  type?: 'website' | 'article' | 'product';
}

/** Open Graph properties of a page; `fallback` is the picture of pages that have none. */
export function shareTags(
  head: Shared,
  fallback: SharePicture | undefined,
): [property: string, content: string][] {
  const picture = head.image ?? fallback;
  const tags: [string, string | undefined][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', head.type ?? 'website'],
    ['og:url', head.canonical],
    ['og:locale', locale.openGraph],
    ...pictureTags(picture),
  ];
  return tags.filter((tag): tag is [string, string] => Boolean(tag[1]));
}

function pictureTags(picture: SharePicture | undefined): [property: string, content: string][] {
  if (!picture) return [];
  return [
    ['og:image', picture.address],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(shareSize.width)],
    ['og:image:height', String(shareSize.height)],
    ['og:image:alt', picture.alt],
  ];
}
