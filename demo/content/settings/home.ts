import type { HomeSettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** What the home page says. */
export const home: HomeSettingsInput = {
  slides: [
    {
      title: 'Meet the forest on its own terms',
      subtitle: 'One hour with mountain gorillas in Bwindi, and two unhurried days on either side of it.',
      imageUrl: picture('gorilla-forest'),
      imageAlt: 'A silverback’s family in Bwindi, drawn',
    },
    {
      title: 'Follow the Nile from its first mile',
      subtitle: 'Rapids at Jinja, the roar at Murchison, and quiet water with hippos in between.',
      imageUrl: picture('murchison-falls'),
      imageAlt: 'The Nile at Murchison Falls, drawn',
    },
    {
      title: 'Climb to the snow on the Equator',
      subtitle: 'Nine days through heather and lobelia to Margherita, with guides who grew up below it.',
      imageUrl: picture('rwenzori-peaks'),
      imageAlt: 'The Rwenzori above Bujuku, drawn',
    },
  ],
  aboutTitle: 'A small house that plans large days',
  aboutLead:
    'We began in 2022 with one car, two guides and a list of places we would send our own families. The list is longer now. The rule is the same.',
  aboutImageUrl: picture('kasubi-heritage'),
  aboutCaption: 'Where bark cloth is beaten, outside Kampala. A drawing',
  aboutCards: [
    {
      title: 'Guides who live there',
      text: 'Every journey is led by somebody from the region, licensed, and with us by contract rather than by the day.',
    },
    {
      title: 'Made for you',
      text: 'We ask first and draw the route afterwards. Nobody is put on a bus with forty strangers.',
    },
    {
      title: 'Safe on every road',
      text: 'Serviced vehicles, two drivers on long days, a satellite phone in the parks and a doctor on call in Kampala.',
    },
  ],
  valueCards: [
    { title: 'Honest prices', text: 'Permits, park fees and meals are in the figure you see.' },
    { title: 'Light footprints', text: 'Small groups, refilled bottles, and a tree for each guest.' },
    { title: 'Village first', text: 'Porters, cooks and craftspeople are paid on the day, in hand.' },
    { title: 'Time to look', text: 'Fewer stops than others, and longer at each of them.' },
  ],
  yearsInService: '3+',
};
