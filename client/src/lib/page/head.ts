import { locale } from '../locale.ts';
import { type SharePicture, shareSize } from './share-picture.ts';

/** What a page says about itself to search engines, link previews and the browser tab. */
export interface Head {
  title: string;
  /** One or two sentences; shown under the title by search engines. */
  description?: string;
  /** Absolute address that counts when the page can be reached by several; none on error pages. */
  canonical?: string;
  /** The picture for link previews. */
  image?: SharePicture;
  /** Open Graph type; `website` unless said. */
  type?: 'website' | 'article' | 'product';
  /** The pages of the same list before and after this one, at absolute addresses. */
  previous?: string | undefined;
  next?: string | undefined;
  /** The RSS feed that goes with the page, at an absolute address. */
  feed?: { title: string; address: string };
  /** schema.org objects. */
  structuredData?: object[];
  /** True keeps the page out of search engines. */
  noindex?: boolean;
}

interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  content?: string;
}

/** The tags of a head in the order they are written, without the title. */
function headTags(head: Head): Tag[] {
  const tags: Tag[] = [];
  const meta = (name: string, content: string) => tags.push({ name: 'meta', attributes: { name, content } });
  if (head.description) meta('description', head.description);
  if (head.noindex) meta('robots', 'noindex');
  const link = (rel: string, href: string | undefined, more?: Record<string, string>) =>
    href && tags.push({ name: 'link', attributes: { rel, ...more, href } });
  link('canonical', head.canonical);
  link('prev', head.previous);
  link('next', head.next);
  if (head.feed)
    link('alternate', head.feed.address, { type: 'application/rss+xml', title: head.feed.title });
  for (const data of head.structuredData ?? []) {
    tags.push({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      content: safeJson({ '@context': 'https://schema.org', ...data }),
    });
  }
  return tags;
}

/** The head as HTML, for the server; `sharePicture` is for previews of pages that have no picture. */
export function renderHead(head: Head, sharePicture: SharePicture | undefined): string {
  const tags = [...headTags(head), ...shareTags(head, head.image ?? sharePicture)].map(
    ({ name, attributes, content }) => {
      const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      return `<${name} data-page${list.join('')}>${name === 'script' ? `${content}</script>` : ''}`;
    },
  );
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n');
}

/** Makes the document's head say what `head` says, in the browser after a navigation. */
export function applyHead(head: Head) {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes, content } of headTags(head)) {
    const element = document.createElement(name);
    element.setAttribute('data-page', '');
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (content) element.textContent = content;
    document.head.append(element);
  }
}

/** JSON that can stand inside a `<script>`. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** What networks and messengers read before they show a link. They run no script, so only the server writes it. */
function shareTags(head: Head, picture: SharePicture | undefined): Tag[] {
  const pictureProperties = picture && {
    'og:image': picture.address,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': picture.alt,
  };
  const properties: Record<string, string | undefined> = {
    'og:title': head.title,
    'og:description': head.description,
    'og:type': head.type ?? 'website',
    'og:url': head.canonical,
    'og:locale': locale.openGraph,
    ...pictureProperties,
  };
  const tags = Object.entries(properties).flatMap(([property, content]): Tag[] =>
    content ? [{ name: 'meta', attributes: { property, content } }] : [],
  );
  const card = picture ? 'summary_large_image' : 'summary';
  return [...tags, { name: 'meta', attributes: { name: 'twitter:card', content: card } }];
}
