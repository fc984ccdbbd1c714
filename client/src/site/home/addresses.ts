import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  home: { path: '/', parameters: { sent: ['newsletter'] } },
} as const satisfies PageAddresses;
