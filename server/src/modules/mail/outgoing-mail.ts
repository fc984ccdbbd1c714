import { recordKey } from '../../platform/ids.ts';
import { comparedAddress } from '../../platform/mail-transport.ts';
import type { BookingMailData, OfficeBookingData } from './booking-templates.ts';
import type { MailContent } from './mail-content.ts';
import type { OfficeQuoteData, QuoteMailData } from './quote-templates.ts';

/** A mail to send: who to, which template, and what is filled in. Dates are `yyyy-mm-dd`, links are complete addresses. */
export type Mail =
  | MailOf<'registration-received', { program: string; startDate: string }>
  /** For the office; never anything medical. */
  | MailOf<
      'registration-office',
      { registrationId: number; name: string; program: string; startDate: string }
    >
  | MailOf<'contact-office', { name: string; email: string; subject: string; message: string }>
  | MailOf<'newsletter-confirm', { confirmUrl: string; unsubscribeUrl: string }>
  | MailOf<'newsletter-unsubscribe', { unsubscribeUrl: string }>
  /** An issue as it would be mailed. */
  | MailOf<'newsletter-test', MailContent>
  /** `amount` in whole units of `currency` (`USD`), `symbol` as shown (`$`). */
  | MailOf<
      'donation-receipt',
      { amount: number; currency: string; symbol: string; reference: string; date: string }
    >
  /** To an address that nobody confirmed yet. */
  | MailOf<'booking-asked', BookingMailData>
  | MailOf<'booking', BookingMailData>
  | MailOf<'booking-link', BookingMailData>
  | MailOf<'booking-office', OfficeBookingData>
  /** To who staff wrote a quote for. */
  | MailOf<'quote', QuoteMailData>
  | MailOf<'quote-office', OfficeQuoteData>
  | MailOf<'owner-setup', { setupUrl: string }>
  /** `at` is ISO 8601; `by` an owner who did it for them, `from` whence they did it themselves; neither: a command on the server. */
  | MailOf<
      'account-changed',
      {
        what:
          | 'password'
          | 'two-factor-on'
          | 'two-factor-off'
          | 'two-factor-reset'
          | 'recovery-code'
          | 'recovery-codes';
        at: string;
        by: string | null;
        from: { ip: string; userAgent: string } | null;
      }
    >
  | MailOf<'password-reset', { resetUrl: string }>
  | MailOf<'invitation', { inviteUrl: string; invitedBy: string; role: string; duties?: string }>
  /** Its words and files are kept elsewhere, see `Replies`: they may be large, and go with what they answer. */
  | MailOf<'reply', { replyId: number; attempt: number }>;

interface MailOf<Template extends string, Data> {
  to: string;
  template: Template;
  data: Data;
}

export type MailTemplate = Mail['template'];
/** One whose words follow from its data. */
export type FilledMail = Exclude<Mail, { template: 'reply' }>;
export type MailData<Template extends MailTemplate> = Extract<Mail, { template: Template }>['data'];

const officeTemplates: readonly MailTemplate[] = ['registration-office', 'booking-office', 'quote-office'];

/** Whole addresses of whom a mail goes to or comes from, as they are compared. The office's own is nobody's. */
export function addressesOf({ template, to, data }: Mail): string[] {
  if (officeTemplates.includes(template)) return [];
  return [comparedAddress(template === 'contact-office' ? data.email : to)];
}

/** The records that a mail is about which was promised before mails said so, as far as it tells. */
export const recordsBefore = ({ template, data }: Mail): string[] =>
  template === 'registration-office' ? [recordKey({ kind: 'registration', id: data.registrationId })] : [];
