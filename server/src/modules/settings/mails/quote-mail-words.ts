// What mails about quotes usually say. Sums and days stand in {details}, so that no text can leave them out.
import type { MailName } from '../../../generated/schema.ts';
import type { EditableMail } from '../editable-mail.ts';

export const quoteMails = {
  quoteSent: {
    variables: ['program', 'dates', 'reference', 'until'],
    parts: ['details', 'button'],
    subject: 'Our quote for you: {program}',
    heading: 'Your journey, as we would make it',
    paragraphs: [
      'Dear guest,',
      'We have put a journey together for you. This is what it comes to:',
      '{details}',
      'All of it, line by line, is on a page of its own. There you accept it, or tell us what should be different.',
      '{button}',
    ],
    note: 'The link opens your quote. Please do not pass it on. Questions? Simply answer this mail.',
  },
  quoteOffice: {
    variables: ['what', 'guest', 'program', 'dates'],
    parts: ['details', 'button'],
    subject: '{what}: {guest}, {program}',
    heading: '{what}',
    paragraphs: ['{details}', '{button}'],
    note: 'Sums are shown in the admin only, to people who are signed in.',
  },
} satisfies Partial<Record<MailName, EditableMail>>;
