import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  donations: { path: '/donations', form: true },
} as const satisfies PageAddresses;
