import type { Feature } from '../feature.ts';
import { DonationEventEntity } from './accounts/donation-event.entity.ts';
import { receiptPath } from './accounts/receipt-path.ts';
import { symbolOf } from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { personalDonations } from './personal-donations.ts';

/** What the donor is told: nothing that was not just sent by the same person. */
function resultOf({ reference, status, name, email, amount, currency }: DonationEntity) {
  const symbol = symbolOf(currency);
  return { reference, status, name, email, amount, currency, symbol, receiptSent: status === 'successful' };
}

export const donations: Feature = {
  validates: ['DonationInput'],
  personal: personalDonations,
  entities: [DonationEntity, DonationEventEntity],
  resolvers: {
    Query: {
      donationOptions: (_, __, { services }) => services.donations.options(),
      donations: (_, args, { services }) => services.donations.list(args),
      donation: (_, { id }, { services }) => services.donationAccounts.find(id),
      donationMonths: (_, range, { services }) => services.donationAccounts.months(range),
    },
    Mutation: {
      startDonation: async (_, { input, form }, { services, actor }) =>
        services.donations.checkout(await services.donations.start(actor, input, form)),
      verifyDonation: async (_, hint, { services }) => resultOf(await services.donations.verify(hint)),
      sendDonationThanks: (_, { id }, { services, actor }) => services.donationAccounts.thank(actor, id),
    },
    Donation: {
      symbol: ({ currency }) => symbolOf(currency),
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'donations', id),
      timeline: (donation, _, { services }) => services.donationAccounts.timeline(donation),
      receiptPath: ({ id, status }) => (status === 'successful' ? receiptPath(id) : null),
    },
    DonationMonth: { symbol: ({ currency }) => symbolOf(currency) },
  },
  tables: { DonationOptions: ['settings'], DonationCurrency: ['settings'] },
};
