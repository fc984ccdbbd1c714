import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  registration: { path: '/registration', parameters: { program: 'number' } },
  registrationSuccess: { path: '/registration-success', listed: false },
} as const satisfies PageAddresses;
