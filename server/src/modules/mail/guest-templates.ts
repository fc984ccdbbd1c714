// What guests and friends of the agency get. Anybody can enter anybody's address, so nothing that was typed into a form stands
// in them, not even a name: nobody can have us carry their words to strangers.

import { dateInWords, money } from '../../platform/text/in-words.ts';
import type { MailLook } from '../settings/agency.ts';
import { button, facts, type MailContent } from './mail-content.ts';
import type { MailData } from './outgoing-mail.ts';
import { unsubscribable } from './unsubscribable.ts';
import { wordsOf } from './words-of.ts';

export function registrationReceived(data: MailData<'registration-received'>, look: MailLook): MailContent {
  const startDate = dateInWords(data.startDate);
  const details = facts(['Journey', data.program], ['Start', startDate]);
  return {
    ...wordsOf(look, 'registrationReceived', { program: data.program, startDate }, { details }),
    preheader: `Thank you. We read it ${look.variables.answers} and write to you about the next steps.`,
    reason: `You registered for a journey with ${look.company.name}.`,
  };
}

export function donationReceipt(data: MailData<'donation-receipt'>, look: MailLook): MailContent {
  const amount = money(data.amount, data.symbol);
  const date = dateInWords(data.date);
  const details = facts(
    ['Amount', data.symbol === data.currency ? amount : `${amount} (${data.currency})`],
    ['Date', date],
    ['Reference', data.reference],
  );
  return {
    ...wordsOf(look, 'donationReceipt', { amount, date, reference: data.reference }, { details }),
    preheader: `Your payment is confirmed. Reference ${data.reference}.`,
    reason: `You donated to ${look.company.name}.`,
  };
}

export function newsletterConfirm(data: MailData<'newsletter-confirm'>, look: MailLook): MailContent {
  return {
    ...unsubscribable(data.unsubscribeUrl),
    ...wordsOf(look, 'newsletterConfirm', {}, { button: button('Confirm my address', data.confirmUrl) }),
    preheader: 'One click, and news from the road reaches you. Without it nothing is sent.',
    reason: 'Somebody entered this address in the newsletter form of our site.',
  };
}

export function newsletterUnsubscribe(data: MailData<'newsletter-unsubscribe'>, look: MailLook): MailContent {
  return {
    ...unsubscribable(data.unsubscribeUrl),
    ...wordsOf(look, 'newsletterUnsubscribe', {}, { button: button('Unsubscribe me', data.unsubscribeUrl) }),
    preheader: 'One click ends the newsletter. Without it nothing changes.',
    reason: 'Somebody asked on our site to unsubscribe this address.',
  };
}
