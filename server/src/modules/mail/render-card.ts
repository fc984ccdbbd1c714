import { fontFamilies } from '../../generated/brand.ts';
import type { MailLook } from '../settings/agency.ts';
import { escaped } from './escaped.ts';
import type { Card } from './mail-content.ts';

/** A page of the site: its picture, what it is, what it costs, and the way there. */
export function renderCard(
  { title, excerpt, price, url, label, imageUrl, imageAlt }: Card,
  colors: MailLook['colors'],
): string {
  const link = escaped(url);
  const picture = imageUrl
    ? `<a href="${link}"><img src="${escaped(imageUrl)}" alt="${escaped(imageAlt ?? '')}" width="502" style="display:block;width:100%;height:auto;border:0"></a>`
    : '';
  const cost = price
    ? `<p class="m-ink" style="margin:0 0 10px;font:600 16px/1.4 ${fontFamilies.text};color:${colors.ink}">${escaped(price)}</p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-line" style="margin:6px 0 24px;border:1px solid ${colors.line}"><tr><td>${picture}
<div style="padding:18px 20px 20px">
<h2 style="margin:0 0 8px;font:600 20px/1.3 ${fontFamilies.heading};overflow-wrap:anywhere"><a href="${link}" class="m-brand" style="color:${colors.brand};text-decoration:none">${escaped(title)}</a></h2>
<p class="m-ink" style="margin:0 0 10px;font:400 15px/1.6 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${escaped(excerpt)}</p>
${cost}<a href="${link}" class="m-brand" style="display:inline-block;padding:8px 0;font:600 15px/1.4 ${fontFamilies.text};color:${colors.brand};text-decoration:underline">${escaped(label)}</a>
</div></td></tr></table>`;
}
