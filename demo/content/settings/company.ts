import type { CompanySettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** Who the demo agency is. Numbers and mailboxes are reserved examples: they reach nobody; the address is made up. */
export const company: CompanySettingsInput = {
  name: 'Lubugo Journeys',
  tagline: 'Safaris, gorilla treks and cultural journeys from Kampala',
  description:
    '{name} is a small tours and travel agency in Kampala. We plan and guide safaris, gorilla treks, cultural journeys and mountain expeditions in Uganda and beyond.',
  story:
    'Lubugo is bark cloth: beaten from the bark of the mutuba tree, whole, without a thread. It takes patience and good hands. So does a journey.',
  founded: 2022,
  answers: 'within one working day',
  street: 'Plot 18, Mugwanya Rise',
  area: 'Kabalagala',
  box: 'P.O. Box 0000',
  city: 'Kampala',
  country: 'Uganda',
  phones: ['+256 000 555 014'],
  emails: ['hello@lubugo.example', 'bookings@lubugo.example'],
  chatNumber: '256000555014',
  chatGreeting: 'Hello {name}, I would like to know more about your tours.',
  latitude: 0.2982,
  longitude: 32.5998,
  openingHours: [
    {
      days: 'Monday to Friday',
      hours: '8:00 AM to 5:00 PM',
      on: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
    { days: 'Saturday', hours: '9:00 AM to 2:00 PM', on: ['Saturday'], opens: '09:00', closes: '14:00' },
    { days: 'Sunday', hours: 'Closed', on: [] },
  ],
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/lubugo.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/lubugo.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@lubugo.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@lubugo.example' },
    { name: 'PayPal', url: 'https://www.paypal.com/paypalme/lubugoexample' },
  ],
  shareImageUrl: picture('share'),
  shareImageAlt: '{name}: Safaris, gorilla treks and cultural journeys from Kampala',
};
