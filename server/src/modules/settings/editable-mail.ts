// What staff may word themselves of a mail.
import type { MailTextInput } from '../../generated/schema.ts';

export type MailWords = Omit<MailTextInput, 'mail'>;

export interface EditableMail extends MailWords {
  /** What the texts may hold besides what every text may. */
  variables: readonly string[];
  /** What a paragraph of its own must be: it becomes a list of facts, a quotation or a button. */
  parts: readonly string[];
}
