import type { AboutSettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** What the About page and the company profile say. */
export const about: AboutSettingsInput = {
  title: 'Patient hands, good roads',
  lead: 'We are a house of guides, drivers and planners on a hill in Kampala. This is what we believe in, and who answers for it.',
  imageUrl: picture('kampala-hills'),
  imageAlt: 'The hills of Kampala at dusk',
  imageCaption: 'An evening on the hills of Kampala, where every route begins. A drawing',
  missionTitle: 'Our Mission',
  mission:
    'To bring people face to face with Uganda and its neighbours on journeys that are safe, unhurried and made for them alone, and to see that the villages, forests and families along the way are better for every visit.',
  paragraphs: [
    '{name} began in 2022 with one second-hand Land Cruiser and four friends: a hotelier, an accountant, a guide and a mechanic. Between them they knew where to sleep, what it should cost, what to look for and how to get home. That is still most of what a journey needs.',
    'Today we plan and guide customised safaris, gorilla and wildlife treks, cultural and heritage tours, hiking expeditions and trips across the borders to Rwanda, Kenya and Tanzania. Every route is drawn by the person who will be on the telephone while you travel it.',
    'We are named after lubugo, the bark cloth of Buganda. It is beaten from the bark of a living mutuba tree, which then grows a new one. A craft that takes and gives back in the same year seemed a good thing to be named after.',
  ],
  giftsLead: 'Part of what we do at home is carried by gifts:',
  values: [
    {
      title: 'Customer Satisfaction',
      text: 'We ask what a good day means to you before we propose one, and again when it is over.',
    },
    {
      title: 'Integrity',
      text: 'The price we name is the price you pay. If a tour is wrong for you, we say so.',
    },
    {
      title: 'Adventure',
      text: 'The road less driven, the second waterfall, the hour before dawn: with somebody who knows the way back.',
    },
    {
      title: 'Sustainability',
      text: 'Small groups, refilled bottles, repaired cars, and a tree planted for each guest who travels with us.',
    },
    {
      title: 'Cultural Respect',
      text: 'We visit as guests do: invited, on time, with a gift, and without a camera until somebody nods.',
    },
    {
      title: 'Safety First',
      text: 'Two drivers on long days, a satellite telephone in every park, and the right to turn round.',
    },
    {
      title: 'Quality Service',
      text: 'We have slept in each bed we sell and eaten at each table, and we go back to check.',
    },
    {
      title: 'Innovation',
      text: 'Offline maps in the guide’s pocket, permits by telephone, and a better idea after every journey.',
    },
  ],
  profileTitle: '{name} Company Profile',
  profileLabel: 'To read on the plane',
  profileIntro: 'Who we are, how we travel and whom we travel with, on six pages.',
};
