import type { MailName } from '../../generated/schema.ts';
import { filled } from '../../platform/text/variables.ts';
import type { MailLook } from '../settings/agency.ts';
import { editableMails } from '../settings/mail-words.ts';
import { type MailContent, note, type Part, text } from './mail-content.ts';

/** Subject, heading and body of a mail, as the agency wrote them. `parts` are paragraphs that are no text. */
export function wordsOf(
  look: MailLook,
  name: MailName,
  values: Record<string, string>,
  parts: Record<string, Part>,
): Pick<MailContent, 'subject' | 'heading' | 'parts'> {
  const words = look.words[name] ?? editableMails[name];
  const said = (template: string) => filled(template, { ...look.variables, ...values });
  const paragraphs = words.paragraphs.map(
    (paragraph) => parts[/^\{(\w+)\}$/.exec(paragraph)?.[1] ?? ''] ?? text(said(paragraph)),
  );
  return {
    subject: said(words.subject),
    heading: said(words.heading),
    parts: [...paragraphs, ...(words.note ? [note(said(words.note))] : [])],
  };
}
