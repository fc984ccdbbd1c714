import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  registration: { path: '/registration', parameters: { program: 'number' }, form: true },
  registrationSuccess: { path: '/registration-success', listed: false },
} as const satisfies PageAddresses;
