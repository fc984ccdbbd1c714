// What staff wrote in the editor, for mail programs: no style sheet, whole addresses, and the same in plain words.
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { fontFamilies } from '../../generated/brand.ts';
import { richTextRules, richTextTags } from '../../platform/text/rich-text.ts';
import type { MailLook } from '../settings/agency.ts';

/** What staff wrote or pasted, without what no mail can show. A film becomes a link to it. */
export const sanitiseMail = (html: string): string =>
  sanitizeHtml(html, {
    ...richTextRules,
    allowedTags: richTextTags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    transformTags: {
      ...richTextRules.transformTags,
      iframe: (_, { src = '' }) => ({ tagName: 'a', attribs: { href: src }, text: 'Watch the film' }),
    },
  }).trim();

/** Sanitised HTML with the look of a mail. */
export function styledHtml(html: string, publicUrl: string, colors: MailLook['colors']): string {
  const words = `font:400 16px/1.6 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere`;
  const heading = `margin:28px 0 12px;font:600 22px/1.3 ${fontFamilies.heading};color:${colors.brand};overflow-wrap:anywhere`;
  const cell = `padding:8px;border:1px solid ${colors.line};text-align:start;${words}`;
  const styles: Record<string, { style: string; class?: string }> = {
    p: { style: `margin:0 0 18px;${words}`, class: 'm-ink' },
    h2: { style: heading, class: 'm-brand' },
    h3: { style: heading.replace('22px', '19px'), class: 'm-brand' },
    h4: { style: heading.replace('22px', '17px'), class: 'm-brand' },
    ul: { style: 'margin:0 0 18px;padding-inline-start:24px' },
    ol: { style: 'margin:0 0 18px;padding-inline-start:24px' },
    li: { style: `margin:0 0 6px;${words}`, class: 'm-ink' },
    blockquote: {
      style: `margin:0 0 18px;padding:4px 0 4px 18px;border-inline-start:3px solid ${colors.highlight};${words}`,
      class: 'm-ink',
    },
    hr: { style: `margin:24px 0;border:0;border-top:1px solid ${colors.line}` },
    figure: { style: 'margin:0 0 18px' },
    figcaption: {
      style: `margin-top:6px;font:400 14px/1.5 ${fontFamilies.text};color:${colors.muted}`,
      class: 'm-muted',
    },
    table: { style: 'width:100%;margin:0 0 18px;border-collapse:collapse' },
    th: { style: cell, class: 'm-ink m-line' },
    td: { style: cell, class: 'm-ink m-line' },
  };
  const link = { style: `color:${colors.brand};text-decoration:underline`, class: 'm-brand' };
  const transformTags = {
    ...Object.fromEntries(
      Object.entries(styles).map(([tag, look]) => [
        tag,
        (tagName: string, attribs: Attributes) => ({ tagName, attribs: { ...attribs, ...look } }),
      ]),
    ),
    a: (tagName: string, { href = '' }: Attributes) => ({
      tagName,
      attribs: { href: whole(href, publicUrl), ...link },
    }),
    img: (tagName: string, { src = '', alt = '' }: Attributes) => ({
      tagName,
      attribs: {
        src: whole(src, publicUrl),
        alt,
        width: '502',
        style: 'display:block;width:100%;height:auto;border:0',
      },
    }),
  };
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: {
      '*': ['style', 'class'],
      a: ['href'],
      img: ['src', 'alt', 'width'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: richTextRules.allowedSchemes,
    transformTags,
  });
}

/** What a person reads of it: a paragraph each, links with their addresses. */
export function wordsOfHtml(html: string, publicUrl: string): string {
  const marked = html
    .replace(/<a href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>/g, (_, href: string, words: string) => {
      const address = whole(href, publicUrl);
      return words === address ? words : `${words} (${address})`;
    })
    .replace(/<li[^<>]*>/g, '<li>- ')
    .replace(/<\/(?:p|h[2-4]|li|blockquote|figcaption|tr|pre|ul|ol)>|<br ?\/?>|<hr ?\/?>/g, '$&\n');
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return bare
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof signs) => signs[name])
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Editors write addresses of our own site without its name. */
const whole = (address: string, publicUrl: string) =>
  address.startsWith('/') && !address.startsWith('//') ? publicUrl + address : address;
