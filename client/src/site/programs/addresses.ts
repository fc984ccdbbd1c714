import type { PageAddresses } from '../../lib/page/page-address.ts';
import { categories } from './categories.ts';

export const addresses = {
  programs: { path: '/programs', parameters: { category: categories, search: 'text', page: 'number' } },
  program: {
    path: '/programs/:id',
    parameters: { preview: 'text', reviews: 'number' },
    record: 'program',
  },
} as const satisfies PageAddresses;
