/** Who the agency is and how to reach it. Numbers and mailboxes are reserved examples: they reach nobody. */
export const company = {
  name: 'Lubugo Journeys',
  tagline: 'Safaris, gorilla treks and cultural journeys from Kampala',
  description:
    'Lubugo Journeys is a small tours and travel agency in Kampala. We plan and guide safaris, gorilla treks, cultural journeys and mountain expeditions in Uganda and beyond.',
  founded: 2022,
  address: {
    street: 'Plot 18, Mugwanya Rise',
    area: 'Kabalagala',
    box: 'P.O. Box 0000',
    city: 'Kampala',
    country: 'Uganda',
  },
  /** How soon, as it stands at the end of a sentence. */
  answers: 'within one working day',
  phone: '+256 000 555 014',
  emails: ['hello@lubugo.example', 'bookings@lubugo.example'],
  /** The business number of the chat, digits only. */
  chatNumber: '256000555014',
  story:
    'Lubugo is bark cloth: beaten from the bark of the mutuba tree, whole, without a thread. It takes patience and good hands. So does a journey.',
} as const;
