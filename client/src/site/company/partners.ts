/** Who we work with; the logo is a word in the list of `partner-mark.tsx`. */
export const partners = [
  {
    id: 1,
    name: 'Mutuba Tree Lodges',
    logo: 'tree',
    description: 'Nine small lodges in the west, built by the people who run them.',
  },
  {
    id: 2,
    name: 'Nyanza Air Charter',
    logo: 'wing',
    description: 'Light aircraft to Kihihi, Kasese and Pakuba when the road is long.',
  },
  {
    id: 3,
    name: 'Bigodi Guides’ Guild',
    logo: 'path',
    description: 'Birders and forest guides from the villages around Kibale.',
  },
  {
    id: 4,
    name: 'Source Rafting School',
    logo: 'wave',
    description: 'River crews at Jinja, trained in swift-water rescue.',
  },
  {
    id: 5,
    name: 'Ankole Craft House',
    logo: 'basket',
    description: 'Weavers and carvers who open their workshops to our guests.',
  },
] as const;
