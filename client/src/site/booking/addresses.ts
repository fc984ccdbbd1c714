import type { PageAddresses } from '../../lib/page/page-address.ts';
import { partyParameters } from './party-parameters.ts';

export const addresses = {
  /** Date and travellers stand in the address, so that it can be shared; `step` says that they were chosen. */
  book: {
    path: '/book/:id',
    parameters: { date: 'number', ...partyParameters, step: ['review'] },
    listed: false,
    personal: true,
    form: true,
  },
  /** Where the mails about a booking lead; its key stands in the query. */
  booking: {
    path: '/booking',
    parameters: {
      key: 'text',
      token: 'text',
      sent: ['confirm', 'extend', 'cancel', 'travellers', 'question', 'review', 'withdrawReview'],
    },
    listed: false,
    personal: true,
    form: true,
  },
  /** Where the payment provider leads back to; no key stands in it, since the provider sees it. */
  paid: {
    path: '/booking/paid',
    parameters: { reference: 'text' },
    listed: false,
    personal: true,
  },
  /** For who has no link at hand. */
  link: {
    path: '/booking/link',
    parameters: { sent: ['link'] },
    listed: false,
    personal: true,
    form: true,
  },
  waiting: {
    path: '/booking/waiting',
    parameters: { key: 'text' },
    listed: false,
    personal: true,
    form: true,
  },
} as const satisfies PageAddresses;
