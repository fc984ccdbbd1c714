import type { MailLook } from '../settings/agency.ts';
import { accountChanged } from './account-templates.ts';
import { bookingMail, bookingOffice } from './booking-templates.ts';
import {
  donationReceipt,
  newsletterConfirm,
  newsletterUnsubscribe,
  registrationReceived,
} from './guest-templates.ts';
import type { MailContent } from './mail-content.ts';
import type { FilledMail } from './outgoing-mail.ts';
import { quoteMail, quoteOffice } from './quote-templates.ts';
import {
  contactOffice,
  invitation,
  ownerSetup,
  passwordReset,
  registrationOffice,
} from './staff-templates.ts';

/** What a mail says. `publicUrl` is the address of the site. */
export function fillTemplate(mail: FilledMail, publicUrl: string, look: MailLook): MailContent {
  return inLines(contentOf(mail, publicUrl, look));
}

/** Subject and heading in one line each, so that nobody smuggles in a header. */
export function inLines(content: MailContent): MailContent {
  return { ...content, subject: oneLine(content.subject), heading: oneLine(content.heading) };
}

function contentOf(mail: FilledMail, publicUrl: string, look: MailLook): MailContent {
  switch (mail.template) {
    case 'registration-received':
      return registrationReceived(mail.data, look);
    case 'registration-office':
      return registrationOffice(mail.data, look, publicUrl);
    case 'contact-office':
      return contactOffice(mail.data, look);
    case 'newsletter-confirm':
      return newsletterConfirm(mail.data, look);
    case 'newsletter-unsubscribe':
      return newsletterUnsubscribe(mail.data, look);
    case 'newsletter-test':
      return mail.data;
    case 'donation-receipt':
      return donationReceipt(mail.data, look);
    case 'booking-asked':
    case 'booking':
    case 'booking-link':
      return bookingMail(mail.data, look);
    case 'booking-office':
      return bookingOffice(mail.data, look, publicUrl);
    case 'quote':
      return quoteMail(mail.data, look);
    case 'quote-office':
      return quoteOffice(mail.data, look, publicUrl);
    case 'account-changed':
      return accountChanged(mail.data, look, publicUrl);
    case 'owner-setup':
      return ownerSetup(mail.data, look);
    case 'password-reset':
      return passwordReset(mail.data, look);
    case 'invitation':
      return invitation(mail.data, look);
  }
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
