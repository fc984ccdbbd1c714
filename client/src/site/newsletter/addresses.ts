import type { PageAddresses } from '../../lib/page/page-address.ts';

export const addresses = {
  /** Where the mails of the newsletter lead; the token stands in the query. */
  newsletterConfirm: {
    path: '/newsletter/confirm',
    parameters: { token: 'text', sent: ['confirm'] },
    listed: false,
    form: true,
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    parameters: { token: 'text', sent: ['leave', 'unsubscribe'] },
    listed: false,
    form: true,
  },
  /** What was sent. Mails lead there, no page does. */
  newsletterArchive: { path: '/newsletter/archive', listed: false },
  newsletterIssue: { path: '/newsletter/archive/:id', record: 'archivedNewsletter', listed: false },
} as const satisfies PageAddresses;
