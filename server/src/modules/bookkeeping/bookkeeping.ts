import type { DataSource } from 'typeorm';
import type { QueryPaymentMonthsArgs, QueryPaymentMovementsArgs } from '../../generated/schema.ts';
import { defineFeature } from '../feature.ts';
import { PaymentDifferenceEntity } from '../payments/differences/payment-difference.entity.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import { type ComparisonDeps, ComparisonService } from './comparison/comparison.service.ts';
import { PaymentComparisonEntity } from './comparison/payment-comparison.entity.ts';
import { type DifferencesDeps, DifferencesService } from './differences.service.ts';
import { readMovementMonths, readMovements } from './movements.ts';

const personalDifferences: Readonly<Record<string, PersonalTable>> = {
  payment_differences: {
    name: 'Differences between the books and the payment provider',
    rows: `(booking_id IN (SELECT id FROM bookings WHERE lower(email) = $1)
      OR donation_id IN (SELECT id FROM donations WHERE lower(email) = $1))`,
    kind: null,
    // Sums, numbers and days stay for the books.
    erasure: { set: "note = ''" },
    columns: {
      ...columns('person', 'note'),
      ...columns('record', 'id kind about provider number reference booking_id donation_id here there'),
      ...columns('record', 'found_at closed_at'),
      ...columns('ours', 'closed_by_id closed_by_name'),
    },
  },
};

/** The accountant's view: all money of the house, and what the payment provider says of it. */
export const bookkeeping = defineFeature({
  services: ({ db, ...needs }: ComparisonDeps & DifferencesDeps & { db: DataSource }) => ({
    movements: {
      list: (args: QueryPaymentMovementsArgs) => readMovements(db, args),
      months: (filter: QueryPaymentMonthsArgs) => readMovementMonths(db, filter),
    },
    comparison: new ComparisonService({ ...needs, db }),
    differences: new DifferencesService({ ...needs, db }),
  }),
  personal: personalDifferences,
  entities: [PaymentDifferenceEntity, PaymentComparisonEntity],
  resolvers: {
    Query: {
      paymentMovements: (_, args, { services }) => services.movements.list(args),
      paymentMonths: (_, filter, { services }) => services.movements.months(filter),
      paymentDifferences: (_, args, { services }) => services.differences.list(args),
      paymentComparison: (_, __, { services }) => services.comparison.last(),
    },
    Mutation: {
      comparePayments: (_, __, { services, actor }) => services.comparison.start(actor),
      closePaymentDifference: (_, { id, note }, { services, actor }) =>
        services.differences.close(actor, id, note),
    },
  },
});
