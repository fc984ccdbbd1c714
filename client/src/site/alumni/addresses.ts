import type { PageAddresses } from '../../lib/page/page-address.ts';
import { categories } from './categories.ts';

export const addresses = {
  alumni: {
    path: '/alumni',
    parameters: { category: categories, search: 'text', quotes: 'number', page: 'number' },
  },
} as const satisfies PageAddresses;
