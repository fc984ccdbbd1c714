import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  /** Where the mail about a quote leads; its key stands in the query. */
  quote: {
    path: '/quote',
    parameters: { key: 'text', sent: ['decline'] },
    listed: false,
    personal: true,
    form: true,
  },
} as const satisfies PageAddresses;
