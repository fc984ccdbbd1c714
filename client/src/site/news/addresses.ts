import type { PageAddresses } from '../../lib/page/page-address.ts';
import { categories } from './categories.ts';

export const addresses = {
  news: { path: '/news', parameters: { category: categories, search: 'text', page: 'number' } },
  article: { path: '/news/:id', parameters: { preview: 'text' }, record: 'post' },
} as const satisfies PageAddresses;
