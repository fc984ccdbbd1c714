// What HTML a post may hold. Staff paste from anywhere; visitors must be safe, and the page must keep its look.
import sanitizeHtml from 'sanitize-html';
import { richTextRules, richTextTags } from '../../platform/text/rich-text.ts';

/**
 * The number of the rules below and in `rich-text.ts`. Count it up when they, or the sanitiser, let less through than before: rows of older
 * rules are sanitised again.
 */
export const htmlRules = 2;

const allowed: sanitizeHtml.IOptions = {
  ...richTextRules,
  allowedTags: [...richTextTags, 'iframe'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedIframeHostnames: ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'],
  allowIframeRelativeUrls: false,
  transformTags: {
    ...richTextRules.transformTags,
    // A page that opens in another tab must not be able to steer ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** The HTML with everything taken out that a post may not hold. */
export function sanitisePost(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

const excerptLength = 300;

/** The beginning of a readable text, cut between words, with '...' where it goes on. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength + 1).replace(/(?<!\s)\s+\S*$/, '');
  return `${cut
    .slice(0, excerptLength)
    .toWellFormed()
    .replace(/(?<![\s.,:;])[\s.,:;]+$/, '')}...`;
}

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|figcaption|tr|td|th|pre)>|<br\s*\/?>|<hr\s*\/?>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What a person reads of sanitised HTML, words kept apart, in one line. */
export function readableText(html: string): string {
  const bare = sanitizeHtml(
    html.replace(blockEnd, (end) => `${end} `),
    { allowedTags: [], allowedAttributes: {} },
  );
  return bare
    .replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}
