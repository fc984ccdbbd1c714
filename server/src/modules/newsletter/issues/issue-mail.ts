// An issue as the mail a recipient gets.
import type { MailContent, Part } from '../../mail/mail-content.ts';
import { styledHtml, wordsOfHtml } from '../../mail/rich-html.ts';
import type { MailLook } from '../../settings/agency.ts';
import type { IssueContent, IssuePart } from './issue-content.ts';

/** Where the site shows it to everybody. */
export const archivePathOf = (id: number) => `/newsletter/archive/${id}`;

/** What all recipients get alike; `id` is null while it is not saved. */
export function issueMail(
  { subject, preheader, parts }: IssueContent,
  id: number | null,
  publicUrl: string,
  look: MailLook,
): MailContent {
  return {
    subject,
    heading: subject,
    preheader: preheader ?? '',
    parts: parts.map((part) => mailPart(part, publicUrl, look)),
    reason: `You asked for the newsletter of ${look.company.name}.`,
    ...(id !== null && { viewUrl: publicUrl + archivePathOf(id) }),
  };
}

function mailPart(part: IssuePart, publicUrl: string, { colors }: MailLook): Part {
  if (part.kind === 'text')
    return {
      kind: 'rich',
      html: styledHtml(part.html, publicUrl, colors),
      text: wordsOfHtml(part.html, publicUrl),
    };
  const { path, imageUrl, ...card } = part;
  return { ...card, url: publicUrl + path, imageUrl: imageUrl && pictureIn(imageUrl, publicUrl) };
}

/** Our own pictures cut to one shape; a whole one could be as high as a house. */
function pictureIn(url: string, publicUrl: string): string {
  const [, ours] = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(url.replace(publicUrl, '')) ?? [];
  return ours ? `${publicUrl}${ours}/share.jpg` : url;
}
