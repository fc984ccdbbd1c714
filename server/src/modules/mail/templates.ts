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
import type { FilledMail, MailData } from './outgoing-mail.ts';
import { quoteMail, quoteOffice } from './quote-templates.ts';
import {
  contactOffice,
  invitation,
  ownerSetup,
  passwordReset,
  registrationOffice,
} from './staff-templates.ts';

type Fill<Data> = (data: Data, look: MailLook, publicUrl: string) => MailContent;

const templates: { [Template in FilledMail['template']]: Fill<MailData<Template>> } = {
  'registration-received': registrationReceived,
  'registration-office': registrationOffice,
  'contact-office': contactOffice,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-unsubscribe': newsletterUnsubscribe,
  'newsletter-test': (content) => content,
  'donation-receipt': donationReceipt,
  'booking-asked': bookingMail,
  booking: bookingMail,
  'booking-link': bookingMail,
  'booking-office': bookingOffice,
  quote: quoteMail,
  'quote-office': quoteOffice,
  'account-changed': accountChanged,
  'owner-setup': ownerSetup,
  'password-reset': passwordReset,
  invitation,
};

/** What a mail says. `publicUrl` is the address of the site. */
export function fillTemplate({ template, data }: FilledMail, publicUrl: string, look: MailLook): MailContent {
  const fill = templates[template] as Fill<FilledMail['data']>;
  return inLines(fill(data, look, publicUrl));
}

/** Subject and heading in one line each, so that nobody smuggles in a header. */
export function inLines(content: MailContent): MailContent {
  return { ...content, subject: oneLine(content.subject), heading: oneLine(content.heading) };
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
