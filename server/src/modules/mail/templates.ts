import { accountChanged } from './account-templates.ts';
import {
  donationReceipt,
  newsletterConfirm,
  newsletterUnsubscribe,
  registrationReceived,
} from './guest-templates.ts';
import type { MailContent } from './mail-content.ts';
import type { Mail } from './outgoing-mail.ts';
import {
  contactOffice,
  invitation,
  ownerSetup,
  passwordReset,
  registrationOffice,
} from './staff-templates.ts';

/** What a mail says. `publicUrl` is the address of the site. */
export function fillTemplate(mail: Mail, publicUrl: string): MailContent {
  const content = contentOf(mail, publicUrl);
  return { ...content, subject: oneLine(content.subject), heading: oneLine(content.heading) };
}

function contentOf(mail: Mail, publicUrl: string): MailContent {
  switch (mail.template) {
    case 'registration-received':
      return registrationReceived(mail.data);
    case 'registration-office':
      return registrationOffice(mail.data, publicUrl);
    case 'contact-office':
      return contactOffice(mail.data);
    case 'newsletter-confirm':
      return newsletterConfirm(mail.data);
    case 'newsletter-unsubscribe':
      return newsletterUnsubscribe(mail.data);
    case 'donation-receipt':
      return donationReceipt(mail.data);
    case 'account-changed':
      return accountChanged(mail.data, publicUrl);
    case 'owner-setup':
      return ownerSetup(mail.data);
    case 'password-reset':
      return passwordReset(mail.data);
    case 'invitation':
      return invitation(mail.data);
  }
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
