/** The three slides the home page opens with. */
export const heroSlides = [
  {
    title: 'Meet the forest on its own terms',
    subtitle: 'One hour with mountain gorillas in Bwindi, and two unhurried days on either side of it.',
    picture: 'gorilla-forest',
    caption: 'A silverback’s family in Bwindi, drawn',
  },
  {
    title: 'Follow the Nile from its first mile',
    subtitle: 'Rapids at Jinja, the roar at Murchison, and quiet water with hippos in between.',
    picture: 'murchison-falls',
    caption: 'The Nile at Murchison Falls, drawn',
  },
  {
    title: 'Climb to the snow on the Equator',
    subtitle: 'Nine days through heather and lobelia to Margherita, with guides who grew up below it.',
    picture: 'rwenzori-peaks',
    caption: 'The Rwenzori above Bujuku, drawn',
  },
] as const;

/** How long a slide stays, in milliseconds. */
export const heroInterval = 5000;
