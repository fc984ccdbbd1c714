import type { MailLook } from '../settings/agency.ts';
import { type MailContent, text } from './mail-content.ts';

/** What staff wrote to somebody, with all variables filled in. */
export interface ReplyWords {
  subject: string;
  /** Blank lines separate paragraphs. */
  text: string;
  /** Where an answer to it goes. */
  replyTo: string;
}

/** A letter of a person, so nothing stands in it that they did not write. */
export function replyContent(
  { subject, text: words, replyTo }: ReplyWords,
  { company }: MailLook,
): MailContent {
  const paragraphs = words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    subject,
    preheader: paragraphs.join(' ').replaceAll(/\s+/g, ' ').slice(0, 140),
    heading: subject,
    parts: paragraphs.map(text),
    reason: `You wrote to ${company.name}, and this is the answer.`,
    replyTo,
    headers: { 'Auto-Submitted': 'no' },
  };
}
