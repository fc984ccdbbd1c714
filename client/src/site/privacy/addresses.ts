import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  privacy: { path: '/privacy' },
} as const satisfies PageAddresses;
