import type { FilledMail } from '../src/modules/mail/outgoing-mail.ts';

/** One of each mail whose words follow from its data, with what people might really write. */
export const mails: FilledMail[] = [
  {
    to: 'amina@example.org',
    template: 'registration-received',
    data: { program: 'Gorilla Trek in Bwindi', startDate: '2027-01-15' },
  },
  {
    to: 'office@agency.example',
    template: 'registration-office',
    data: {
      registrationId: 214,
      name: 'Amina Nakato',
      program: 'Gorilla Trek in Bwindi',
      startDate: '2027-01-15',
    },
  },
  {
    to: 'office@agency.example',
    template: 'contact-office',
    data: {
      name: 'Brian <b>O’Neill</b>',
      email: 'brian@example.org',
      subject: 'Five of us & one "grandmother" in July',
      message:
        'Hello,\n\nwe would like to see the crater lakes, and <script>alert(1)</script> if that is possible at 78.\n\nIs Kibale too far in one day? We land in Entebbe on the 4th at 6 in the morning and have to be back on the 16th.\n\nBrian',
    },
  },
  {
    to: 'amina@example.org',
    template: 'newsletter-confirm',
    data: {
      confirmUrl:
        'https://www.example.org/newsletter/confirm?token=Zm9yIHRoZSBsb29rIG9mIGl0IG9ubHkgLSBub3QgYSB0b2tlbg',
      unsubscribeUrl: 'https://www.example.org/newsletter/unsubscribe?token=YWxzbyBub3QgYSB0b2tlbg',
    },
  },
  {
    to: 'amina@example.org',
    template: 'newsletter-unsubscribe',
    data: { unsubscribeUrl: 'https://www.example.org/newsletter/unsubscribe?token=YWxzbyBub3QgYSB0b2tlbg' },
  },
  {
    to: 'amina@example.org',
    template: 'donation-receipt',
    data: {
      amount: 50_000,
      currency: 'UGX',
      symbol: 'UGX',
      reference: '1767607200000-k3v9q2',
      date: '2026-01-05',
    },
  },
  {
    to: 'brian@example.org',
    template: 'account-changed',
    data: {
      what: 'password',
      at: '2026-01-05T12:00:00.000Z',
      by: null,
      from: {
        ip: '192.0.2.1',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      },
    },
  },
  {
    to: 'owner@example.org',
    template: 'owner-setup',
    data: { setupUrl: 'https://www.example.org/admin/signup#setup=bm90IGEgdG9rZW4sIGp1c3QgZm9yIHRoZSBsb29r' },
  },
  {
    to: 'brian@example.org',
    template: 'password-reset',
    data: {
      resetUrl: 'https://www.example.org/admin/reset-password#token=bm90IGEgdG9rZW4sIGp1c3QgZm9yIHRoZSBsb29r',
    },
  },
  {
    to: 'brian@example.org',
    template: 'invitation',
    data: {
      inviteUrl: 'https://www.example.org/admin/signup#invitation=bm90IGEgdG9rZW4sIGp1c3QgZm9yIHRoZSBsb29r',
      invitedBy: 'owner@agency.example',
      role: 'editor',
    },
  },
];
