import type { PartnersSettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** Whom the demo agency works with. */
export const partners: PartnersSettingsInput = {
  partners: [
    {
      name: 'Mutuba Tree Lodges',
      description: 'Nine small lodges in the west, built by the people who run them.',
      imageUrl: picture('mark-tree'),
    },
    {
      name: 'Nyanza Air Charter',
      description: 'Light aircraft to Kihihi, Kasese and Pakuba when the road is long.',
      imageUrl: picture('mark-wing'),
    },
    {
      name: 'Bigodi Guides’ Guild',
      description: 'Birders and forest guides from the villages around Kibale.',
      imageUrl: picture('mark-path'),
    },
    {
      name: 'Source Rafting School',
      description: 'River crews at Jinja, trained in swift-water rescue.',
      imageUrl: picture('mark-wave'),
    },
    {
      name: 'Ankole Craft House',
      description: 'Weavers and carvers who open their workshops to our guests.',
      imageUrl: picture('mark-basket'),
    },
  ],
};
