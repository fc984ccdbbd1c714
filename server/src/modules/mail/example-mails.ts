// Each mail of the settings with values that anybody's could have, to show how it will look.
import type { MailName } from '../../generated/schema.ts';
import type { FilledMail } from './outgoing-mail.ts';

const to = 'grace@example.org';
const journey = { program: 'Gorilla Trek in Bwindi', startDate: '2027-01-15' };

/** `publicUrl` is the address of the site: their links lead to it and do nothing. */
export const exampleMails = (publicUrl: string): Readonly<Record<MailName, FilledMail>> => ({
  registrationReceived: { to, template: 'registration-received', data: journey },
  registrationOffice: {
    to,
    template: 'registration-office',
    data: { registrationId: 12, name: 'Grace Namuli', ...journey },
  },
  contactOffice: {
    to,
    template: 'contact-office',
    data: {
      name: 'Grace Namuli',
      email: to,
      subject: 'Travelling with children',
      message: 'Is Murchison Falls a good place for a girl of six?\nWe would come in July.',
    },
  },
  donationReceipt: {
    to,
    template: 'donation-receipt',
    data: { amount: 15, currency: 'USD', symbol: '$', reference: 'D-12345', date: '2027-01-15' },
  },
  newsletterConfirm: {
    to,
    template: 'newsletter-confirm',
    data: { confirmUrl: publicUrl, unsubscribeUrl: publicUrl },
  },
  newsletterUnsubscribe: { to, template: 'newsletter-unsubscribe', data: { unsubscribeUrl: publicUrl } },
  passwordReset: { to, template: 'password-reset', data: { resetUrl: publicUrl } },
  invitation: {
    to,
    template: 'invitation',
    data: { inviteUrl: publicUrl, invitedBy: 'Amina Nakato', role: 'editor' },
  },
});
