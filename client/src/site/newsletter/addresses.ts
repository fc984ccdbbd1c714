import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  /** Where the mails of the newsletter lead; the token stands in the query. */
  newsletterConfirm: {
    path: '/newsletter/confirm',
    parameters: { token: 'text', sent: ['confirm'] },
    listed: false,
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    parameters: { token: 'text', sent: ['leave', 'unsubscribe'] },
    listed: false,
  },
} as const satisfies PageAddresses;
