import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { isVisible } from './characters.ts';

/** The elements that every text of the editor may have. */
export const richTextTags = (
  'h2 h3 h4 p br hr ul ol li blockquote pre code a strong em u s sub sup figure figcaption img ' +
  'table thead tbody tr th td'
).split(' ');

/** What holds for every text of the editor, on a page and in a mail. */
export const richTextRules = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture whose address was taken out, such as one on its writer's computer, would be an empty frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
} satisfies IOptions;

/** Whether a reader sees anything of sanitised HTML: words, a picture or a film; its length says nothing. */
export const showsSomething = (html: string): boolean =>
  /<(?:img|iframe)\b[^<>]*\ssrc="[^"]/.test(html) ||
  isVisible(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
