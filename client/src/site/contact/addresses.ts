import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  contact: { path: '/contact', parameters: { sent: ['contact'] } },
} as const satisfies PageAddresses;
