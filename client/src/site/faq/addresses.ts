import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  faq: { path: '/faq' },
} as const satisfies PageAddresses;
