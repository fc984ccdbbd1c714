// What we do with what visitors tell us. The periods are the server's: it keeps to its settings, and says them.
import type { PrivacyPageQuery } from '../privacy/privacy-page.generated.ts';

type Periods = PrivacyPageQuery['retentionPeriods'];

const count = (number: number, unit: 'day' | 'year') => `${number} ${unit}${number === 1 ? '' : 's'}`;

export const privacyLead =
  'We ask for what a journey needs and for nothing else, we keep it no longer than we must, and we sell none of it to anybody.';

/** What is collected, why, and for how long: a text of the periods that the server keeps to. */
export const collected: {
  what: string;
  holds: string;
  why: string;
  kept(periods: Periods): string;
}[] = [
  {
    what: 'Registrations',
    holds:
      'Your name, e-mail, telephone, date of birth, the program, the day you start and whom to call in an emergency.',
    why: 'To review your application, to book permits in your name and to look after you on the way.',
    kept: ({ registrationDays }) =>
      `Made anonymous ${count(registrationDays, 'day')} after the day your journey starts.`,
  },
  {
    what: 'Health data',
    holds: 'Medical conditions, allergies and medications, if you choose to tell us.',
    why: 'So that your guide and every kitchen on the way are prepared. Stored only with your consent.',
    kept: () =>
      'Encrypted from the moment it arrives, each look at it is logged, and it is erased with the registration.',
  },
  {
    what: 'Messages',
    holds: 'Your name, e-mail, subject and what you write in the contact form.',
    why: 'To answer you.',
    kept: ({ messageDays }) => `Deleted after ${count(messageDays, 'day')}, or sooner when you ask us to.`,
  },
  {
    what: 'Newsletter',
    holds: 'Your e-mail address and the moment you confirmed it.',
    why: 'To send you news of our journeys, after you have said yes twice.',
    kept: ({ unsubscribedDays }) =>
      `Until you unsubscribe, which is one click in every mail. Your address is removed ${count(unsubscribedDays, 'day')} later; only a hash of it stays, so that we do not write to it again.`,
  },
  {
    what: 'Donations',
    holds: 'Your name, e-mail, telephone, amount and currency. We never see the number of your card.',
    why: 'To settle the payment with its provider and to send you a receipt.',
    kept: ({ donorYears }) =>
      `Your name and contact go after ${count(donorYears, 'year')}; until then the law on bookkeeping asks for them.`,
  },
  {
    what: 'Activity in our dashboard',
    holds: 'What our own staff changed, when, from which address and with which browser.',
    why: 'To find mistakes and to keep strangers out.',
    kept: ({ activityDays }) => `${count(activityDays, 'day')}.`,
  },
];

export const privacyRights = [
  'See what we hold about you, and take a copy with you',
  'Have it corrected when it is wrong',
  'Have it erased, as far as the law lets us',
  'Take back a consent at any time, for the future',
  'Object, or complain to the Personal Data Protection Office in Kampala',
] as const;

export const privacyElsewhere = [
  'This site sets no cookie that follows you and loads nothing from anybody else until you ask for it. A film, the chat and the payment window come from their providers once you open them, the map of the contact page when you reach it, and their rules apply from then on.',
  'What you have typed into a form stays in your own browser until you send it or close the tab. What concerns your health is not even kept there.',
] as const;
