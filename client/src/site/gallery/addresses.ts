import type { PageAddresses } from '../../lib/page/page-address.ts';
import { galleryChoices } from './gallery-filter.ts';

export const addresses = {
  gallery: {
    path: '/gallery',
    parameters: {
      category: [...Object.keys(galleryChoices), 'facilities'],
      search: 'text',
      page: 'number',
      picture: 'number',
    },
  },
} as const satisfies PageAddresses;
