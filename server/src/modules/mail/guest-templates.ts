// What guests and friends of the agency get. Anybody can enter anybody's address, so nothing that was typed into a form stands
// in them, not even a name: nobody can have us carry their words to strangers.
import { company } from './company.ts';
import { button, dateInWords, facts, type MailContent, money, note, text } from './mail-content.ts';
import type { MailData } from './outgoing-mail.ts';

export function registrationReceived(data: MailData<'registration-received'>): MailContent {
  return {
    subject: `We have your registration for ${data.program}`,
    preheader: 'Thank you. We read it within one working day and write to you about the next steps.',
    heading: 'Your registration is with us',
    parts: [
      text('Dear guest,'),
      text('Thank you for wanting to travel with us. This is what you registered for:'),
      facts(['Journey', data.program], ['Start', dateInWords(data.startDate)]),
      text(
        'One of our planners reads it within one working day and writes to you about availability, permits and payment. Nothing is booked or charged before you agree.',
      ),
      note('Something to change or to add? Simply answer this mail.'),
    ],
    reason: `You registered for a journey with ${company.name}.`,
  };
}

export function donationReceipt(data: MailData<'donation-receipt'>): MailContent {
  const amount = money(data.amount, data.symbol);
  return {
    subject: `Thank you for your donation of ${amount}`,
    preheader: `Your payment is confirmed. Reference ${data.reference}.`,
    heading: 'Thank you for your donation',
    parts: [
      text('Dear friend,'),
      text(
        'Your gift has arrived. It goes to the villages that receive our guests: school materials, trees and clean water.',
      ),
      facts(
        ['Amount', data.symbol === data.currency ? amount : `${amount} (${data.currency})`],
        ['Date', dateInWords(data.date)],
        ['Reference', data.reference],
      ),
      note('Please keep this mail as your receipt.'),
    ],
    reason: `You donated to ${company.name}.`,
  };
}

export function newsletterConfirm(data: MailData<'newsletter-confirm'>): MailContent {
  return {
    ...unsubscribable(data.unsubscribeUrl),
    subject: 'Please confirm your newsletter',
    preheader: 'One click, and news from the road reaches you. Without it nothing is sent.',
    heading: 'One click to go',
    parts: [
      text(`You asked for the newsletter of ${company.name}. Please confirm that this address is yours:`),
      button('Confirm my address', data.confirmUrl),
      note('Did you not ask for it? Then do nothing: without your click we send you no newsletter.'),
    ],
    reason: 'Somebody entered this address in the newsletter form of our site.',
  };
}

export function newsletterUnsubscribe(data: MailData<'newsletter-unsubscribe'>): MailContent {
  return {
    ...unsubscribable(data.unsubscribeUrl),
    subject: 'Please confirm that you want to leave our newsletter',
    preheader: 'One click ends the newsletter. Without it nothing changes.',
    heading: 'Leaving our newsletter',
    parts: [
      text('We were asked to take this address off our newsletter. Please confirm it:'),
      button('Unsubscribe me', data.unsubscribeUrl),
      note('Did you not ask for it? Then do nothing, and all stays as it is.'),
    ],
    reason: 'Somebody asked on our site to unsubscribe this address.',
  };
}

/** RFC 8058: mail programs show a button that unsubscribes with one POST. */
function unsubscribable(url: string): Pick<MailContent, 'headers' | 'unsubscribeUrl'> {
  return {
    unsubscribeUrl: url,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
