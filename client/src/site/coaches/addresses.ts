import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  coaches: { path: '/coaches', parameters: { search: 'text', page: 'number' } },
} as const satisfies PageAddresses;
