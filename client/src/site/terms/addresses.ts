import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  terms: { path: '/terms' },
} as const satisfies PageAddresses;
