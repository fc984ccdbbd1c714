import { createFlutterwave, type FlutterwaveSettings } from '../../platform/payments/flutterwave.ts';
import { createSandboxPayments } from '../../platform/payments/sandbox.ts';
import { defineFeature } from '../feature.ts';
import type { TracesService } from '../persons/traces.service.ts';
import { type DonationAccountsDeps, DonationAccountsService } from './accounts/donation-accounts.service.ts';
import { DonationEventEntity } from './accounts/donation-event.entity.ts';
import { receiptPath } from './accounts/receipt-path.ts';
import { anonymiseDonors } from './anonymise-donors.ts';
import { symbolOf } from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { type DonationsDeps, DonationsService } from './donations.service.ts';
import { personalDonations } from './personal-donations.ts';

/** What the donor is told: nothing that was not just sent by the same person. */
function resultOf({ reference, status, name, email, amount, currency }: DonationEntity) {
  const symbol = symbolOf(currency);
  return { reference, status, name, email, amount, currency, symbol, receiptSent: status === 'successful' };
}

interface Needs extends Omit<DonationsDeps & DonationAccountsDeps, 'payments'> {
  flutterwave: FlutterwaveSettings | null;
  donorRetentionYears: number;
  traces: TracesService;
}

export const donations = defineFeature({
  services: ({ flutterwave, ...needs }: Needs) => {
    // The settings of a deployment always name the real one.
    const sandbox = createSandboxPayments(needs.db);
    const payments = flutterwave ? createFlutterwave(flutterwave) : sandbox;
    return {
      donations: new DonationsService({ ...needs, payments }),
      donationAccounts: new DonationAccountsService(needs),
      /** Null where real money is taken. */
      sandbox: flutterwave ? null : sandbox,
    };
  },
  retention: ({ traces, donorRetentionYears }) => ({
    donors: () => anonymiseDonors(traces, donorRetentionYears),
  }),
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
      timeline: (donation, _, { services }) => services.donationAccounts.timeline(donation),
      receiptPath: ({ id, status }) => (status === 'successful' ? receiptPath(id) : null),
    },
    DonationMonth: { symbol: ({ currency }) => symbolOf(currency) },
  },
  tables: { DonationOptions: ['settings'], DonationCurrency: ['settings'] },
});
