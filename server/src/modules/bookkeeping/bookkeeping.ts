import { defineFeature } from '../feature.ts';
import { PaymentDifferenceEntity } from '../payments/differences/payment-difference.entity.ts';
import { columns, type PersonalTable } from '../personal-table.ts';

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

/** The accountant's view: all money of the house beside what the provider says of it. */
export const bookkeeping = defineFeature({
  personal: personalDifferences,
  entities: [PaymentDifferenceEntity],
});
