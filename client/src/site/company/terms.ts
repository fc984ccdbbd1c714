// What we and our guests agree to when a journey is booked. The answers of faq.ts say the same in short.
import { company } from './company.ts';

export const termsLead =
  'These are the terms of travel you agree to when you register. They are short on purpose; ask us about anything that is not clear before you say yes.';

/** In the order of a journey: each with a name for its address, and its paragraphs. */
export const terms = [
  {
    id: 'booking',
    title: 'Registering and booking',
    text: [
      `A registration is a question to us and costs nothing. We answer ${company.answers} with the dates, the price and what it includes. The journey is booked when you have agreed to that in writing and the deposit has reached us.`,
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
] as const;
