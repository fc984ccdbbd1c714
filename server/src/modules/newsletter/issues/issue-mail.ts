// An issue as the mail a recipient gets.
import type { MailComposer, MailContent, Part } from '../../mail/mail-composer.service.ts';
import type { MailLook } from '../../settings/agency.ts';
import type { IssueContent, IssuePart } from './issue-parts.ts';

/** Where the site shows it to everybody. */
export const archivePathOf = (id: number) => `/newsletter/archive/${id}`;

/** What all recipients get alike; `id` is null while it is not saved. */
export function issueMail(
  { subject, preheader, parts }: IssueContent,
  id: number | null,
  composer: MailComposer,
  look: MailLook,
): MailContent {
  return {
    subject,
    heading: subject,
    preheader: preheader ?? '',
    parts: parts.map((part) => mailPart(part, composer, look)),
    reason: `You asked for the newsletter of ${look.company.name}.`,
    ...(id !== null && { viewUrl: composer.publicUrl + archivePathOf(id) }),
  };
}

function mailPart(part: IssuePart, composer: MailComposer, look: MailLook): Part {
  if (part.kind === 'text') return composer.part(part.html, look);
  const { publicUrl } = composer;
  const { path, imageUrl, ...card } = part;
  return { ...card, url: publicUrl + path, imageUrl: imageUrl && pictureIn(imageUrl, publicUrl) };
}

/** Our own pictures cut to one shape; a whole one could be as high as a house. */
function pictureIn(url: string, publicUrl: string): string {
  const [, ours] = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(url.replace(publicUrl, '')) ?? [];
  return ours ? `${publicUrl}${ours}/share.jpg` : url;
}
