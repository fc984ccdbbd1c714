import type { LegalSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** What we do with what visitors tell us, and what we and our guests agree to. */
export const legal: LegalSettingsInput = {
  privacyLead:
    'We ask for what a journey needs and for nothing else, we keep it no longer than we must, and we sell none of it to anybody.',
  collected: [
    {
      what: 'Registrations',
      holds:
        'Your name, e-mail, telephone, date of birth, the program, the day you start and whom to call in an emergency.',
      why: 'To review your application, to book permits in your name and to look after you on the way.',
      kept: 'Made anonymous {registrationDays} after the day your journey starts.',
    },
    {
      what: 'Health data',
      holds: 'Medical conditions, allergies and medications, if you choose to tell us.',
      why: 'So that your guide and every kitchen on the way are prepared. Stored only with your consent.',
      kept: 'Encrypted from the moment it arrives, each look at it is logged, and it is erased with the registration.',
    },
    {
      what: 'Messages',
      holds: 'Your name, e-mail, subject and what you write in the contact form.',
      why: 'To answer you.',
      kept: 'Deleted after {messageDays}, or sooner when you ask us to.',
    },
    {
      what: 'Newsletter',
      holds: 'Your e-mail address and the moment you confirmed it.',
      why: 'To send you news of our journeys, after you have said yes twice.',
      kept: 'Until you unsubscribe, which is one click in every mail. Your address is removed {unsubscribedDays} later; only a hash of it stays, so that we do not write to it again.',
    },
    {
      what: 'Donations',
      holds: 'Your name, e-mail, telephone, amount and currency. We never see the number of your card.',
      why: 'To settle the payment with its provider and to send you a receipt.',
      kept: 'Your name and contact go after {donorYears}; until then the law on bookkeeping asks for them.',
    },
    {
      what: 'Activity in our dashboard',
      holds: 'What our own staff changed, when, from which address and with which browser.',
      why: 'To find mistakes and to keep strangers out.',
      kept: '{activityDays}.',
    },
  ],
  rights: [
    'See what we hold about you, and take a copy with you',
    'Have it corrected when it is wrong',
    'Have it erased, as far as the law lets us',
    'Take back a consent at any time, for the future',
    'Object, or complain to the Personal Data Protection Office in Kampala',
  ],
  elsewhere: [
    'This site sets no cookie that follows you and loads nothing from anybody else until you ask for it. A film, the chat and the payment window come from their providers once you open them, the map of the contact page when you reach it, and their rules apply from then on.',
    'What you have typed into a form stays in your own browser until you send it or close the tab. What concerns your health is not even kept there.',
  ],
  termsLead:
    'These are the terms of travel you agree to when you register. They are short on purpose; ask us about anything that is not clear before you say yes.',
  terms: [
    {
      id: 'booking',
      title: 'Registering and booking',
      text: [
        'A registration is a question to us and costs nothing. We answer {answers} with the dates, the price and what it includes. The journey is booked when you have agreed to that in writing and the deposit has reached us.',
        'Who registers others does so for them, and passes these terms on to them.',
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      text: [
        'The price on this site is per person in Uganda shillings and holds for what the description names. The price in our confirmation is the one that counts. It changes only if a park fee, permit or tax that is set by others changes; we show you which.',
        'At booking you pay 30 per cent, or the full cost of a permit where there is one. The rest is due 30 days before departure. Whoever books later than that pays everything at once.',
      ],
    },
    {
      id: 'cancellation',
      title: 'If you cancel',
      text: [
        'Write to us; the day we receive it counts. Permits that are already in your name cannot be given back, whatever the day.',
      ],
      list: [
        'Up to 45 days before departure: you get everything else back.',
        'From 44 to 15 days before: you get half of it back.',
        'Later, or if you do not come: we try to fill your place, and what we save by it is yours.',
        'Moving to another date is free once, up to 30 days before departure, as far as permits allow it.',
      ],
    },
    {
      id: 'changes',
      title: 'If we have to change or cancel',
      text: [
        'Roads wash out and parks close. On the way your guide may change the route for your safety, and finds you something as good.',
        'If we cancel a journey before it begins, you choose another one or get back all you have paid, permits included, within 14 days.',
      ],
    },
    {
      id: 'health',
      title: 'Papers, health and insurance',
      text: [
        'You need a passport, a visa where your country asks for one, and a certificate of yellow-fever vaccination. Gorilla and chimpanzee permits are for guests of 15 years or more, and the parks turn away who is ill.',
        'Tell us what concerns your health and your diet, so that we can prepare. Guests from abroad travel with an insurance that covers medical care and evacuation by air.',
      ],
    },
    {
      id: 'safety',
      title: 'On the way',
      text: [
        'In the forest, on the water and near animals, the word of your guide is the last one. Who puts others at risk can be asked to leave the journey without money back.',
        'We answer for what we and those we work with do wrong. We do not answer for what nobody could foresee or prevent, such as weather, strikes or decisions of an authority, but we help all the same.',
      ],
    },
    {
      id: 'complaints',
      title: 'If something is not right',
      text: [
        'Tell your guide at once, or call us: most things can be put right on the same day. What could not be, write to us within 30 days of your return. These terms are under the law of Uganda, and the courts of Kampala decide what we cannot settle between us.',
      ],
    },
  ],
  consentText:
    'I agree to the terms of travel and consent to my data being used to arrange my journey, as told in the',
  healthReason: 'The nearest good hospital can be five hours away.',
  whatComesNext: [
    {
      title: 'A mail in your inbox',
      text: 'It confirms what you registered for. No mail? Look among the spam.',
    },
    {
      title: 'We read your registration',
      text: 'Somebody from our office checks dates, permits and what you told us to look out for.',
    },
    { title: 'We write or call', text: 'With the places that are free, the price and how to pay.' },
  ],
};
