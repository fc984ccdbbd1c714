import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  facilities: { path: '/facilities', parameters: { search: 'text', page: 'number' } },
  facility: { path: '/facilities/:id', record: 'facility' },
} as const satisfies PageAddresses;
