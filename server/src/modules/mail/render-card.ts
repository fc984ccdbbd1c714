import { fontFamilies } from '../../generated/brand.ts';
import { escapeText } from '../../platform/text/escape-text.ts';
import type { MailLook } from '../settings/agency.ts';
import type { Card } from './mail-content.ts';

/** A page of the site: its picture, what it is, what it costs, and the way there. */
export function renderCard(
  { title, excerpt, price, url, label, imageUrl, imageAlt }: Card,
  colors: MailLook['colors'],
): string {
  const link = escapeText(url);
  const picture = imageUrl
    ? `<a href="${link}"><img src="${escapeText(imageUrl)}" alt="${escapeText(imageAlt ?? '')}" width="502" style="display:block;width:100%;height:auto;border:0"></a>`
    : '';
  const cost = price
    ? `<p class="m-ink" style="margin:0 0 10px;font:600 16px/1.4 ${fontFamilies.text};color:${colors.ink}">${escapeText(price)}</p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-line" style="margin:6px 0 24px;border:1px solid ${colors.line}"><tr><td>${picture}
<div style="padding:18px 20px 20px">
<h2 style="margin:0 0 8px;font:600 20px/1.3 ${fontFamilies.heading};overflow-wrap:anywhere"><a href="${link}" class="m-brand" style="color:${colors.brand};text-decoration:none">${escapeText(title)}</a></h2>
<p class="m-ink" style="margin:0 0 10px;font:400 15px/1.6 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${escapeText(excerpt)}</p>
${cost}<a href="${link}" class="m-brand" style="display:inline-block;padding:8px 0;font:600 15px/1.4 ${fontFamilies.text};color:${colors.brand};text-decoration:underline">${escapeText(label)}</a>
</div></td></tr></table>`;
}
