import type { MailName, MailTextInput } from '../../generated/schema.ts';
import type { MailLook } from '../settings/agency.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { groupOfMails } from '../settings/settings-groups.ts';
import { bookingExamples } from './booking-examples.ts';
import type { MailContent, Part } from './mail-content.ts';
import type { FilledMail } from './outgoing-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { sanitiseMail, styledHtml, wordsOfHtml } from './rich-html.ts';
import { fillTemplate } from './templates.ts';
import { unsubscribable } from './unsubscribable.ts';

export type { BookingMailData, OfficeBookingData } from './booking-templates.ts';
export type { FilledMail, Mail, MailData } from './outgoing-mail.ts';
export type { OfficeQuoteData, QuoteMailData } from './quote-templates.ts';
export type { MailContent, Part };

interface ComposerDeps {
  publicUrl: string;
  settings: Pick<SettingsService, 'mailLook'>;
}

/** How what staff write becomes a mail in the look of the agency. */
export class MailComposer {
  readonly publicUrl: string;
  /** What mails have of the agency now. */
  readonly look: () => Promise<MailLook>;

  constructor({ publicUrl, settings }: ComposerDeps) {
    this.publicUrl = publicUrl;
    this.look = () => settings.mailLook();
  }

  /** HTML of the editor with what a mail can show, and nothing else. */
  sanitise(html: string): string {
    return sanitiseMail(html);
  }

  part(html: string, { colors }: MailLook): Part {
    return {
      kind: 'rich',
      html: styledHtml(html, this.publicUrl, colors),
      text: wordsOfHtml(html, this.publicUrl),
    };
  }

  /** All but the recipient. With an address that unsubscribes, mail programs show their own button for it. */
  render(content: MailContent, look: MailLook, unsubscribeUrl?: string) {
    const mail = unsubscribeUrl ? { ...content, ...unsubscribable(unsubscribeUrl) } : content;
    return {
      senderName: look.company.name,
      subject: mail.subject,
      headers: mail.headers,
      text: renderText(mail, look),
      html: renderHtml(mail, this.publicUrl, look),
    };
  }

  /** A mail of the settings with these words, as its reader would get it, with values that are made up. Throws BAD_USER_INPUT. */
  async preview(input: unknown) {
    const { mails } = parseSettings(groupOfMails, { mails: [input] }, this.publicUrl);
    const [{ mail, ...words }] = mails as [MailTextInput];
    const look = await this.look();
    const withWords = { ...look, words: { ...look.words, [mail]: words } };
    return this.render(fillTemplate(exampleMails(this.publicUrl)[mail], this.publicUrl, withWords), look);
  }
}

// Each mail of the settings with values that anybody's could have, to show how it will look.
const to = 'grace@example.org';
const journey = { program: 'Gorilla Trek in Bwindi', startDate: '2027-01-15' };

/** `publicUrl` is the address of the site: their links lead to it and do nothing. */
const exampleMails = (publicUrl: string): Readonly<Record<MailName, FilledMail>> => ({
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
  ...bookingExamples(publicUrl),
  quoteSent: {
    to,
    template: 'quote',
    data: {
      number: 12,
      title: 'Gorillas and the Nile, for five friends',
      seats: 5,
      url: publicUrl,
      startsOn: '2027-01-15',
      endsOn: '2027-01-21',
      goodUntil: '2026-12-01',
      currency: 'USD',
      total: 925_000,
      deposit: 277_500,
      balanceDueOn: '2026-12-16',
    },
  },
  quoteOffice: {
    to,
    template: 'quote-office',
    data: {
      what: 'accepted',
      quoteId: 12,
      name: 'Grace Namuli',
      seats: 5,
      reason: '',
      title: 'Gorillas and the Nile, for five friends',
      startsOn: '2027-01-15',
      endsOn: '2027-01-21',
      booking: { id: 12, reference: '7K3M9QX4' },
    },
  },
});
