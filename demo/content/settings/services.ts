import type { ServicesSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** What the Services page says besides its catalog. */
export const services: ServicesSettingsInput = {
  accommodation: [
    'Lodges, tented camps or guesthouses, each slept in by one of us',
    'Rooms for couples, families and single travellers without a surcharge game',
    'Full board on safari, with vegetarian and halal kitchens',
    'Early check-in on the morning your flight lands',
  ],
  additionalServices: [
    { title: 'Eco-Tourism', text: 'Rhino tracking, tree planting and nights at community camps.' },
    { title: 'Corporate Travel', text: 'Retreats, incentives and airport days for teams of four to eighty.' },
    { title: 'Cruise Packages', text: 'Sunset on Lake Victoria, the delta at Murchison, dhows off Lamu.' },
    { title: 'Custom Itineraries', text: 'Tell us the days and the dream. A route comes back {answers}.' },
  ],
  benefits: [
    'A guide and a driver, not one person doing both',
    'All permits and park fees in the price',
    'Drinking water, binoculars and a field guide in the car',
    'One number that is answered day and night',
  ],
  corePrograms: [
    {
      title: 'Adventure Tours',
      text: 'Gorilla trekking, white water at Jinja, the ice of the Rwenzori. Hard days with a good bed at the end of them.',
    },
    {
      title: 'Beach Getaways',
      text: 'The Ssese Islands on our own lake, or Diani and Zanzibar when only the Indian Ocean will do.',
    },
    {
      title: 'Cultural Tours',
      text: 'Bark-cloth makers in Masaka, royal drums in Mengo, long-horned cattle in Ankole: visits, not performances.',
    },
  ],
  searchExample: 'Gorillas, Nile, boat',
  tourPackages: [
    {
      title: 'Family Vacation',
      duration: '7 days',
      text: 'Short drives, a pool every second day, rhinos on foot and a boat that children may help steer.',
      includes: ['Entebbe, Ziwa, Murchison', 'Family rooms', 'Junior ranger book'],
    },
    {
      title: 'Honeymoon Packages',
      duration: '6 days',
      text: 'A crater-lake cottage, a private deck over the Kazinga Channel, and nobody’s timetable but yours.',
      includes: ['Fort Portal, Ndali, Mweya', 'Dinner on the water', 'Late starts'],
    },
    {
      title: 'Adventure Seekers',
      duration: '9 days',
      text: 'Raft grade five, climb Sipi’s cliffs, track gorillas, and sleep like a stone each night.',
      includes: ['Jinja, Sipi, Bwindi', 'All gear', 'Two guides throughout'],
    },
  ],
  transportOptions: [
    {
      title: '4x4 Land Cruiser',
      text: 'Pop-up roof, fridge, charging at every seat',
      seats: 'Up to 6 guests',
    },
    { title: 'Safari van', text: 'For families and friends on good roads', seats: 'Up to 8 guests' },
    { title: 'Coaster bus', text: 'Schools, choirs, companies', seats: 'Up to 28 guests' },
    {
      title: 'Light aircraft',
      text: 'Entebbe to Kidepo in two hours, nearer parks in less',
      seats: 'Up to 12 guests',
    },
  ],
};
