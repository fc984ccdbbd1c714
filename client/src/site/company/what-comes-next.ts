/** What somebody who has registered can expect, in order. */
export const whatComesNext = [
  {
    title: 'A mail in your inbox',
    text: 'It confirms what you registered for. No mail? Look among the spam.',
  },
  {
    title: 'We read your registration',
    text: 'Somebody from our office checks dates, permits and what you told us to look out for.',
  },
  { title: 'We write or call', text: 'With the places that are free, the price and how to pay.' },
] as const;
