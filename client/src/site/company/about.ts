/** What the home page says about the agency. */
export const about = {
  title: 'A small house that plans large days',
  lead: 'We began in 2022 with one car, two guides and a list of places we would send our own families. The list is longer now. The rule is the same.',
  features: [
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
  values: [
    { title: 'Honest prices', text: 'Permits, park fees and meals are in the figure you see.' },
    { title: 'Light footprints', text: 'Small groups, refilled bottles, and a tree for each guest.' },
    { title: 'Village first', text: 'Porters, cooks and craftspeople are paid on the day, in hand.' },
    { title: 'Time to look', text: 'Fewer stops than others, and longer at each of them.' },
  ],
} as const;
