// The mail in the look of the brand. Tables and inline styles, because mail programs know little else.
import { fontFamilies } from '../../generated/brand.ts';
import { english, languageAttributes } from '../../platform/locale.ts';
import { escapeText } from '../../platform/text/escape-text.ts';
import type { MailLook } from '../settings/agency.ts';
import type { Card, MailContent, Part } from './mail-content.ts';

type Colors = MailLook['colors'];

/** A whole HTML document; every word of the mail is escaped. */
export function renderHtml(content: MailContent, publicUrl: string, { company, colors }: MailLook): string {
  const { subject, preheader, heading, parts } = content;
  return `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(subject)}</title>
${darkMode(colors)}
</head>
<body class="m-paper" style="margin:0;padding:0;background-color:${colors.paper};color:${colors.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeText(preheader)}${'&#8199;&#847; '.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-paper" style="background-color:${colors.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">
<a href="${escapeText(publicUrl)}" class="m-brand" style="font:600 20px/1.3 ${fontFamilies.heading};color:${colors.brand};text-decoration:none">${escapeText(company.name)}</a>
</td></tr>
<tr><td>${weave(colors)}</td></tr>
<tr><td class="m-surface" style="background-color:${colors.surface};border:1px solid ${colors.line};border-top:0;padding:36px 28px 24px">
<h1 class="m-brand" style="margin:0;font:600 28px/1.25 ${fontFamilies.heading};color:${colors.brand};overflow-wrap:anywhere">${escapeText(heading)}</h1>
<div style="width:48px;height:2px;margin:16px 0 24px;background-color:${colors.highlight};font-size:0;line-height:0">&nbsp;</div>
${parts.map((part) => renderPart(part, colors)).join('\n')}
</td></tr>
<tr><td class="m-muted" style="padding:24px 4px 0;font:400 13px/1.6 ${fontFamilies.text};color:${colors.muted}">${footer(content, company, colors)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderPart(part: Part, colors: Colors): string {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text, 'm-ink', `font:400 16px/1.6 ${fontFamilies.text};color:${colors.ink}`);
    case 'note':
      return paragraph(part.text, 'm-muted', `font:400 14px/1.6 ${fontFamilies.text};color:${colors.muted}`);
    case 'quote':
      return `<blockquote class="m-ink" style="margin:0 0 20px;padding:4px 0 4px 18px;border-left:3px solid ${colors.highlight};font:400 16px/1.6 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${lines(part.text)}</blockquote>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-line" style="margin:4px 0 24px;border-bottom:1px solid ${colors.line}">${part.rows.map((row) => fact(row, colors)).join('')}</table>`;
    case 'button':
      return button(part.label, part.url, colors);
    case 'rich':
      return part.html;
    case 'card':
      return renderCard(part, colors);
  }
}

const paragraph = (words: string, look: string, style: string) =>
  `<p class="${look}" style="margin:0 0 18px;${style};overflow-wrap:anywhere">${lines(words)}</p>`;

function fact([name, value]: [string, string], colors: Colors): string {
  const cell = `border-top:1px solid ${colors.line};padding:11px 0;vertical-align:top`;
  return `<tr><td width="84" class="m-muted m-line" style="${cell};padding-right:12px;font:400 14px/1.6 ${fontFamilies.text};color:${colors.muted}">${escapeText(name)}</td><td class="m-ink m-line" style="${cell};font:600 16px/1.4 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${escapeText(value)}</td></tr>`;
}

/** The address stands below in words too, for programs that take links out. */
function button(label: string, url: string, colors: Colors): string {
  const style = `display:inline-block;padding:14px 28px;font:600 16px/1.25 ${fontFamilies.text};color:${colors.paper};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 14px"><tr><td class="m-button" style="background-color:${colors.brand};border-radius:6px"><a href="${escapeText(url)}" style="${style}">${escapeText(label)}</a></td></tr></table>
<p class="m-muted" style="margin:0 0 22px;font:400 13px/1.5 ${fontFamilies.text};color:${colors.muted};overflow-wrap:anywhere;word-break:break-word">Or open this address: <a href="${escapeText(url)}" class="m-brand" style="color:${colors.brand}">${escapeText(url)}</a></p>`;
}

/** A strip of bark cloth: the pattern that stands over each sheet. */
function weave({ brand, highlight, accent }: Colors): string {
  const threads = Array.from({ length: 20 }, (_, i) => [brand, highlight, brand, accent][i % 4]);
  const cells = threads.map(
    (thread) => `<td height="6" style="background-color:${thread};font-size:0;line-height:0">&nbsp;</td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr>${cells.join('')}</tr></table>`;
}

function footer(
  { reason, unsubscribeUrl, viewUrl }: MailContent,
  company: MailLook['company'],
  colors: Colors,
): string {
  const lines = [company.address, company.phone].filter(Boolean).map((line) => `<br>${escapeText(line)}`);
  const link = (url: string | undefined, words: string) =>
    url ? `<br><a href="${escapeText(url)}" class="m-brand" style="color:${colors.brand}">${words}</a>` : '';
  return `<strong class="m-brand" style="color:${colors.brand}">${escapeText(company.name)}</strong>${lines.join('')}<br><br>${escapeText(reason)}${link(viewUrl, 'View in your browser')}${link(unsubscribeUrl, 'Unsubscribe')}`;
}

const lines = (words: string) => escapeText(words).replaceAll(/\r?\n/g, '<br>');

// The mail where its reader has chosen dark: quiet grounds of our own, because the agency's colours are made for paper.
const dark = { paper: '#15120f', surface: '#211d19', line: '#4a4239', ink: '#f1eae0', muted: '#c3b8aa' };

/** A style sheet for those mail programs that read one; the others show the mail as it is on paper. */
function darkMode({ brandSoft }: MailLook['colors']): string {
  return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-paper{background-color:${dark.paper}!important}
.m-surface{background-color:${dark.surface}!important;color:${dark.ink}!important}
.m-surface,.m-line{border-color:${dark.line}!important}
.m-ink{color:${dark.ink}!important}
.m-muted{color:${dark.muted}!important}
.m-brand{color:${brandSoft}!important}
.m-button{background-color:${brandSoft}!important}
.m-button a{color:${dark.paper}!important}
}
</style>`;
}

/** A page of the site: its picture, what it is, what it costs, and the way there. */
function renderCard(
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
