import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import type { TracesService } from '../persons/traces.service.ts';
import { type DonationAccountsDeps, DonationAccountsService } from './accounts/donation-accounts.service.ts';
import { DonationEventEntity } from './accounts/donation-event.entity.ts';
import { receiptPath } from './accounts/receipt-document.ts';
import { symbolOf } from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { type DonationsDeps, DonationsService } from './donations.service.ts';

const mine = 'donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)';

const personalDonations: Readonly<Record<string, PersonalTable>> = {
  donations: {
    name: 'Donations',
    rows: 'lower(email) = $1',
    kind: 'donation',
    // Amount, currency, date and reference stay for the books.
    erasure: { set: "name = '', email = '', phone = NULL, problem = NULL, anonymised_at = now()" },
    columns: {
      ...columns('person', 'name email phone problem'),
      ...columns('record', 'id reference currency amount status provider provider_transaction_id'),
      ...columns('record', 'created_at checked_at settled_at anonymised_at'),
      ...columns('ours', 'search'),
    },
  },
  donation_events: {
    name: 'What happened to donations',
    rows: mine,
    kind: null,
    // It says what staff did and when, of a donation that has no person any more.
    erasure: 'keep',
    columns: {
      ...columns('record', 'id donation_id type times created_at last_at'),
      ...columns('ours', 'by_email'),
    },
  },
};

/** What the donor is told: nothing that was not just sent by the same person. */
function resultOf({ reference, status, name, email, amount, currency }: DonationEntity) {
  const symbol = symbolOf(currency);
  return { reference, status, name, email, amount, currency, symbol, receiptSent: status === 'successful' };
}

type Needs = DonationsDeps & DonationAccountsDeps & { donorRetentionYears: number; traces: TracesService };

export const donations = defineFeature({
  services: (needs: Needs) => ({
    donations: new DonationsService(needs),
    donationAccounts: new DonationAccountsService(needs),
  }),
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

/** Removes who gave from donations older than `years`; amount, day and outcome stay for the books. Returns how many. */
function anonymiseDonors(traces: TracesService, years: number): Promise<number> {
  return traces.forgetInBatches('donation', async (manager, size) => {
    const [rows] = await manager.query(
      `UPDATE donations SET name = '', email = '', phone = NULL, anonymised_at = now()
       WHERE id IN (SELECT id FROM donations WHERE anonymised_at IS NULL
         AND created_at < now() - make_interval(years => $1) ORDER BY created_at LIMIT ${size} FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [years],
    );
    return rows;
  });
}
