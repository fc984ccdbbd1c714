import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  contact: { path: '/contact', parameters: { sent: ['contact'] }, form: true },
} as const satisfies PageAddresses;
