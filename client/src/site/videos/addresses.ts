import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  videos: { path: '/videos', parameters: { search: 'text', page: 'number' } },
} as const satisfies PageAddresses;
