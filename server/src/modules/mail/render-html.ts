// The mail in the look of the brand. Tables and inline styles, because mail programs know little else; no picture is loaded.
import { fontFamilies } from '../../generated/brand.ts';
import { english, languageAttributes } from '../../platform/locale.ts';
import type { MailLook } from '../settings/agency.ts';
import type { MailContent, Part } from './mail-content.ts';

type Colors = MailLook['colors'];

/** A whole HTML document; every word of the mail is escaped. */
export function renderHtml(content: MailContent, publicUrl: string, { company, colors }: MailLook): string {
  const { subject, preheader, heading, parts } = content;
  return `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${colors.paper};color:${colors.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${'&#8199;&#847; '.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${colors.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">
<a href="${escaped(publicUrl)}" style="font:600 20px/1.3 ${fontFamilies.heading};color:${colors.brand};text-decoration:none">${escaped(company.name)}</a>
</td></tr>
<tr><td>${weave(colors)}</td></tr>
<tr><td style="background-color:${colors.surface};border:1px solid ${colors.line};border-top:0;padding:36px 28px 24px">
<h1 style="margin:0;font:600 28px/1.25 ${fontFamilies.heading};color:${colors.brand};overflow-wrap:anywhere">${escaped(heading)}</h1>
<div style="width:48px;height:2px;margin:16px 0 24px;background-color:${colors.highlight};font-size:0;line-height:0">&nbsp;</div>
${parts.map((part) => renderPart(part, colors)).join('\n')}
</td></tr>
<tr><td style="padding:24px 4px 0;font:400 13px/1.6 ${fontFamilies.text};color:${colors.muted}">${footer(content, company, colors)}</td></tr>
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
      return paragraph(part.text, `font:400 16px/1.6 ${fontFamilies.text};color:${colors.ink}`);
    case 'note':
      return paragraph(part.text, `font:400 14px/1.6 ${fontFamilies.text};color:${colors.muted}`);
    case 'quote':
      return `<blockquote style="margin:0 0 20px;padding:4px 0 4px 18px;border-left:3px solid ${colors.highlight};font:400 16px/1.6 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${lines(part.text)}</blockquote>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;border-bottom:1px solid ${colors.line}">${part.rows.map((row) => fact(row, colors)).join('')}</table>`;
    case 'button':
      return button(part.label, part.url, colors);
  }
}

const paragraph = (words: string, style: string) =>
  `<p style="margin:0 0 18px;${style};overflow-wrap:anywhere">${lines(words)}</p>`;

function fact([name, value]: [string, string], colors: Colors): string {
  const cell = `border-top:1px solid ${colors.line};padding:11px 0;vertical-align:top`;
  return `<tr><td width="84" style="${cell};padding-right:12px;font:400 14px/1.6 ${fontFamilies.text};color:${colors.muted}">${escaped(name)}</td><td style="${cell};font:600 16px/1.4 ${fontFamilies.text};color:${colors.ink};overflow-wrap:anywhere">${escaped(value)}</td></tr>`;
}

/** The address stands below in words too, for programs that take links out. */
function button(label: string, url: string, colors: Colors): string {
  const style = `display:inline-block;padding:14px 28px;font:600 16px/1.25 ${fontFamilies.text};color:${colors.paper};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 14px"><tr><td style="background-color:${colors.brand};border-radius:6px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></td></tr></table>
<p style="margin:0 0 22px;font:400 13px/1.5 ${fontFamilies.text};color:${colors.muted};overflow-wrap:anywhere;word-break:break-word">Or open this address: <a href="${escaped(url)}" style="color:${colors.brand}">${escaped(url)}</a></p>`;
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
  { reason, unsubscribeUrl }: MailContent,
  company: MailLook['company'],
  colors: Colors,
): string {
  const lines = [company.address, company.phone].filter(Boolean).map((line) => `<br>${escaped(line)}`);
  const link = `<br><a href="${escaped(unsubscribeUrl ?? '')}" style="color:${colors.brand}">Unsubscribe</a>`;
  return `<strong style="color:${colors.brand}">${escaped(company.name)}</strong>${lines.join('')}<br><br>${escaped(reason)}${unsubscribeUrl ? link : ''}`;
}

const lines = (words: string) => escaped(words).replaceAll(/\r?\n/g, '<br>');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
