import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  about: { path: '/about' },
} as const satisfies PageAddresses;
